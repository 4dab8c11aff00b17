import Testing

@testable import ViewKit

@MainActor @Suite struct HitTestingTests {
    let host = TestHost()
    let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let button = UIView(frame: CGRect(x: 80, y: 80, width: 40, height: 40))

    init() {
        card.addSubview(button)
        host.show(card)
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
        host.run { host.window.hitTest(CGPoint(x: x, y: y), with: nil) }
    }

    @Test func theDeepestViewIsHit() {
        #expect(hit(60, 60) === card)
        #expect(hit(140, 140) === button)
        #expect(hit(10, 10) === host.window)
        #expect(hit(201, 10) == nil)
    }

    @Test func whatReachesBeyondASuperviewIsNotHitThere() {
        #expect(hit(160, 140) === host.window)
    }

    @Test func upperSiblingsComeFirst() {
        let over = UIView(frame: CGRect(x: 70, y: 70, width: 80, height: 80))
        host.window.addSubview(over)
        #expect(hit(140, 140) === over)
        host.window.sendSubviewToBack(over)
        #expect(hit(140, 140) === button)
    }

    @Test func transformsCount() {
        button.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(hit(135, 135) === card)
        #expect(hit(145, 145) === button)
    }

    @Test func hiddenTransparentAndDeafViewsAreNotHit() {
        button.isHidden = true
        #expect(hit(140, 140) === card)
        button.isHidden = false
        button.alpha = 0.009
        #expect(hit(140, 140) === card)
        button.alpha = 0.01
        #expect(hit(140, 140) === button)
        card.isUserInteractionEnabled = false
        #expect(hit(140, 140) === host.window)
    }

    @Test func theModelIsHitWhileAViewMoves() {
        host.run {
            UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { card.center.x += 60 }
        }
        host.frame(at: 0.1)
        #expect(hit(60, 60) === host.window)
        #expect(hit(120, 60) === card)
    }

    @Test func viewsThatAnimateAreNotHitUntilTheyAreDone() {
        host.run { UIView.animate(withDuration: 1) { card.center.x += 10 } }
        host.frame(at: 0.1)
        #expect(hit(100, 60) === host.window)
        #expect(hit(150, 140) === host.window)
        host.frame(at: 1.2)
        #expect(hit(100, 60) === card)
        host.run { UIView.animate(withDuration: 1) { card.alpha = 0.5 } }
        card.layer.removeAllAnimations()
        #expect(hit(100, 60) === card)
    }
}
