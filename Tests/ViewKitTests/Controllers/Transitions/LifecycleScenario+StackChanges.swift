@testable import ViewKit

extension LifecycleScenario {
    /// Changes of a whole stack, which is A, B, C before.
    static let stackChanges = [
        change("pop-to-root") { rig in rig.host.run { _ = rig.navigation.popToRootViewController(animated: true) } },
        change("stack-with-a-new-top") { $0.set("D", "A", "E") },
        change("stack-with-a-top-from-below") { $0.set("D", "A", "B") },
        change("stack-with-the-same-top") { $0.set("A", "C") },
        change("stack-with-another-root-choice") { $0.set("D") },
        change("stack-unanimated-choice") { $0.set("A", "D", animated: false) },
        change("stack-emptied-choice") { $0.set(animated: false) },
        change("stack-with-a-new-top-cancelled-choice") { rig in
            let driver = UIPercentDrivenInteractiveTransition()
            rig.interaction = driver
            rig.set("A", "D")
            rig.step()
            rig.host.run {
                driver.update(0.5)
                driver.cancel()
            }
        },
    ]

    private static func change(
        _ name: String, _ course: @escaping @MainActor @Sendable (TransitionRig) -> Void
    ) -> LifecycleScenario {
        LifecycleScenario(name: name) { rig in
            rig.push("B", animated: false)
            rig.push("C", animated: false)
            rig.show()
            rig.log.add("-- change")
            course(rig)
            rig.finish()
            rig.log.add("screens: " + rig.names.joined(separator: " "))
        }
    }
}

extension TransitionRig {
    /// Sets the stack to screens of these names: those that are there, and new ones.
    fileprivate func set(_ names: String..., animated: Bool = true) {
        let known = navigation.viewControllers.compactMap { $0 as? LoggingViewController }
        let screens = names.map { name in known.first { $0.name == name } ?? screen(name) }
        host.run { navigation.setViewControllers(screens, animated: animated) }
    }
}
