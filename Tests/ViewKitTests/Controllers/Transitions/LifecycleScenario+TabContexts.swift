@testable import ViewKit

/// A presentation over the context of a tab comes and goes with that tab.
extension LifecycleScenario {
    static let tabContexts = [
        tab("tab-presents-over-its-context-choice", .overCurrentContext),
        tab("tab-presents-in-its-context-choice", .currentContext),
        LifecycleScenario(name: "tab-is-dismissed-behind-another-choice", on: { TabRig() }) { rig in
            rig.show()
            rig.presentInA(.currentContext)
            rig.finish()
            rig.select(1)
            rig.log.add("-- dismiss")
            rig.dismissInA()
            rig.finish()
            rig.logShown()
            rig.log.add("-- A")
            rig.select(0)
            rig.step()
            rig.logShown()
        },
        LifecycleScenario(name: "tab-leaves-while-it-presents-choice", on: { TabRig() }) { rig in
            rig.show()
            rig.presentInA(.currentContext)
            rig.step(0.1)
            rig.log.add("-- B")
            rig.select(1)
            rig.finish()
            rig.logShown()
            rig.log.add("-- A")
            rig.select(0)
            rig.step()
            rig.logShown()
        },
        LifecycleScenario(name: "tab-with-a-presentation-slides-choice", on: { TabRig() }) { rig in
            rig.show()
            rig.presentInA(.overCurrentContext)
            rig.finish()
            rig.givesAnimators = true
            rig.log.add("-- B")
            rig.select(1)
            rig.finish()
            rig.logShown()
        },
    ]

    private static func tab(_ name: String, _ style: UIModalPresentationStyle) -> LifecycleScenario {
        LifecycleScenario(name: name, on: { TabRig() }) { rig in
            rig.show()
            rig.log.add("-- present in A")
            rig.presentInA(style)
            rig.finish()
            rig.logShown()
            for (name, index) in [("B", 1), ("A", 0)] {
                rig.log.add("-- \(name)")
                rig.select(index)
                rig.step()
                rig.logShown()
            }
            rig.log.add("-- dismiss")
            rig.dismissInA()
            rig.finish()
            rig.logShown()
        }
    }
}

extension TabRig {
    /// Has the first tab present a screen over its own context.
    fileprivate func presentInA(_ style: UIModalPresentationStyle) {
        let presented = screen("P")
        host.run {
            screens[0].definesPresentationContext = true
            presented.modalPresentationStyle = style
            screens[0].present(presented, animated: true)
        }
    }

    fileprivate func dismissInA() {
        host.run { screens[0].dismiss(animated: true) { [log] in log.add("dismiss completion") } }
    }

    /// Whose views are in the window, and how many lie where the tabs' do.
    fileprivate func logShown() {
        let all = screens + [screens[0].presentedController as? LoggingViewController].compactMap { $0 }
        let shown = all.filter { $0.viewIfLoaded?.window != nil }.map(\.name).joined(separator: " ")
        log.add("in the window: \(shown), in the tabs' place: \(tabs.transitionView.subviews.count)")
    }
}
