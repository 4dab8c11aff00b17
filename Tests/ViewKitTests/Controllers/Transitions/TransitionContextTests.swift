import Testing

@testable import ViewKit

@MainActor @Suite struct TransitionContextTests {
    private let rig = TransitionRig()

    private func rigWithDriver() -> UIPercentDrivenInteractiveTransition {
        let driver = UIPercentDrivenInteractiveTransition()
        rig.interaction = driver
        return driver
    }

    @Test func theAnimatorMeetsBothScreensAndTheirFrames() throws {
        rig.show()
        var met = 0
        rig.animator?.whenAnimating = { [rig] context in
            met += 1
            let from = context.viewController(forKey: .from)
            let to = context.viewController(forKey: .to)
            #expect(from === rig.root && context.view(forKey: .from) === rig.root.view)
            #expect((to as? LoggingViewController)?.name == "B" && context.view(forKey: .to) === to?.view)
            #expect(rig.root.view.superview === context.containerView)
            #expect(to?.view.superview == nil)
            guard let from, let to else { return }
            #expect(context.initialFrame(for: from) == context.containerView.bounds)
            #expect(context.finalFrame(for: from) == .zero)
            #expect(context.initialFrame(for: to) == .zero)
            #expect(context.finalFrame(for: to) == context.containerView.bounds)
            #expect(context.initialFrame(for: UIViewController()) == .zero)
            #expect(context.viewController(forKey: .init(rawValue: "other")) == nil)
            #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
            #expect(context.targetTransform == .identity)
        }
        rig.push("B")
        rig.finish()
        #expect(met == 1)
        #expect(rig.container.subviews == [rig.navigation.topViewController?.view])
    }

    @Test func itIsInteractiveUntilTheGestureLetsGo() throws {
        rig.show()
        let driver = rigWithDriver()
        rig.push("B")
        let context = try #require(rig.animator?.context)
        #expect(context.isInteractive && !context.transitionWasCancelled)
        rig.step()
        rig.host.run {
            driver.update(0.4)
            driver.cancel()
        }
        #expect(!context.isInteractive && context.transitionWasCancelled)
        rig.host.run { driver.finish() }
        #expect(!context.transitionWasCancelled, "a gesture may change its mind while it settles")
        rig.host.run { driver.pause() }
        #expect(context.isInteractive)
        rig.host.run { driver.cancel() }
        rig.finish()
        #expect(context.transitionWasCancelled && rig.names == ["A"])
    }

    @Test func aSecondCompletionChangesNothing() throws {
        rig.show()
        rig.push("B")
        let context = try #require(rig.animator?.context)
        rig.finish()
        let lines = rig.log.lines
        rig.host.run { context.completeTransition(false) }
        rig.step()
        #expect(rig.log.lines == lines)
        #expect(rig.names == ["A", "B"])
    }

    @Test func aCancelledPushLeavesNothingBehind() {
        rig.show()
        let driver = rigWithDriver()
        let pushed = rig.push("B")
        rig.step()
        rig.host.run {
            driver.update(0.7)
            driver.cancel()
        }
        rig.finish()
        #expect(rig.names == ["A"] && pushed.parent == nil && pushed.view.superview == nil)
        #expect(rig.container.subviews == [rig.root.view])
        #expect(rig.container.layer.speed == 1 && rig.container.layer.timeOffset == 0)
        #expect(!pushed.isMovingToParent && !pushed.isMovingFromParent)
        rig.interaction = nil
        rig.push("C")
        #expect(rig.finish())
        #expect(rig.names == ["A", "C"])
    }

    @Test func anAnimatorThatCompletesAtOnceIsDone() {
        rig.show()
        var isTold = false
        rig.root.whenAppearing = { _ in }
        rig.animator?.whenAnimating = { $0.completeTransition(true) }
        let pushed = rig.screen("B")
        pushed.whenAppearing = { controller in
            controller.transitionCoordinator?.animate(alongsideTransition: { _ in controller.view.alpha = 0.5 }) { _ in
                isTold = true
            }
        }
        rig.host.run { rig.navigation.pushViewController(pushed, animated: true) }
        #expect(isTold && pushed.view.alpha == 0.5 && !rig.isTransitioning)
        #expect(rig.names == ["A", "B"])
    }

    @Test(arguments: [0, -1, .nan, .infinity]) func aDurationWithoutLengthIsNone(_ duration: Double) throws {
        rig.show()
        rig.animator?.duration = duration
        rig.push("B")
        #expect(rig.navigation.transitionCoordinator?.transitionDuration == 0)
        #expect(rig.finish())
        #expect(rig.names == ["A", "B"])
        let driver = rigWithDriver()
        rig.pop()
        rig.host.run { driver.update(0.5) }
        #expect(rig.container.layer.timeOffset.isFinite)
        rig.finish()
        rig.host.run { driver.finish() }
        rig.step(0.2)
        #expect(rig.container.layer.speed == 1 && rig.container.layer.timeOffset == 0)
    }

    @Test func aDriverLetsGoOfATransitionThatEndedWithoutIt() throws {
        rig.show()
        let driver = rigWithDriver()
        rig.push("B")
        rig.step()
        rig.host.run {
            driver.update(0.5)
            driver.finish()
        }
        rig.step()
        let context = try #require(rig.animator?.context)
        rig.host.run { context.completeTransition(true) }
        rig.step(0.3)
        #expect(rig.container.layer.timeOffset == 0)
        #expect(rig.host.window.touchInterceptor == nil)
        #expect(!rig.host.layers.displayLinks.isActive)
    }
}
