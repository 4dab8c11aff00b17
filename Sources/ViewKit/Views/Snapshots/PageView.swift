import LayerTree
import RenderTree

/// A snapshot as a page that can turn over.
@MainActor final class PageView: UIView {
    private var page: PageTurnLayer? { layer as? PageTurnLayer }

    /// A page of the size `size` that shows `fragment`, and lies flat.
    init(of fragment: Fragment?, size: CGSize) {
        super.init(frame: CGRect(origin: .zero, size: size))
        show(fragment)
    }

    /// Shows what `view` looks like now.
    func show(_ view: UIView) { show(view.fragment(afterScreenUpdates: true)) }

    private func show(_ fragment: Fragment?) {
        if let fragment, let host = layer.context.host { page?.show(fragment, for: host) }
    }

    required init?(coder: NSCoder) { nil }

    override class var layerClass: AnyClass { PageTurnLayer.self }

    override class var mayDraw: Bool { false }

    /// The fraction of the page's turn, 0 for flat to 1 for gone; animates.
    var turn: Double {
        get { page?.pageTurn ?? 0 }
        set { page?.pageTurn = newValue }
    }

    /// Only on what is left of the page.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { layer.contains(point) }
}
