@testable import ViewKit

extension LifecycleScenario {
    static let tabs = [
        LifecycleScenario(name: "tabs", on: { TabRig() }) { rig in
            rig.show()
            rig.logState()
            rig.log.add("-- B")
            rig.select(1)
            rig.logState()
            rig.log.add("-- tap on C")
            rig.host.run { rig.tabs.tabBar(rig.tabs.tabBar, didSelect: rig.screens[2].tabBarItem) }
            rig.logState()
        },
        LifecycleScenario(name: "tabs-with-an-animator-choice", on: { TabRig() }) { rig in
            rig.givesAnimators = true
            rig.show()
            rig.log.add("-- B")
            rig.select(1)
            rig.finish()
            rig.logState()
        },
        interactiveTabs("interactive-tabs-finished-choice", finishes: true),
        interactiveTabs("interactive-tabs-cancelled-choice", finishes: false),
        LifecycleScenario(name: "tabs-replaced-choice", on: { TabRig() }) { rig in
            rig.show()
            rig.log.add("-- C and B")
            rig.host.run { rig.tabs.viewControllers = [rig.screens[2], rig.screens[1]] }
            rig.logState()
            rig.log.add("-- none")
            rig.host.run { rig.tabs.viewControllers = nil }
            rig.log.add("selected: \(rig.tabs.selectedIndex == NSNotFound ? "none" : "some")")
        },
    ]

    private static func interactiveTabs(_ name: String, finishes: Bool) -> LifecycleScenario {
        LifecycleScenario(name: name, on: { TabRig() }) { rig in
            rig.givesAnimators = true
            let driver = UIPercentDrivenInteractiveTransition()
            rig.interaction = driver
            rig.show()
            rig.log.add("-- B")
            rig.select(1)
            rig.step()
            rig.host.run { driver.update(0.5) }
            rig.step()
            rig.log.add("-- let go")
            rig.host.run { finishes ? driver.finish() : driver.cancel() }
            rig.finish()
            rig.logState()
        }
    }
}
