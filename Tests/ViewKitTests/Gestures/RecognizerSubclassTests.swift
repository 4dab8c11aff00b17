import Testing

@testable import ViewKit

/// Subclasses as published code writes them.
@MainActor @Suite struct RecognizerSubclassTests {
    private final class NamedPan: UIPanGestureRecognizer {
        init() {
            super.init(target: nil, action: nil)
            name = "pan"
        }
    }

    /// A recognizer that takes itself for one of another view.
    private final class BorrowedPan: UIPanGestureRecognizer {
        var lender: UIView?
        override var view: UIView? { lender }
        var targets = 0
        override func addTarget(_ target: Any, action: Selector) {
            targets += 1
            super.addTarget(target, action: action)
        }
    }

    private final class CoveredView: UIView {
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0) }
    }

    @Test func initializersAndMembersAreOpen() {
        let host = TestHost()
        host.run {
            #expect(NamedPan().name == "pan")
            let pan = BorrowedPan()
            let own = UIView()
            let other = UIView()
            pan.lender = other
            own.addGestureRecognizer(pan)
            #expect(pan.view === other && pan.attachedView === own && own.gestureRecognizers?.count == 1)
            own.removeGestureRecognizer(pan)
            #expect(pan.attachedView == nil)
        }
    }

    /// A target whose methods take classes that the sender is not.
    @MainActor private final class Target {
        var calls: [String] = []

        func edge(_ pan: UIScreenEdgePanGestureRecognizer) { calls.append("edge \(pan.name ?? "")") }
        func tap(_ tap: UITapGestureRecognizer) { calls.append("tap") }
    }

    /// Objective-C never checked the class; what has nothing to do with the sender is another matter.
    @Test func aMethodForASubclassIsCalled() {
        TestHost().run {
            let pan = UIPanGestureRecognizer()
            pan.name = "plain"
            let target = Target()
            let edge = Selector(_method: "edge:", Target.edge(_:))
            #expect(edge.send(to: target, pan) != nil)
            let tap = Selector(_method: "tap:", Target.tap(_:))
            #expect(tap.send(to: target, pan) == nil)
            #expect(edge.send(to: target, UIView()) == nil)
            #expect(target.calls == ["edge plain"])
        }
    }

    @Test func viewsMayGiveTheirOwnSafeArea() {
        let host = TestHost()
        let view = host.run { CoveredView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)) }
        let child = host.run { UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 100)) }
        host.show(view)
        host.run { view.addSubview(child) }
        #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 44, width: 100, height: 122))
        #expect(child.safeAreaInsets == UIEdgeInsets(top: 34, left: 0, bottom: 0, right: 0))
    }

    @Test func aWindowIsAsLargeAsTheScreen() {
        let host = TestHost(size: CGSize(width: 320, height: 480))
        #expect(host.run { UIWindow().frame } == CGRect(x: 0, y: 0, width: 320, height: 480))
    }
}
