import Testing

@testable import ViewKit

/// Looks that code gives to classes, by their proxies.
@MainActor @Suite struct AppearanceProxyTests {
    private let host = TestHost()
    private let screen: UIViewController

    init() {
        screen = host.run { UIViewController() }
        host.run { screen.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480) }
    }

    private final class Card: UIView {}
    private final class Outer: UIView {}
    private final class DarkBar: UINavigationBar {}

    /// Puts `view` into the window.
    private func show(_ view: UIView, in container: UIView? = nil) {
        host.run {
            if let container {
                container.addSubview(view)
                screen.view.addSubview(container)
            } else {
                screen.view.addSubview(view)
            }
        }
        host.show(screen.view)
    }

    @Test func aViewGetsItAsItEntersAWindow() {
        host.run {
            UINavigationBar.appearance().barTintColor = .red
            UINavigationBar.appearance().tintColor = .green
            UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.blue]
            UINavigationBar.appearance().isTranslucent = false
        }
        let bar = host.run { UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)) }
        #expect(bar.barTintColor == nil)
        show(bar)
        #expect(bar.barTintColor == .red && bar.tintColor == .green && !bar.isTranslucent)
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .blue)
        host.run { UINavigationBar.appearance().barTintColor = .yellow }
        #expect(bar.barTintColor == .red, "one that is in a window stays as it is")
    }

    @Test func ownValuesGoBefore() {
        host.run { UISwitch.appearance().onTintColor = .red }
        let (own, other) = host.run { (UISwitch(), UISwitch()) }
        own.onTintColor = .blue
        show(own)
        show(other)
        #expect(own.onTintColor == .blue && other.onTintColor == .red)
    }

    @Test func classesAndContainersThatAreNearerGoBefore() {
        host.run {
            UIView.appearance().tintColor = .red
            UILabel.appearance().textColor = .green
            UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .blue
            UILabel.appearance(whenContainedInInstancesOf: [Card.self, Outer.self]).textColor = .yellow
            UINavigationBar.appearance().barTintColor = .red
            DarkBar.appearance().barTintColor = .black
        }
        let (plain, inCard, inBoth, bar) = host.run { (UILabel(), UILabel(), UILabel(), DarkBar()) }
        let (card, inner, outer) = host.run { (Card(), Card(), Outer()) }
        show(plain)
        show(inCard, in: card)
        host.run { inner.addSubview(inBoth) }
        show(inner, in: outer)
        show(bar)
        #expect(plain.textColor == .green && inCard.textColor == .blue && inBoth.textColor == .yellow)
        #expect(bar.barTintColor == .black && bar.tintColor == .red)
    }

    @Test func appearancesOfBarsAreTheirOwn() {
        let appearance = host.run { UINavigationBarAppearance() }
        host.run {
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .red
            UINavigationBar.appearance().standardAppearance = appearance
            UINavigationBar.appearance().scrollEdgeAppearance = appearance
        }
        let bar = host.run { UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)) }
        show(bar)
        #expect(bar.standardAppearance.backgroundColor == .red && bar.scrollEdgeAppearance?.backgroundColor == .red)
        #expect(bar.compactAppearance == nil)
    }

    @Test func itemsOfBarsHaveATint() {
        host.run { UIBarButtonItem.appearance().tintColor = .red }
        let item = host.run { UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil) }
        let button = host.run { BarButton(item) }
        show(button)
        #expect(button.subviews.first?.tintColor == .red && item.tintColor == nil)
    }

    @Test func aProxyIsTheSameEachTime() {
        host.run {
            #expect(UILabel.appearance() === UILabel.appearance())
            #expect(UILabel.appearance() !== UILabel.appearance(whenContainedInInstancesOf: [Card.self]))
        }
        let other = TestHost()
        #expect(host.run { UILabel.appearance() } !== other.run { UILabel.appearance() })
    }
}
