import Testing

@testable import ViewKit

/// The badges of a tab bar's items.
@MainActor @Suite struct TabBadgeTests {
    private let host = TestHost()

    private func badges(in bar: UITabBar) -> [TabBarBadge] {
        bar.subviews.compactMap { $0 as? TabBarButton }.flatMap { $0.subviews.compactMap { $0 as? TabBarBadge } }
    }

    @Test func aBadgeComesAndGoes() throws {
        let bar = host.run { UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49)) }
        let item = host.run { UITabBarItem(tabBarSystemItem: .favorites, tag: 0) }
        host.run { bar.items = [item, UITabBarItem(tabBarSystemItem: .search, tag: 1)] }
        host.show(bar)
        #expect(badges(in: bar).isEmpty)
        host.run { item.badgeValue = "3" }
        host.frame(at: 0.1)
        let badge = try #require(badges(in: bar).first)
        #expect(badges(in: bar).count == 1 && badge.frame.size == CGSize(width: 18, height: 18))
        #expect(badge.frame.minX > 50 && badge.frame.maxX < 100 && badge.frame.minY >= 1)
        #expect(badge.layer.backgroundColor == UIColor.systemRed.cgColor)
        host.run {
            item.badgeValue = "128"
            item.badgeColor = .systemGreen
            item.setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .normal)
        }
        host.frame(at: 0.2)
        #expect(badge.frame.width > 25 && badge.layer.backgroundColor == UIColor.systemGreen.cgColor)
        #expect(item.badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .black)
        host.run { item.badgeValue = nil }
        #expect(badge.isHidden)
    }
}
