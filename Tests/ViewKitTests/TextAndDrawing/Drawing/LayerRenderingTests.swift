import Testing

@testable import ViewKit

/// Pictures of `render(in:)` while something animates.
@MainActor @Suite struct LayerRenderingTests {
    private let host = TestHost()

    private func render(_ layer: CALayer) -> CGFloat? {
        host.run {
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 100, height: 20), false, 1)
            UIGraphicsGetCurrentContext().map(layer.render)
            UIGraphicsEndImageContext()
        }
        return host.counting.requests.last?.fragment.tree.nodes.last?.transform.tx
    }

    /// Layers draw what was set, their presentation what shows.
    @Test func animationsShowOnlyInThePresentation() throws {
        let (view, child) = host.run {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.backgroundColor = .white
            child.backgroundColor = .red
            view.addSubview(child)
            return (view, child)
        }
        host.show(view)
        host.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { child.frame.origin.x = 50 }
        }
        #expect(render(view.layer) == 50, "as soon as it was set")
        host.frame(at: 0)
        host.frame(at: 0.5)
        #expect(render(view.layer) == 50)
        let shown = try #require(view.layer.presentation())
        #expect(render(shown) == 25)
        #expect(child.layer.presentation()?.frame.minX == 25, "nothing was lost on the way")
        host.frame(at: 0.6)
        #expect(child.layer.presentation()?.frame.minX == 30)
    }
}
