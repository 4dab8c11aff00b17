/// The edges from which the insets of a section are counted across the direction of scrolling.
public enum UIContentInsetsReference: Int, Sendable {
    /// Those of the layout's configuration.
    case automatic
    /// Those of the collection.
    case none
    /// Those of the safe area.
    case safeArea
    /// Those of the collection's layout margins.
    case layoutMargins
    /// Those of the guide for readable content.
    case readableContent
}
