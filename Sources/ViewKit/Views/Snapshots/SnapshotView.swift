import RenderTree

/// The view of a snapshot, which shows a fragment, or a part of one.
@MainActor final class SnapshotView: UIView {
    init(of fragment: Fragment?, size: CGSize) {
        super.init(frame: CGRect(origin: .zero, size: size))
        layer.fragment = fragment
    }

    /// A view that shows `part` of `fragment`, in points from its corner; stretched, all within `insets` of that keeps its
    /// size.
    init(of fragment: Fragment?, part: CGRect, insets: UIEdgeInsets) {
        super.init(frame: CGRect(origin: .zero, size: part.size))
        let whole = fragment?.tree.size ?? .zero
        guard whole.width > 0, whole.height > 0, part.width > 0, part.height > 0 else { return }
        layer.fragment = fragment
        layer.contentsRect = CGRect(
            x: part.minX / whole.width, y: part.minY / whole.height, width: part.width / whole.width,
            height: part.height / whole.height)
        let center = CGRect(origin: .zero, size: part.size).inset(by: insets)
        guard insets != .zero, !center.isNull else { return }
        layer.contentsCenter = CGRect(
            x: center.minX / part.width, y: center.minY / part.height, width: center.width / part.width,
            height: center.height / part.height)
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }
    override class var hearsOfSafeArea: Bool { false }
}
