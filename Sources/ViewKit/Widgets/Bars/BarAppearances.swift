/// The appearances of a bar, or of an item that has its own, each for another place or height of the bar.
@MainActor final class BarAppearances<Appearance: UIBarAppearance> {
    /// Over content, and in place of those that are not set.
    let standard: AppearanceSlot<Appearance>
    /// Over content in a bar of little height.
    let compact: AppearanceSlot<Appearance>
    /// At the edge of the content.
    let scrollEdge: AppearanceSlot<Appearance>

    init(_ copy: @escaping @MainActor (UIBarAppearance) -> Appearance) {
        standard = AppearanceSlot(copy)
        compact = AppearanceSlot(copy)
        scrollEdge = AppearanceSlot(copy)
    }

    /// Called when one of the appearances is set or changes; updates the bar.
    var whenChanged: (() -> Void)? {
        didSet { for slot in [standard, compact, scrollEdge] { slot.whenChanged = whenChanged } }
    }
}
