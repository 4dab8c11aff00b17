import RenderTree

/// What `snapshotView(afterScreenUpdates:)` makes: a view that shows a fragment.
@MainActor final class SnapshotView: UIView {
    init(of fragment: Fragment?, size: CGSize) {
        super.init(frame: CGRect(origin: .zero, size: size))
        layer.fragment = fragment
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }
}
