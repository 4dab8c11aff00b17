import Testing

@testable import ViewKit

@MainActor @Suite struct TransitionCoordinatorTests {
    private let rig = TransitionRig()
    private let driver = UIPercentDrivenInteractiveTransition()

    init() { rig.show() }

    @Test func theCallbacksFindIt() {
        var found: [Bool] = []
        let pushed = rig.screen("B")
        pushed.whenAppearing = { found.append($0.transitionCoordinator?.transitionDuration == 0.5) }
        rig.root.whenAppearing = pushed.whenAppearing
        rig.host.run { rig.navigation.pushViewController(pushed, animated: true) }
        rig.finish()
        rig.pop()
        rig.finish()
        #expect(found == [true, true])
        #expect(rig.navigation.transitionCoordinator == nil && pushed.transitionCoordinator == nil)
        rig.push("C", animated: false)
        #expect(rig.navigation.transitionCoordinator == nil)
    }

    @Test func animationsAlongsideScrubInAndOutsideOfTheContainer() throws {
        rig.interaction = driver
        let outside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        rig.host.show(outside)
        rig.push("B")
        rig.host.run {
            _ = rig.navigation.transitionCoordinator?.animate(alongsideTransition: { [rig] _ in
                outside.frame.origin.x = 100
                rig.root.view.alpha = 0
            })
        }
        rig.step(1)
        for progress in [0.25, 0.75, 0.5, 0] {
            rig.host.run { driver.update(progress) }
            rig.step()
            #expect(abs((outside.layer.presentation()?.position.x ?? .nan) - 5 - 100 * progress) < 1e-9)
            #expect(abs(Double(rig.root.view.layer.presentation()?.opacity ?? .nan) - (1 - progress)) < 1e-6)
        }
        rig.host.run { driver.finish() }
        rig.finish()
        #expect(outside.layer.animationKeys() == nil)
        #expect(outside.frame.origin.x == 100)
    }

    @Test func handlersHearOfEveryChange() {
        rig.interaction = driver
        rig.push("B")
        var heard: [String] = []
        rig.navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
            heard.append("\(context.isInteractive) \(context.isCancelled) \(context.initiallyInteractive)")
        }
        var ends: [Bool] = []
        let former: any FormerName = Former()
        rig.navigation.transitionCoordinator.map { former.note($0) { ends.append($0.isCancelled) } }
        rig.step()
        rig.host.run { driver.update(0.5) }
        rig.host.run { driver.finish() }
        rig.step()
        rig.host.run { driver.pause() }
        rig.host.run { driver.cancel() }
        rig.finish()
        #expect(heard == ["false false true", "true false true", "false true true"])
        #expect(ends == [false, true])
    }

    private protocol FormerName {
        typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void
        @MainActor func note(_ coordinator: any UIViewControllerTransitionCoordinator, _ handler: @escaping Handler)
    }

    private struct Former: FormerName {
        @available(*, deprecated)
        func note(_ coordinator: any UIViewControllerTransitionCoordinator, _ handler: @escaping Handler) {
            coordinator.notifyWhenInteractionEnds(handler)
        }
    }

    @Test func whoeverKeepsItCanAskItAfterTheEnd() throws {
        rig.push("B")
        let kept = try #require(rig.navigation.transitionCoordinator)
        var completions = 0
        kept.animate(alongsideTransition: nil) { _ in completions += 1 }
        rig.finish()
        #expect(completions == 1)
        #expect(!kept.isCancelled && !kept.isInteractive && kept.transitionDuration == 0.5)
        #expect(kept.percentComplete == 1)
        #expect(!kept.animate(alongsideTransition: { _ in }, completion: { _ in completions += 1 }))
        rig.step()
        #expect(completions == 1)
    }
}
