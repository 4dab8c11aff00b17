import Testing

@testable import ViewKit

@MainActor @Suite struct DynamicColorTests {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    @Test func aDynamicColourIsAskedForEachAppearance() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.cgColor == UIColor.black.cgColor)
        #expect(color.resolvedColor(with: dark) == .white)
        var inside: CGColor?
        dark.performAsCurrent { inside = color.cgColor }
        #expect(inside == UIColor.white.cgColor && color == .black)
        let faint = color.withAlphaComponent(0.5)
        #expect(faint.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
        #expect(faint == UIColor(white: 0, alpha: 0.5))
    }

    @Test func namedColoursAreDynamic() throws {
        let host = TestHost()
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        host.listed.colors = [
            "both": NamedColor(light: .fixed(red), dark: .fixed(blue)), "one": NamedColor(light: .fixed(red)),
            "system": NamedColor(light: .system("systemPinkColor"), dark: .system("nonesuchColor")),
            "unknown": NamedColor(light: .system("nonesuchColor")),
        ]
        try host.run {
            let both = try #require(UIColor(named: "both"))
            #expect(both.cgColor == red && both.resolvedColor(with: dark).cgColor == blue)
            let fixed = try #require(UIColor(named: "both", in: nil, compatibleWith: dark))
            #expect(fixed.cgColor == blue)
            let one = try #require(UIColor(named: "one", in: .main, compatibleWith: UITraitCollection()))
            #expect(one.cgColor == red && one.resolvedColor(with: dark).cgColor == red)
            let system = try #require(UIColor(named: "system"))
            #expect(system.resolvedColor(with: dark) == UIColor.systemPink.resolvedColor(with: dark))
            #expect(UIColor(named: "unknown") == nil && UIColor(named: "") == nil)
            #expect(UIColor(named: "both", in: Bundle(path: "/usr"), compatibleWith: nil) == nil)
        }
        #expect(UIColor(named: "both") == nil, "no host")
    }

    @Test func oneDynamicColourMayGiveAnother() {
        let outer = UIColor { _ in .systemBackground }
        #expect(
            outer == .white.resolved && outer.resolvedColor(with: dark) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    }

    @Test func theSystemsColoursHaveBothAppearances() {
        #expect(UIColor.systemRed == UIColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255, alpha: 1))
        #expect(
            UIColor.systemRed.resolvedColor(with: dark)
                == UIColor(red: 1, green: 69.0 / 255, blue: 58.0 / 255, alpha: 1))
        #expect(
            UIColor.separator.cgColor.alpha == 0.29 && UIColor.separator.resolvedColor(with: dark).cgColor.alpha == 0.6)
    }

    @Test func traitsComeTogether() {
        let both = UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 3), dark])
        #expect(both.displayScale == 3 && both.userInterfaceStyle == .dark)
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
        #expect(dark.hasDifferentColorAppearance(comparedTo: .current))
        let host = TestHost(scale: 2)
        host.run {
            #expect(UIView().traitCollection.displayScale == 2)
            #expect(UIDevice.current.userInterfaceIdiom == .phone)
        }
    }
}

extension UIColor {
    /// The same colour by red, green and blue.
    fileprivate var resolved: UIColor {
        let parts = cgColor.rgba
        return UIColor(cgColor: CGColor(rgba: parts))
    }
}
