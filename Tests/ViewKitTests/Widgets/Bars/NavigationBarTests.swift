import Testing

@testable import ViewKit

@MainActor @Suite struct NavigationBarTests {
    private let rig = TransitionRig()

    init() {
        rig.animator = nil
        rig.host.window.screenInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        rig.root.title = "Up"
        rig.show()
    }

    private var bar: UINavigationBar { rig.navigation.navigationBar }

    private func push() -> UIViewController {
        let next = rig.screen("B")
        next.title = "Second"
        rig.host.run { rig.navigation.pushViewController(next, animated: true) }
        return next
    }

    @Test func theBarStandsUnderTheEdgeAndTakesRoom() {
        #expect(!rig.navigation.isNavigationBarHidden && !bar.isHidden)
        #expect(bar.frame == CGRect(x: 0, y: 20, width: 200, height: 44))
        #expect(rig.root.view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
        #expect(rig.root.view.safeAreaInsets.top == 64)
        rig.host.run { rig.navigation.isNavigationBarHidden = true }
        #expect(bar.isHidden && rig.root.view.safeAreaInsets.top == 20)
        rig.host.run { rig.navigation.setNavigationBarHidden(false, animated: true) }
        rig.step(0.5)
        #expect(!bar.isHidden && bar.frame.minY == 20 && rig.root.view.safeAreaInsets.top == 64)
    }

    @Test func theToolbarIsHiddenUntilAskedFor() {
        #expect(rig.navigation.isToolbarHidden)
        rig.root.toolbarItems = [UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)]
        rig.host.run { rig.navigation.isToolbarHidden = false }
        rig.step()
        #expect(rig.root.view.safeAreaInsets.bottom == 44)
        #expect(rig.navigation.toolbar.frame == CGRect(x: 0, y: 156, width: 200, height: 44))
        #expect(rig.navigation.toolbar.items?.first?.title == "Share")
    }

    @Test func titlesFollowTheirScreens() {
        #expect(bar.topItem === rig.root.navigationItem && bar.topItem?.title == "Up" && bar.backItem == nil)
        let next = push()
        #expect(rig.finish())
        #expect(bar.topItem === next.navigationItem && bar.backItem === rig.root.navigationItem)
        next.title = "Changed"
        rig.step()
        #expect(bar.topItem?.title == "Changed")
        #expect(labels.contains("Changed") && labels.contains("Up"))
    }

    /// The words in the bar that show.
    private var labels: [String] {
        var result: [String] = []
        func visit(_ view: UIView) {
            guard !view.isHidden, view.alpha > 0 else { return }
            if let label = view as? UILabel, let text = label.text { result.append(text) }
            view.subviews.forEach(visit)
        }
        visit(bar)
        return result
    }

    @Test func theBackButtonPops() {
        _ = push()
        #expect(rig.finish())
        rig.step()
        for phase in [TouchSample.Phase.began, .ended] {
            rig.host.window.handle([TouchSample(phase: phase, location: SIMD2(20, 42), timestamp: rig.time)])
        }
        #expect(rig.finish())
        #expect(rig.names == ["A"] && bar.topItem?.title == "Up" && bar.backItem == nil)
        rig.host.run { rig.root.navigationItem.hidesBackButton = true }
        #expect(labels == ["Up"])
    }

    @Test(arguments: [true, false]) func theContentScrubsWithThePop(finishes: Bool) throws {
        _ = push()
        #expect(rig.finish())
        rig.step()
        let driver = UIPercentDrivenInteractiveTransition()
        rig.animator = LoggingAnimator(log: rig.log)
        rig.interaction = driver
        rig.pop()
        rig.step()
        rig.host.run { driver.update(0.5) }
        rig.step()
        let contents = bar.subviews.compactMap { $0 as? NavigationBarContent }
        #expect(contents.count == 2)
        let shown = try #require(contents.first?.group.layer.presentation())
        #expect(
            abs(shown.frame.minX - 100) < 0.5 && shown.opacity == 1,
            "half of the way to the edge, which is 200 points away")
        rig.host.run { finishes ? driver.finish() : driver.cancel() }
        #expect(rig.finish())
        #expect(bar.topItem?.title == (finishes ? "Up" : "Second"))
        #expect(bar.subviews.compactMap { $0 as? NavigationBarContent }.count == 1)
        #expect(labels.contains(finishes ? "Up" : "Second"))
    }

    @Test func itemsAreButtons() {
        @MainActor final class Target {
            var log: [String] = []
            func edit(_ sender: UIBarButtonItem) { log.append(sender.title ?? "") }
            func done() { log.append("done") }
        }
        let target = Target()
        let item = rig.root.navigationItem
        rig.host.run {
            item.leftBarButtonItem = UIBarButtonItem(
                title: "Edit", style: .plain, target: target, action: Target.edit(_:))
            item.rightBarButtonItems = [
                UIBarButtonItem(barButtonSystemItem: .done, target: target, action: Target.done)
            ]
        }
        rig.step()
        for x in [30.0, 170] {
            for phase in [TouchSample.Phase.began, .ended] {
                rig.host.window.handle([TouchSample(phase: phase, location: SIMD2(x, 42), timestamp: rig.time)])
            }
        }
        #expect(target.log == ["Edit", "done"])
        #expect(item.rightBarButtonItem?.style == .done)
        item.rightBarButtonItem = nil
        #expect(item.rightBarButtonItems == nil && !labels.contains("Done"))
    }

    @Test func aBarAloneHasItsOwnStack() {
        rig.host.run {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
            bar.pushItem(UINavigationItem(title: "One"), animated: false)
            bar.pushItem(UINavigationItem(title: "Two"), animated: false)
            #expect(bar.items?.count == 2 && bar.backItem?.title == "One")
            #expect(bar.popItem(animated: false)?.title == "Two" && bar.topItem?.title == "One")
            bar.items = nil
            #expect(bar.topItem == nil)
        }
    }
}
