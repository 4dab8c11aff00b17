@testable import ViewKit

/// A course of events whose log is kept in `Logs/<name>.log`.
///
/// An order for which the reference knows no source is our choice, and the name ends in `-choice`.
struct LifecycleScenario: Sendable {
    let name: String
    /// Runs the course, and gives what it ran on.
    let run: @MainActor @Sendable () -> HostRig

    init<Rig: HostRig>(
        name: String, on make: @escaping @MainActor @Sendable () -> Rig,
        _ course: @escaping @MainActor @Sendable (Rig) -> Void
    ) {
        self.name = name
        run = {
            let rig = make()
            course(rig)
            return rig
        }
    }

    init(name: String, _ course: @escaping @MainActor @Sendable (TransitionRig) -> Void) {
        self.init(name: name, on: { TransitionRig() }, course)
    }

    static let all = stack + stackChanges + presentations + tabs + tabContexts + nested

    private static let stack = [
        LifecycleScenario(name: "window-root") { $0.show() },
        LifecycleScenario(name: "push-and-pop") { rig in
            rig.show()
            rig.pushAndPop(animated: true)
        },
        LifecycleScenario(name: "push-and-pop-slide") { rig in
            rig.animator = nil
            rig.show()
            rig.pushAndPop(animated: true)
        },
        LifecycleScenario(name: "push-and-pop-unanimated") { rig in
            rig.show()
            rig.pushAndPop(animated: false)
        },
        LifecycleScenario(name: "interactive-push-finished") { $0.drive(pops: false, finishes: true) },
        LifecycleScenario(name: "interactive-push-cancelled-choice") { $0.drive(pops: false, finishes: false) },
        LifecycleScenario(name: "interactive-pop-finished") { $0.drive(pops: true, finishes: true) },
        LifecycleScenario(name: "interactive-pop-cancelled") { $0.drive(pops: true, finishes: false) },
        LifecycleScenario(name: "push-before-the-window-shows-choice") { rig in
            rig.push("B", animated: true)
            rig.log.add("-- show")
            rig.show()
        },
        LifecycleScenario(name: "push-while-the-stack-appears-choice") { rig in
            rig.root.whenAppearing = { [weak rig] _ in
                rig?.root.whenAppearing = { _ in }
                rig?.push("B", animated: false)
            }
            rig.show()
        },
        LifecycleScenario(name: "children-of-a-container-choice") { rig in
            let child = rig.screen("child")
            rig.host.run {
                rig.root.addChild(child)
                rig.root.view.addSubview(child.view)
                child.didMove(toParent: rig.root)
            }
            rig.show()
            rig.log.add("-- push")
            rig.push("B")
            rig.finish()
        },
        LifecycleScenario(name: "root-replaced-in-flight-choice") { rig in
            rig.show()
            rig.push("B")
            rig.step(0.1)
            rig.log.add("-- replace")
            rig.host.run { rig.host.window.rootViewController = LoggingViewController("C", log: rig.log) }
            rig.step()
        },
    ]
}

extension TransitionRig {
    fileprivate func pushAndPop(animated: Bool) {
        log.add("-- push")
        weak let pushed = push("B", animated: animated)
        finish()
        log.add("-- pop")
        pop(animated: animated)
        finish()
        step()
        log.add(pushed == nil ? "B is gone" : "B leaks")
    }

    /// Pushes, or pops after an ordinary push, by a gesture that lets go half-way.
    fileprivate func drive(pops: Bool, finishes: Bool) {
        show()
        if pops {
            push("B")
            finish()
        }
        let driver = UIPercentDrivenInteractiveTransition()
        interaction = driver
        log.add(pops ? "-- pop" : "-- push")
        if pops { pop() } else { push("B") }
        host.run {
            navigation.transitionCoordinator?.notifyWhenInteractionChanges { [log] context in
                log.add("interaction changed(cancelled: \(context.isCancelled))")
            }
            navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [log] context in
                log.add("coordinator completion(cancelled: \(context.isCancelled))")
            }
        }
        step()
        host.run { driver.update(0.5) }
        step()
        log.add("-- let go")
        host.run { finishes ? driver.finish() : driver.cancel() }
        finish()
        log.add("screens: " + names.joined(separator: " "))
    }
}
