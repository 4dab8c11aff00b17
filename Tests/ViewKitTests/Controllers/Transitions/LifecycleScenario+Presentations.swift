@testable import ViewKit

extension LifecycleScenario {
    static let presentations =
        [
            presentation("present-full-screen-choice", .fullScreen),
            presentation("present-over-full-screen", .overFullScreen),
            presentation("present-custom", .custom) { $0.givesPresentationController = true },
            presentation("present-custom-unanimated", .custom, animated: false) {
                $0.givesPresentationController = true
            },
            presentation("present-full-screen-unanimated", .fullScreen, animated: false),
            presentation("present-sheet", .automatic) { $0.givesAnimators = false },
            presentation("present-context", .currentContext) { $0.root.definesPresentationContext = true },
            interactive("interactive-present-cancelled-choice", .fullScreen, dismisses: false, finishes: false),
            interactive("interactive-present-finished", .fullScreen, dismisses: false, finishes: true),
            interactive("interactive-dismiss-cancelled-choice", .fullScreen, dismisses: true, finishes: false),
            interactive("interactive-dismiss-finished", .fullScreen, dismisses: true, finishes: true),
            interactive("interactive-dismiss-of-a-custom-one-cancelled", .custom, dismisses: true, finishes: false),
        ] + [
            chain("dismiss-a-chain-choice", .fullScreen, .fullScreen),
            chain("dismiss-a-chain-of-sheets-choice", .automatic, .automatic),
        ]

    private static func presentation(
        _ name: String, _ style: UIModalPresentationStyle, animated: Bool = true,
        _ prepare: @escaping @MainActor @Sendable (PresentationRig) -> Void = { _ in }
    ) -> LifecycleScenario {
        LifecycleScenario(name: name, on: { PresentationRig() }) { rig in
            rig.host.run { prepare(rig) }
            rig.show()
            rig.log.add("-- present")
            weak let presented = rig.present("B", style, animated: animated)
            rig.finish()
            rig.step()
            rig.logState()
            rig.log.add("-- dismiss")
            rig.dismiss(animated: animated)
            rig.finish()
            rig.step(0.1)
            rig.logState()
            rig.log.add(presented == nil ? "B is gone" : "B leaks")
        }
    }

    private static func interactive(
        _ name: String, _ style: UIModalPresentationStyle, dismisses: Bool, finishes: Bool
    ) -> LifecycleScenario {
        LifecycleScenario(name: name, on: { PresentationRig() }) { rig in
            rig.show()
            if dismisses {
                rig.present("B", style)
                rig.finish()
            }
            let driver = UIPercentDrivenInteractiveTransition()
            rig.interaction = driver
            rig.log.add(dismisses ? "-- dismiss" : "-- present")
            if dismisses { rig.dismiss() } else { rig.present("B", style) }
            rig.host.run {
                rig.root.transitionCoordinator?.notifyWhenInteractionChanges { [log = rig.log] context in
                    log.add("interaction changed(cancelled: \(context.isCancelled))")
                }
            }
            rig.step()
            rig.host.run { driver.update(0.5) }
            rig.step()
            rig.log.add("-- let go")
            rig.host.run { finishes ? driver.finish() : driver.cancel() }
            rig.finish()
            rig.step()
            rig.logState()
        }
    }

    /// A presents B, B presents C; A dismisses both.
    private static func chain(
        _ name: String, _ first: UIModalPresentationStyle, _ second: UIModalPresentationStyle
    ) -> LifecycleScenario {
        LifecycleScenario(name: name, on: { PresentationRig() }) { rig in
            rig.show()
            let middle = rig.present("B", first)
            rig.finish()
            rig.present("C", second, from: middle)
            rig.finish()
            rig.logState()
            rig.log.add("-- dismiss both")
            rig.dismiss()
            rig.finish()
            rig.step()
            rig.logState()
        }
    }
}
