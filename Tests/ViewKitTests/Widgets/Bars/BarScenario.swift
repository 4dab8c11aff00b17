@testable import ViewKit

/// Something that happens to bars, written down.
struct BarScenario: Sendable {
    let name: String
    let run: @MainActor @Sendable () -> BarRig

    static let all: [BarScenario] = [
        scrolling, restingPlaces, pushed, pushedFromHalf, popped, poppedByHand, hiding, hidingByHand, modes,
    ]

    private static let scrolling = BarScenario(name: "large-title-scrolls") {
        let rig = BarRig()
        for y in [-116.0, -146, -100, -76, -68, -64, -56, -48, 300, -116] {
            rig.scroll(to: y)
            rig.note("offset \(Int(y))")
        }
        return rig
    }

    private static let restingPlaces = BarScenario(name: "large-title-rests") {
        let rig = BarRig()
        for way in [10.0, 30, 40, 60, 90] {
            rig.drag(by: way)
            rig.note("dragged by \(Int(way)), offset \(Int(rig.root.scroll.contentOffset.y))")
            rig.scroll(to: -116)
        }
        return rig
    }

    private static let pushed = BarScenario(name: "push-to-a-small-title") {
        let rig = BarRig(tabs: true)
        rig.push("Next") {
            $0.navigationItem.largeTitleDisplayMode = .never
            $0.hidesBottomBarWhenPushed = true
        }
        for _ in 0..<4 {
            rig.step(0.1)
            rig.note("pushing")
        }
        rig.finish()
        rig.note("pushed")
        return rig
    }

    private static let pushedFromHalf = BarScenario(name: "push-from-a-half-title") {
        let rig = BarRig()
        rig.scroll(to: -90)
        rig.note("half")
        rig.push("Next")
        rig.step(0.2)
        rig.note("pushing")
        rig.finish()
        rig.note("pushed")
        rig.pop()
        rig.finish()
        rig.note("popped")
        return rig
    }

    private static let popped = BarScenario(name: "pop-to-a-scrolled-screen") {
        let rig = BarRig()
        rig.scroll(to: 100)
        rig.push("Next") { $0.navigationItem.largeTitleDisplayMode = .always }
        rig.step(0.2)
        rig.note("pushing")
        rig.finish()
        rig.note("pushed")
        rig.pop()
        rig.step(0.2)
        rig.note("popping")
        rig.finish()
        rig.note("popped")
        return rig
    }

    private static let poppedByHand = BarScenario(name: "interactive-pop-to-a-large-title") {
        let rig = BarRig()
        rig.push("Next") { $0.navigationItem.largeTitleDisplayMode = .never }
        rig.finish()
        for finishes in [false, true] {
            let driver = rig.popByHand()
            rig.note("half popped")
            rig.host.run { finishes ? driver.finish() : driver.cancel() }
            rig.finish()
            rig.note(finishes ? "popped" : "cancelled")
        }
        return rig
    }

    private static let hiding = BarScenario(name: "bottom-bar-leaves") {
        let rig = BarRig(tabs: true, large: false)
        rig.note("root")
        rig.push("Next") { $0.hidesBottomBarWhenPushed = true }
        rig.step(0.2)
        rig.note("pushing")
        rig.finish()
        rig.note("pushed")
        rig.push("Third")
        rig.finish()
        rig.note("pushed again")
        _ = rig.host.run { rig.navigation.popToRootViewController(animated: true) }
        rig.finish()
        rig.note("popped")
        // As published apps do: the flag of the screen that is left, for the time of the push.
        rig.root.hidesBottomBarWhenPushed = true
        rig.push("Other")
        rig.root.hidesBottomBarWhenPushed = false
        rig.finish()
        rig.note("pushed from a screen that hides")
        _ = rig.host.run { rig.navigation.popViewController(animated: false) }
        rig.step()
        rig.note("popped at once")
        return rig
    }

    private static let hidingByHand = BarScenario(name: "bottom-bar-comes-back") {
        let rig = BarRig(tabs: true, large: false)
        rig.push("Next") { $0.hidesBottomBarWhenPushed = true }
        rig.finish()
        for finishes in [false, true] {
            let driver = rig.popByHand()
            rig.note("half popped")
            rig.host.run { finishes ? driver.finish() : driver.cancel() }
            rig.finish()
            rig.note(finishes ? "popped" : "cancelled")
        }
        rig.scroll(to: 859)
        rig.note("at the end")
        rig.scroll(to: 0)
        rig.note("in the middle")
        return rig
    }

    /// An open value is that of the bar below.
    private static let modes = BarScenario(name: "large-title-modes") {
        let rig = BarRig()
        rig.animator = nil
        for mode in [UINavigationItem.LargeTitleDisplayMode.automatic, .never, .automatic, .always, .automatic] {
            rig.push("\(mode)") { $0.navigationItem.largeTitleDisplayMode = mode }
            rig.finish()
            rig.note("pushed")
        }
        rig.host.run { rig.navigation.navigationBar.prefersLargeTitles = false }
        rig.step()
        rig.note("not preferred")
        rig.host.run { rig.navigation.navigationBar.prefersLargeTitles = true }
        rig.step()
        rig.note("preferred")
        rig.host.run { rig.navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never }
        rig.step()
        rig.note("never")
        return rig
    }
}
