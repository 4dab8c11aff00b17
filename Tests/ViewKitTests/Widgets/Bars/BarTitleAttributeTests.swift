import Testing

@testable import ViewKit

/// The attributes of titles of bar items.
@MainActor @Suite struct BarTitleAttributeTests {
    private let host = TestHost()

    @Test func aBarButtonShowsThem() throws {
        let item = host.run { UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil) }
        let plain = host.run { BarButton(item) }
        let font = UIFont.systemFont(ofSize: 30)
        host.run {
            item.setTitleTextAttributes([.font: font, .foregroundColor: UIColor.red], for: .normal)
            item.setTitleTextAttributes([.foregroundColor: UIColor.gray], for: .disabled)
        }
        let button = try #require(host.run { BarButton(item) }.subviews.first as? UIButton)
        let title = try #require(button.attributedTitle(for: .normal))
        #expect(title.string == "Add" && title.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
        let disabled = try #require(button.attributedTitle(for: .disabled))
        #expect(disabled.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .gray)
        #expect(host.run { BarButton(item).wantedWidth > plain.wantedWidth })
        #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
        host.run { item.setTitleTextAttributes(nil, for: .normal) }
        #expect(item.titleTextAttributes(for: .normal) == nil)
    }

    @Test func aTabShowsThemByItsState() throws {
        let item = host.run { UITabBarItem(title: "Home", image: nil, tag: 0) }
        host.run {
            item.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
            item.setTitleTextAttributes([.kern: 2], for: .normal)
        }
        let button = host.run { TabBarButton() }
        host.run { button.show(item, isSelected: true, in: .blue) }
        let label = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .green)
        host.run { button.show(item, isSelected: false, in: .blue) }
        #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
        #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    }
}
