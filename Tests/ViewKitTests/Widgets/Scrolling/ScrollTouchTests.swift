import Testing

@testable import ViewKit

/// Scroll views among other things that want touches.
@MainActor @Suite struct ScrollTouchTests {
    private final class Button: UIView {
        var log: [String] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
    }

    private func button(in rig: ScrollRig) -> Button {
        rig.host.run {
            let button = Button(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            rig.scroll.addSubview(button)
            return button
        }
    }

    @Test func aTapReachesTheContent() {
        let rig = ScrollRig()
        let button = button(in: rig)
        rig.touch(.began, 100, 100)
        rig.step(0.1)
        #expect(button.log.isEmpty, "it might become a drag")
        rig.touch(.ended, 100, 100)
        #expect(button.log == ["began", "ended"])
    }

    @Test func aDragThatComesAtOnceIsNotTheContents() {
        let rig = ScrollRig()
        let button = button(in: rig)
        rig.drag(from: (100, 150), to: (100, 100), in: 0.1)
        #expect(button.log.isEmpty)
        #expect(rig.y > 0)
    }

    @Test(arguments: [true, false]) func aDragAfterAWhileTakesTheTouchIfItMay(_ mayCancel: Bool) {
        let rig = ScrollRig()
        rig.scroll.canCancelContentTouches = mayCancel
        let button = button(in: rig)
        rig.touch(.began, 100, 150)
        rig.step(0.3)
        #expect(button.log == ["began"])
        for step in 1...10 { rig.touch(.moved, 100, 150 - Double(step) * 5) }
        rig.touch(.ended, 100, 100)
        #expect(button.log == ["began", mayCancel ? "cancelled" : "ended"])
        #expect((rig.y > 0) == mayCancel)
    }

    /// A control that has the touch keeps it, unless the view says otherwise.
    @Test(arguments: [true, false]) func controlsKeepTheirTouches(_ isControl: Bool) {
        let rig = ScrollRig()
        rig.host.run {
            let view = isControl ? UIControl(frame: rig.scroll.bounds) : UIView(frame: rig.scroll.bounds)
            rig.scroll.addSubview(view)
        }
        rig.touch(.began, 100, 150)
        rig.step(0.3)
        for step in 1...10 { rig.touch(.moved, 100, 150 - Double(step) * 5) }
        rig.touch(.ended, 100, 100)
        #expect((rig.y > 0) == !isControl)
    }

    @Test func aTouchThatStopsTheContentIsNotTheContents() {
        let rig = ScrollRig()
        let button = button(in: rig)
        rig.drag(from: (100, 150), to: (100, 100), in: 0.1)
        rig.step(0.05)
        rig.touch(.began, 100, 100)
        rig.step(0.3)
        rig.touch(.ended, 100, 100)
        #expect(button.log.isEmpty)
    }

    /// A row that scrolls sideways in a list: each takes the drags along its own axis.
    @Test func theAxisDecidesBetweenNestedViews() {
        let rig = ScrollRig()
        let inner = rig.host.run {
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            inner.contentSize = CGSize(width: 1000, height: 200)
            rig.scroll.addSubview(inner)
            return inner
        }
        rig.drag(from: (150, 100), to: (100, 95), lift: true)
        #expect(inner.contentOffset.x > 0 && rig.y == 0)
        rig.step(5)
        rig.drag(from: (100, 150), to: (95, 100))
        #expect(rig.y > 0)
    }

    /// At the inner one's end the outer one goes on.
    @Test func theOuterViewTakesOverAtTheEnd() {
        let rig = ScrollRig()
        let inner = rig.host.run {
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            inner.contentSize = CGSize(width: 200, height: 400)
            rig.scroll.addSubview(inner)
            return inner
        }
        rig.drag(from: (100, 150), to: (100, 100), lift: false)
        #expect(inner.contentOffset.y > 0 && rig.y == 0)
        rig.touch(.ended, 100, 100)
        rig.step(5)
        inner.contentOffset.y = 200
        rig.drag(from: (100, 150), to: (100, 100), lift: false)
        #expect(inner.contentOffset.y == 200 && rig.y > 0)
    }
}
