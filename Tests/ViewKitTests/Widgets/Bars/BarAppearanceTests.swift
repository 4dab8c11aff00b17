import Testing

@testable import ViewKit

/// Grounds of bars: what appearances say, what the bars' own colours say, and how far they reach.
@MainActor @Suite struct BarAppearanceTests {
    private let host = TestHost()

    private func shown(_ view: UIView, at y: CGFloat = 50) -> UIView {
        host.run { view.frame = CGRect(x: 0, y: y, width: 200, height: 44) }
        host.show(view)
        return view
    }

    private func surface(of bar: UIView) throws -> BarBackgroundView.Surface {
        let background = try #require(bar.subviews.first as? BarBackgroundView)
        #expect(background.standard.frame == background.bounds && background.scrollEdge.strength == 0)
        return background.standard
    }

    @Test func kindsOfGrounds() throws {
        let bar = host.run { UINavigationBar() }
        _ = shown(bar)
        let appearance = host.run { UINavigationBarAppearance() }
        #expect(appearance.backgroundEffect != nil && appearance.backgroundColor == nil)
        host.run {
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .red
            bar.standardAppearance = appearance
        }
        host.frame(at: 0.1)
        let surface = try surface(of: bar)
        #expect(colors(in: surface) == [.red, BarBackgroundView.Surface.Style.lineColor])
        host.run { appearance.backgroundColor = .blue }
        #expect(colors(in: surface).first == .red, "the bar has a copy")
        host.run { bar.standardAppearance.backgroundColor = .green }
        #expect(colors(in: surface).first == .green, "changes of the bar's own show")
        host.run { bar.standardAppearance.configureWithTransparentBackground() }
        #expect(colors(in: surface).isEmpty && !surface.subviews.contains { $0 is UIVisualEffectView })
        host.run { bar.standardAppearance.configureWithDefaultBackground() }
        host.frame(at: 0.2)
        #expect(surface.subviews.first is UIVisualEffectView)
        #expect(surface.subviews.first?.frame == surface.bounds)
    }

    /// The colours that the surface shows, from back to front.
    private func colors(in surface: BarBackgroundView.Surface) -> [UIColor] {
        surface.subviews.filter { !($0 is UIVisualEffectView) }.compactMap(\.backgroundColor)
    }

    @Test func anAppearanceCountsInPlaceOfTheBarsOwnColours() throws {
        let bar = host.run { UINavigationBar() }
        _ = shown(bar)
        host.run { bar.barTintColor = .orange }
        #expect(try colors(in: surface(of: bar)).first == .orange)
        host.run {
            bar.items = [UINavigationItem(title: "Words")]
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.titleTextAttributes = [.foregroundColor: UIColor.purple]
            bar.standardAppearance = appearance
            bar.barTintColor = .yellow
        }
        #expect(try colors(in: surface(of: bar)).first == .systemBackground)
        let content = try #require(bar.subviews.last as? NavigationBarContent)
        #expect((content.group.subviews.compactMap { $0 as? UILabel }.first)?.textColor == .purple)
    }

    @Test func aPictureStandsInPlaceOfTheLine() throws {
        let bar = host.run { UIToolbar() }
        _ = shown(bar)
        let image = UIImage(cgImage: .filled(width: 4, height: 3, with: 0xFF00_0000))
        host.run { bar.standardAppearance.shadowImage = image }
        host.frame(at: 0.1)
        let line = try #require(try surface(of: bar).subviews.last)
        #expect(line.frame == CGRect(x: 0, y: -3, width: 200, height: 3))
        host.run { bar.standardAppearance.shadowImage = UIImage() }
        host.frame(at: 0.2)
        #expect(line.frame.height == 0)
    }

    private final class Placed: NSObject, UINavigationBarDelegate, UIToolbarDelegate {
        var log: [String] = []
        var allows = true
        let place: UIBarPosition

        init(_ place: UIBarPosition) { self.place = place }

        func position(for bar: any UIBarPositioning) -> UIBarPosition { place }
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
            log.append("popped \(item.title ?? "")")
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
            log.append("pushed \(item.title ?? "")")
        }
    }

    @Test(
        arguments: [
            (nil, CGRect(x: 0, y: 0, width: 200, height: 44)),
            (.topAttached, CGRect(x: 0, y: -50, width: 200, height: 94)),
            (.top, CGRect(x: 0, y: 0, width: 200, height: 44)), (.any, CGRect(x: 0, y: 0, width: 200, height: 44)),
        ] as [(UIBarPosition?, CGRect)])
    func theDelegateSaysHowFarTheGroundReaches(_ place: UIBarPosition?, _ frame: CGRect) throws {
        let (bar, delegate) = host.run { (UINavigationBar(), place.map { Placed($0) }) }
        bar.delegate = delegate
        _ = shown(bar)
        #expect(try surface(of: bar).superview?.frame == frame)
    }

    @Test(
        arguments: [
            (nil, CGRect(x: 0, y: 0, width: 200, height: 150), -1.0),
            (.top, CGRect(x: 0, y: 0, width: 200, height: 44), 44),
            (.topAttached, CGRect(x: 0, y: -50, width: 200, height: 94), 94),
        ] as [(UIBarPosition?, CGRect, CGFloat)])
    func toolbarsStandAtTheBottomUnlessTheirDelegateSaysSo(
        _ place: UIBarPosition?, _ frame: CGRect, line: CGFloat
    ) throws {
        let (bar, delegate) = host.run { (UIToolbar(), place.map { Placed($0) }) }
        bar.delegate = delegate
        _ = shown(bar)
        #expect(try surface(of: bar).superview?.frame == frame)
        #expect(try surface(of: bar).subviews.last?.frame.minY == line)
    }

    @Test func theDelegateHearsOfItems() {
        let (bar, delegate) = host.run { (UINavigationBar(), Placed(.any)) }
        bar.delegate = delegate
        host.run {
            bar.pushItem(UINavigationItem(title: "One"), animated: false)
            bar.pushItem(UINavigationItem(title: "Two"), animated: false)
            delegate.allows = false
            #expect(bar.popItem(animated: false) == nil)
            delegate.allows = true
            #expect(bar.popItem(animated: false)?.title == "Two")
        }
        #expect(delegate.log == ["pushed One", "pushed Two", "popped Two"])
        #expect(bar.topItem?.title == "One")
    }
}
