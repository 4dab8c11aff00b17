/// The insets across the direction of scrolling that the references of a compositional layout stand for, beyond those of the
/// content.
struct ContentInsetsReferences: Equatable {
    var safeArea = NSDirectionalEdgeInsets.zero
    var layoutMargins = NSDirectionalEdgeInsets.zero
    var readableContent = NSDirectionalEdgeInsets.zero

    init() {}

    /// Those of `view`, whose content scrolls along `axis`.
    @MainActor init(_ view: UIScrollView, axis: ScrollAxis, isMirrored: Bool) {
        let used = view.adjustedContentInset
        let margins = view.layoutMargins
        let readable = view.readableContentGuide.layoutFrame
        func insets(_ edges: UIEdgeInsets) -> NSDirectionalEdgeInsets {
            let left = max(0, edges.left - used.left)
            let right = max(0, edges.right - used.right)
            return axis == .y
                ? NSDirectionalEdgeInsets(
                    top: 0, leading: isMirrored ? right : left, bottom: 0, trailing: isMirrored ? left : right)
                : NSDirectionalEdgeInsets(
                    top: max(0, edges.top - used.top), leading: 0, bottom: max(0, edges.bottom - used.bottom),
                    trailing: 0)
        }
        safeArea = insets(view.safeAreaInsets)
        layoutMargins = insets(margins)
        readableContent = insets(
            UIEdgeInsets(
                top: margins.top, left: readable.minX - view.bounds.minX, bottom: margins.bottom,
                right: view.bounds.maxX - readable.maxX))
    }

    subscript(reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
        switch reference {
        case .automatic, .safeArea: safeArea
        case .none: .zero
        case .layoutMargins: layoutMargins
        case .readableContent: readableContent
        }
    }
}
