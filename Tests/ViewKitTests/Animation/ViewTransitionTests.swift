import Foundation
import Testing

@testable import ViewKit

/// `UIView.transition` in both forms.
@MainActor @Suite struct ViewTransitionTests {
    let host = TestHost()
    let container = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 60))
    let first = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let second = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let log = EventLog()

    init() {
        host.run {
            first.backgroundColor = .red
            second.backgroundColor = .green
            container.addSubview(first)
        }
        host.show(container)
    }

    private func flip(_ options: UIView.AnimationOptions, _ changes: (() -> Void)? = nil) {
        host.run {
            UIView.transition(with: container, duration: 1, options: options) {
                first.removeFromSuperview()
                container.addSubview(second)
                changes?()
            } completion: { [log] in
                log.add("done \($0)")
            }
        }
    }

    private var shown: CALayer { container.layer.presentation() ?? container.layer }

    /// The magnification of a length at a point right of, or below, the middle.
    private func depth(at point: SIMD2<Double>) -> Double {
        let m = shown.transform
        return 1 / (m.m14 * point.x + m.m24 * point.y + m.m44)
    }

    @Test(arguments: [
        // The edge that comes towards the viewer at a quarter of the way is nearer, and so larger.
        (UIView.AnimationOptions.transitionFlipFromLeft, SIMD2(-1.0, 0.0)),
        (.transitionFlipFromRight, SIMD2(1, 0)),
        (.transitionFlipFromTop, SIMD2(0, -1)),
        (.transitionFlipFromBottom, SIMD2(0, 1)),
    ])
    func flipsTurnTheNamedEdgeTowardsTheViewer(_ options: UIView.AnimationOptions, _ edge: SIMD2<Double>) throws {
        flip([options, .curveLinear])
        host.frame(at: 0)
        host.frame(at: 0.25)
        // The old side shows, the new one is turned away.
        #expect(shown.opacity == 0)
        let cover = try #require(container.superview?.layer.sublayers?.last)
        #expect(cover !== container.layer)
        let old = try #require(cover.presentation()).transform
        #expect(old.m14 * edge.x * 50 + old.m24 * edge.y * 30 < -0.01, "nearer")
        #expect(cover.presentation()?.opacity == 1)
        host.frame(at: 0.75)
        // The new side comes round the same way: what was the near edge has passed to the other side.
        #expect(shown.opacity == 1 && cover.presentation()?.opacity == 0)
        #expect(depth(at: -edge * 30) > 1 && depth(at: edge * 30) < 1)
        host.frame(at: 1)
        #expect(log.lines == ["done true"])
        #expect(container.layer.animationKeys() == nil && cover.superlayer == nil)
        #expect(container.subviews == [second] && container.superview?.subviews == [container])
    }

    /// The shadow belongs to both sides, and what hangs out, too.
    @Test func theOldSideKeepsItsShadow() throws {
        host.run {
            container.layer.shadowOpacity = 0.5
            container.layer.shadowRadius = 4
            container.layer.shadowOffset = CGSize(width: 0, height: 10)
            first.frame.size.width = 150
        }
        host.frame(at: 0)
        let bounds = container.bounds
        let position = container.layer.position
        flip([.transitionFlipFromLeft, .curveLinear])
        let cover = try #require(container.superview?.layer.sublayers?.last)
        let wanted = CGRect(x: -12, y: -2, width: 162, height: bounds.height + 24)
        #expect(cover.bounds.size == wanted.size && cover.position == position)
        #expect(abs(cover.frame.minX - container.frame.minX - wanted.minX) < 1e-9)
        #expect(abs(cover.frame.minY - container.frame.minY - wanted.minY) < 1e-9)
        let root = try #require(cover.fragment?.tree.nodes.first)
        #expect(root.transform.tx == 12 && root.transform.ty == 2 && cover.fragment?.tree.size == wanted.size)
    }

    @Test func theModelStaysAsItWas() {
        flip(.transitionFlipFromLeft)
        host.frame(at: 0)
        host.frame(at: 0.3)
        #expect(container.transform == .identity && container.alpha == 1 && !container.isHidden)
        #expect(container.superview?.subviews == [container])
    }

    @Test func changesDoNotAnimateThemselves() {
        flip(.transitionFlipFromLeft) { second.center.x = 90 }
        #expect(second.layer.animationKeys() == nil)
        host.frame(at: 0)
        host.frame(at: 2)
        flip([.transitionFlipFromLeft, .allowAnimatedContent]) { container.subviews.last?.alpha = 0.5 }
        #expect(second.layer.animationKeys() == ["opacity"])
    }

    @Test func dissolvesThroughATransitionOfTheLayer() {
        flip(.transitionCrossDissolve)
        #expect(container.layer.animationKeys() == ["transition"])
        host.frame(at: 0)
        host.frame(at: 0.5)
        #expect(log.lines == [])
        host.frame(at: 1)
        #expect(log.lines == ["done true"] && container.layer.animationKeys() == nil)
    }

    /// The page that lies over the container, and what lies between.
    private func cover() throws -> (page: PageTurnLayer, others: [CALayer]) {
        let layers = try #require(container.superview?.layer.sublayers)
        let index = try #require(layers.firstIndex { $0 === container.layer })
        return (try #require(layers.last as? PageTurnLayer), Array(layers[(index + 1)...].dropLast()))
    }

    private func turned(_ page: PageTurnLayer) -> Double { (page.presentation() ?? page).pageTurn }

    @Test func theOldLookCurlsUp() throws {
        flip([.transitionCurlUp, .curveLinear])
        let (page, others) = try cover()
        #expect(others.isEmpty && page.bounds == container.bounds && page.position == container.layer.position)
        #expect(host.counting.requests.count == 1, "one picture")
        #expect(container.layer.animationKeys() == nil, "the new look lies beneath, as it is")
        for time in [0, 0.25, 0.5] {
            host.frame(at: time)
            #expect(abs(turned(page) - time) < 1e-9)
        }
        host.frame(at: 1)
        #expect(log.lines == ["done true"] && page.superlayer == nil)
        #expect(host.counting.requests.count == 1)
    }

    @Test func theNewLookComesDownOverTheOldOne() throws {
        flip([.transitionCurlDown, .curveLinear])
        let (page, others) = try cover()
        #expect(others.count == 1 && others.first?.fragment != nil, "the old look")
        for time in [0, 0.25, 0.5] {
            host.frame(at: time)
            #expect(abs(turned(page) - (1 - time)) < 1e-9 && shown.opacity == 0)
        }
        host.frame(at: 1)
        #expect(log.lines == ["done true"] && page.superlayer == nil && others.allSatisfy { $0.superlayer == nil })
        #expect(container.alpha == 1 && container.layer.animationKeys() == nil)
    }

    /// A view that was not on the screen yet is a page all the same: an animator fills its canvas and turns it at once.
    @Test func whatIsNewOnTheScreenCurls() throws {
        let canvas = UIView(frame: container.bounds)
        host.run {
            canvas.addSubview(second)
            container.addSubview(canvas)
            UIView.transition(with: canvas, duration: 1, options: .transitionCurlUp) { second.removeFromSuperview() }
        }
        let fragment = try #require(host.counting.requests.first?.fragment)
        #expect(fragment.tree.nodes.contains { $0.kind == .solid }, "with the view that was in it")
    }

    @Test func anAnimatorScrubsAndTakesBackACurl() throws {
        let animator = host.run {
            UIViewPropertyAnimator(duration: 1, curve: .easeIn) { [container] in
                UIView.transition(with: container, duration: 9, options: .transitionCurlUp) {
                    container.backgroundColor = .blue
                }
            }
        }
        for fraction in [0.25, 0.75, 0.1] {
            host.run { animator.fractionComplete = fraction }
            host.frame(at: fraction)
            #expect(abs(turned(try cover().page) - fraction) < 1e-9)
        }
        host.run { animator.stopAnimation(true) }
        host.frame(at: 1)
        #expect(container.superview?.layer.sublayers == [container.layer])
    }

    @Test func windowsDissolveFlipAndCurlToo() {
        for options in [
            UIView.AnimationOptions.transitionCrossDissolve, .transitionFlipFromRight, .transitionCurlUp,
            .transitionCurlDown,
        ] {
            host.run {
                UIView.transition(with: host.window, duration: 1, options: options) {
                    host.window.addSubview(UIView(frame: host.window.bounds))
                } completion: { [log] in
                    log.add("done \($0)")
                }
            }
            let time = host.layers.mediaTime
            for step in 0...4 { host.frame(at: time + Double(step) / 4) }
        }
        #expect(log.lines == Array(repeating: "done true", count: 4))
        #expect(host.window.layer.sublayers?.count == 5)
    }

    @Test func fromOneViewToAnother() {
        host.run {
            UIView.transition(from: first, to: second, duration: 1, options: .transitionFlipFromLeft) { [log] in
                log.add("done \($0)")
            }
        }
        #expect(container.subviews == [second] && first.superview == nil)
        #expect(container.layer.animationKeys() != nil, "the container turns")
        host.frame(at: 0)
        host.frame(at: 1)
        #expect(log.lines == ["done true"])
    }

    @Test func showsAndHidesInsteadWhereAsked() {
        host.run {
            second.isHidden = true
            container.addSubview(second)
            UIView.transition(
                from: first, to: second, duration: 1, options: [.transitionCrossDissolve, .showHideTransitionViews])
        }
        #expect(container.subviews == [first, second] && first.isHidden && !second.isHidden)
    }

    @Test func withoutATransitionEverythingChangesAtOnce() {
        let loose = UIView()
        host.run {
            flip([])
            UIView.transition(with: loose, duration: 1, options: .transitionFlipFromLeft, animations: nil) { [log] in
                log.add("loose \($0)")
            }
            UIView.transition(with: container, duration: 0, options: .transitionFlipFromLeft, animations: nil) {
                [log] in
                log.add("short \($0)")
            }
            UIView.transition(from: loose, to: second, duration: 1, options: .transitionFlipFromLeft) { [log] in
                log.add("nowhere \($0)")
            }
        }
        #expect(container.layer.animationKeys() == nil && second.superview === container)
        host.frame(at: 0.1)
        #expect(log.lines == ["done true", "loose true", "short true", "nowhere true"])
    }

    @Test(arguments: [UIView.AnimationOptions.transitionFlipFromLeft, .transitionCurlUp, .transitionCurlDown])
    func plainBlocksIgnoreTransitions(_ transition: UIView.AnimationOptions) {
        host.run {
            UIView.animate(withDuration: 1, delay: 0, options: [transition, .curveLinear]) {
                container.center.x = 150
            }
        }
        #expect(container.layer.animationKeys() == ["position"])
        #expect(container.superview?.layer.sublayers == [container.layer])
        host.frame(at: 0)
        host.frame(at: 0.5)
        #expect(abs(shown.position.x - 125) < 1e-9 && CATransform3DIsIdentity(shown.transform))
    }

    @Test func anAnimatorScrubsAndTakesBackAFlip() throws {
        let animator = host.run {
            UIViewPropertyAnimator(duration: 1, curve: .easeIn) { [container] in
                UIView.transition(with: container, duration: 9, options: .transitionFlipFromLeft) {
                    container.backgroundColor = .blue
                }
            }
        }
        host.run { animator.fractionComplete = 0.25 }
        host.frame(at: 0)
        #expect(shown.opacity == 0)
        host.run { animator.fractionComplete = 0.75 }
        host.frame(at: 0.1)
        #expect(shown.opacity == 1 && !CATransform3DIsIdentity(shown.transform))
        host.run { animator.stopAnimation(true) }
        host.frame(at: 0.2)
        #expect(container.alpha == 1 && container.transform == .identity)
        #expect(container.superview?.layer.sublayers == [container.layer])
    }

    /// A view that no frame has shown yet changes from what it is: all transitions take their time.
    @Test(arguments: [
        UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromBottom, .transitionCrossDissolve,
        .transitionCurlUp, .transitionCurlDown,
    ])
    func aViewOfTheSameTurnChangesInTheSameTime(options: UIView.AnimationOptions) {
        let fresh = UIView(frame: CGRect(x: 0, y: 120, width: 50, height: 50))
        host.run {
            fresh.backgroundColor = .red
            host.window.addSubview(fresh)
            UIView.transition(with: fresh, duration: 1, options: options) {
                fresh.backgroundColor = .green
            } completion: { [log] in
                log.add("done \($0)")
            }
        }
        for time in [0.1, 0.5, 1.05] { host.frame(at: time) }
        #expect(log.lines.isEmpty)
        host.frame(at: 1.2)
        #expect(log.lines == ["done true"])
    }
}
