import LayerTree
import Testing

@testable import ViewKit

/// Two hosts side by side: neither notices the other.
@MainActor @Suite struct HostsTests {
    @Test func animationsQueuesAndScreensAreApart() throws {
        let a = TestHost()
        let b = TestHost(size: CGSize(width: 500, height: 300), scale: 3)
        let viewA = UIView()
        let viewB = UIView()
        a.show(viewA)
        b.show(viewB)
        var log: [String] = []
        for (name, host, view) in [("a", a, viewA), ("b", b, viewB)] {
            host.run {
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                    view.center.x = 100
                } completion: { _ in
                    log.append("\(name) sees \(Int(UIScreen.main.bounds.width))")
                }
                DispatchQueue.main.async { log.append("\(name) at \(CACurrentMediaTime())") }
            }
        }
        a.frame(at: 0)
        b.frame(at: 10)
        #expect(log == ["a at 0.0", "b at 10.0"])
        b.frame(at: 10.25)
        a.frame(at: 0.5)
        #expect(abs(try #require(viewA.layer.presentation()).position.x - 50) < 1e-9)
        #expect(abs(try #require(viewB.layer.presentation()).position.x - 25) < 1e-9)
        b.frame(at: 11)
        a.frame(at: 1)
        #expect(log.suffix(2) == ["b sees 500", "a sees 200"])
        a.run { UIView.setAnimationsEnabled(false) }
        #expect(b.run { UIView.areAnimationsEnabled })
        #expect(WindowList.of(a.layers).windows == [a.window])
        #expect(WindowList.of(b.layers).windows == [b.window])
    }

    @Test func eachHasASceneOfItsOwn() {
        let a = TestHost()
        let b = TestHost(size: CGSize(width: 500, height: 300))
        a.show()
        b.show()
        let key = b.run {
            UIApplication.shared.connectedScenes.filter { $0.activationState == .foregroundActive }
                .compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first { $0.isKeyWindow }
        }
        #expect(key === b.window)
        #expect(a.window.windowScene?.screen.bounds.width == 200 && b.window.windowScene?.keyWindow === b.window)
        let second = b.run { b.window.windowScene.map { UIWindow(windowScene: $0) } }
        #expect(second?.frame == CGRect(x: 0, y: 0, width: 500, height: 300))
        #expect(second?.windowScene === b.window.windowScene && b.window.windowScene !== a.window.windowScene)
    }

    @Test func touchesRunUnderTheWindowsHost() {
        let a = TestHost()
        let b = TestHost(size: CGSize(width: 500, height: 300))
        a.show()
        b.show()
        let listener = ScreenListener()
        b.window.addGestureRecognizer(UITapGestureRecognizer(target: listener, action: ScreenListener.hear))
        a.run {
            b.window.handle([
                TouchSample(phase: .began, location: SIMD2(400, 10), timestamp: 0),
                TouchSample(phase: .ended, location: SIMD2(400, 10), timestamp: 0.1),
            ])
        }
        #expect(listener.width == 500)
    }

    @Test func withoutAHostThingsAreDefined() {
        #expect(UIScreen.main.bounds.width == 390)
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.backgroundColor = .red
        #expect(view.snapshotView(afterScreenUpdates: false)?.bounds.size == view.bounds.size)
        #expect(view.snapshotView(afterScreenUpdates: true)?.layer.fragment?.tree.nodes.isEmpty == false)
        #expect(CACurrentMediaTime() == 0)
    }
}

@MainActor private final class ScreenListener {
    var width: CGFloat = 0

    func hear() { width = UIScreen.main.bounds.width }
}
