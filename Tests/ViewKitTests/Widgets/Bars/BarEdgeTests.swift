import Testing

@testable import ViewKit

/// Which look a bar has, which content it follows, and where views end at bars.
@MainActor @Suite struct BarEdgeTests {
    private func opaque(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        return appearance
    }

    private func colors(_ rig: BarRig) -> [UIColor?] {
        rig.step()
        let styles = rig.navigation.navigationBar.background.view.styles
        return [styles.standard.color, styles.scrollEdge.color]
    }

    @Test func anItemsLookCountsBeforeTheBars() {
        let rig = BarRig(large: false)
        let bar = rig.navigation.navigationBar
        let item = rig.root.navigationItem
        #expect(bar.scrollEdgeAppearance == nil && bar.compactAppearance == nil)
        #expect(item.standardAppearance == nil && item.scrollEdgeAppearance == nil && item.compactAppearance == nil)
        #expect(
            bar.background.view.styles.scrollEdge == BarBackgroundView.Surface.Style(), "transparent, without a line")
        rig.host.run { bar.standardAppearance = opaque(.red) }
        #expect(colors(rig) == [.red, nil])
        rig.host.run { bar.scrollEdgeAppearance = opaque(.green) }
        #expect(colors(rig) == [.red, .green])
        rig.host.run { item.standardAppearance = opaque(.blue) }
        #expect(colors(rig) == [.blue, .green])
        rig.host.run { item.scrollEdgeAppearance = opaque(.yellow) }
        rig.host.run { item.scrollEdgeAppearance?.backgroundColor = .purple }
        #expect(colors(rig) == [.blue, .purple])
        rig.host.run { bar.compactAppearance = opaque(.orange) }
        #expect(colors(rig) == [.blue, .purple], "the bar has its usual height")
        rig.host.run {
            item.standardAppearance = nil
            item.scrollEdgeAppearance = nil
            bar.scrollEdgeAppearance = nil
        }
        #expect(colors(rig) == [.red, nil])
    }

    @Test func aLowWindowHasALowBarInItsCompactLook() {
        let rig = BarRig()
        rig.host.run { rig.navigation.navigationBar.compactAppearance = opaque(.orange) }
        rig.host.run { rig.host.window.frame = CGRect(x: 0, y: 0, width: 600, height: 300) }
        rig.step()
        #expect(rig.navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 600, height: 32))
        #expect(rig.root.view.safeAreaInsets.top == 52, "there is no large title")
        #expect(colors(rig).first == .orange)
        rig.host.run { rig.host.window.frame = CGRect(x: 0, y: 0, width: 300, height: 600) }
        rig.step()
        #expect(rig.navigation.navigationBar.frame.height == 96 && rig.root.view.safeAreaInsets.top == 116)
        #expect(rig.root.scroll.contentOffset.y == -116)
    }

    @Test func titlesLookAsTheLookThatShowsSays() throws {
        let rig = BarRig()
        let bar = rig.navigation.navigationBar
        let over = opaque(.white)
        let edge = opaque(.white)
        over.titleTextAttributes = [.foregroundColor: UIColor.red]
        edge.largeTitleTextAttributes = [.foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 30)]
        rig.host.run { (bar.standardAppearance, bar.scrollEdgeAppearance) = (over, edge) }
        rig.step()
        let content = try #require(bar.contents.first)
        let large = try #require(content.group.subviews.lazy.compactMap { $0 as? LargeTitleView }.first)
        #expect(large.label.textColor == .blue && large.label.font.pointSize == 30)
        #expect(large.label.text == "Root" && large.frame == CGRect(x: 0, y: 44, width: 200, height: 52))
        rig.scroll(to: 0)
        #expect((content.group.subviews.compactMap { $0 as? UILabel }.first)?.textColor == .red)
        #expect(large.frame.height == 0)
    }

    @Test func theContentIsFoundOrSet() {
        let rig = BarRig()
        let other = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        rig.host.run {
            other.contentSize = CGSize(width: 200, height: 500)
            rig.root.view.addSubview(other)
        }
        rig.step()
        #expect(rig.root.contentScrollView(for: .top) === rig.root.scroll)
        #expect(rig.navigation.contentScrollView(for: .bottom) === rig.root.scroll)
        rig.scroll(to: 100)
        #expect(
            rig.navigation.navigationBar.frame.height == 44
                && rig.navigation.navigationBar.background.standardWeight == 1)
        rig.host.run { rig.root.setContentScrollView(other, for: .top) }
        rig.step()
        #expect(rig.root.contentScrollView(for: .top) === other && rig.root.contentScrollView(for: .bottom) !== other)
        #expect(
            rig.navigation.navigationBar.frame.height == 96
                && rig.navigation.navigationBar.background.standardWeight == 0)
        rig.host.run { rig.root.setContentScrollView(nil) }
        rig.step()
        #expect(rig.root.contentScrollView(for: .top) === rig.root.scroll)
        #expect(rig.navigation.navigationBar.frame.height == 44)
    }

    /// The bars wait for the transition, whatever the screen says as it loads.
    @Test func aPushLooksTheSameWhereTheScreenNamesItsContent() {
        let logs = [false, true].map { namesContent in
            let rig = BarRig()
            rig.push("Next") {
                $0.navigationItem.largeTitleDisplayMode = .never
                $0.namesContent = namesContent
            }
            for _ in 0..<4 {
                rig.step(0.1)
                rig.note("pushing")
            }
            return rig.log.text
        }
        #expect(logs[0].contains("Root at -7 0 large 52") && logs[1] == logs[0])
    }

    @Test func withoutContentTheBarIsAtTheEdge() {
        let rig = HostRig()
        let navigation = rig.host.run { UINavigationController(rootViewController: UIViewController()) }
        navigation.navigationBar.prefersLargeTitles = true
        rig.show(navigation)
        #expect(navigation.navigationBar.background.standardWeight == 0 && navigation.navigationBar.frame.height == 96)
    }

    struct Place: Sendable, CustomTestStringConvertible {
        var edges: UIRectEdge
        var translucent = true
        var includesOpaque = false
        var frame: CGRect
        var insets: UIEdgeInsets
        var testDescription: String { "\(edges.rawValue) \(translucent) \(includesOpaque)" }
    }

    nonisolated static let places = [
        Place(
            edges: .all, frame: CGRect(x: 0, y: 0, width: 200, height: 200),
            insets: UIEdgeInsets(top: 64, left: 0, bottom: 59, right: 0)),
        Place(edges: [], frame: CGRect(x: 0, y: 64, width: 200, height: 77), insets: .zero),
        Place(
            edges: .bottom, frame: CGRect(x: 0, y: 64, width: 200, height: 136),
            insets: UIEdgeInsets(top: 0, left: 0, bottom: 59, right: 0)),
        Place(edges: .all, translucent: false, frame: CGRect(x: 0, y: 64, width: 200, height: 77), insets: .zero),
        Place(
            edges: .all, translucent: false, includesOpaque: true, frame: CGRect(x: 0, y: 0, width: 200, height: 200),
            insets: UIEdgeInsets(top: 64, left: 0, bottom: 59, right: 0)),
    ]

    @Test(arguments: places) func viewsReachUnderBarsAsTheySay(_ place: Place) {
        let rig = BarRig(tabs: true, large: false)
        #expect(rig.root.edgesForExtendedLayout == .all && !rig.root.extendedLayoutIncludesOpaqueBars)
        for step in 0..<2 {
            let screen = step == 0 ? rig.root : BarRig.Screen()
            rig.host.run {
                screen.edgesForExtendedLayout = place.edges
                for controller in [screen, rig.navigation] {
                    controller.extendedLayoutIncludesOpaqueBars = place.includesOpaque
                }
                rig.navigation.navigationBar.isTranslucent = place.translucent
                rig.tabs?.tabBar.isTranslucent = place.translucent
                if step == 1 { rig.navigation.pushViewController(screen, animated: true) }
            }
            rig.step()
            rig.finish()
            let view: UIView = screen.view
            #expect(view.convert(view.bounds, to: nil) == place.frame)
            #expect(view.safeAreaInsets == place.insets)
        }
        rig.pop()
        #expect(rig.finish() && rig.reports == [])
        #expect(rig.root.view.convert(rig.root.view.bounds, to: nil) == place.frame)
    }
}
