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
        LifecycleScenario(name: "tab-selected-during-a-transition-choice", on: { TabRig() }) { rig in
            rig.givesAnimators = true
            rig.show()
            rig.log.add("-- B, then A, then C")
            rig.select(1)
            rig.step(0.1)
            rig.select(0)
            rig.select(2)
            rig.logState()
            rig.finish()
            rig.logState()
        },
        LifecycleScenario(name: "tab-selected-during-a-gesture-choice", on: { TabRig() }) { rig in
            rig.givesAnimators = true
            let driver = UIPercentDrivenInteractiveTransition()
            rig.interaction = driver
            rig.show()
            rig.log.add("-- B by a gesture, then C")
            rig.select(1)
            rig.step()
            rig.select(2)
            rig.interaction = nil
            rig.log.add("-- cancel")
            rig.host.run { driver.cancel() }
            rig.finish()
            rig.logState()
        },
        LifecycleScenario(name: "tab-tapped-again", on: { TabRig() }) { rig in
            let stack = rig.host.run { UINavigationController(rootViewController: rig.screen("root")) }
            rig.host.run {
                rig.tabs.viewControllers = [stack] + rig.screens
                rig.tabs.selectedIndex = 0
            }
            rig.show()
            rig.host.run { stack.pushViewController(rig.screen("top"), animated: false) }
            rig.log.add("-- tap")
            rig.host.run { rig.tabs.tabBar(rig.tabs.tabBar, didSelect: stack.tabBarItem) }
            rig.finish()
            rig.log.add("-- tap at the root")
            rig.host.run { rig.tabs.tabBar(rig.tabs.tabBar, didSelect: stack.tabBarItem) }
            rig.log.add("screens: \(stack.viewControllers.count)")
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
