import Testing

@testable import ViewKit

@Suite struct ColorTests {
    private func parts(_ color: UIColor) -> [CGFloat] {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getRed(&r, green: &g, blue: &b, alpha: &a))
        return [r, g, b, a]
    }

    @Test func namedColoursHaveAppleValues() {
        #expect(parts(.black) == [0, 0, 0, 1])
        let third: CGFloat = 1.0 / 3
        #expect(parts(.darkGray) == [third, third, third, 1])
        #expect(parts(.orange) == [1, 0.5, 0, 1])
        #expect(parts(.brown) == [0.6, 0.4, 0.2, 1])
        #expect(parts(.clear) == [0, 0, 0, 0])
        let green: CGFloat = 122.0 / 255
        #expect(parts(.systemBlue) == [0, green, 1, 1])
        #expect(parts(.separator)[3] == 0.29)
    }

    /// By the matrix of CSS Color Module Level 4, computed apart; what sRGB lacks is cut off.
    @Test func coloursOfDisplayP3AreThoseNearest() {
        for (p3, srgb) in [
            ([0, 0, 0], [0, 0, 0]), ([1, 1, 1], [1, 1, 1]), ([0.5, 0.5, 0.5], [0.5, 0.5, 0.5]),
            ([1, 0, 0], [1, 0, 0]),
            ([0.4, 0.6, 0.5], [0.33380, 0.60664, 0.49278]),
        ] as [([CGFloat], [CGFloat])] {
            let shown = parts(UIColor(displayP3Red: p3[0], green: p3[1], blue: p3[2], alpha: 0.5))
            for (part, expected) in zip(shown, srgb + [0.5]) { #expect(abs(part - expected) < 1e-4, "\(p3): \(shown)") }
        }
    }

    @Test func equalityIsThatOfComponents() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.red.withAlphaComponent(0.5) != .red)
        #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
    }

    /// Hue, saturation and brightness there and back, over the whole cube.
    @Test func hueReadsBack() {
        for red in stride(from: 0, through: 1, by: 0.25) {
            for green in stride(from: 0, through: 1, by: 0.25) {
                for blue in stride(from: 0, through: 1, by: 0.25) {
                    let color = UIColor(red: red, green: green, blue: blue, alpha: 0.5)
                    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
                    color.getHue(&h, saturation: &s, brightness: &b, alpha: &a)
                    let back = parts(UIColor(hue: h, saturation: s, brightness: b, alpha: a))
                    for (got, wanted) in zip(back, [red, green, blue, 0.5]) { #expect(abs(got - wanted) < 1e-12) }
                }
            }
        }
    }

    @Test(arguments: [
        (0.0, UIColor.red), (1.0 / 6, .yellow), (1.0 / 3, .green), (0.5, .cyan), (2.0 / 3, .blue), (1, .red),
    ])
    func huesGoRound(_ hue: Double, _ expected: UIColor) {
        let got = parts(UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1))
        for (got, wanted) in zip(got, parts(expected)) { #expect(abs(got - wanted) < 1e-12) }
    }

    @Test func greysAreGreys() {
        var white: CGFloat = 0
        var alpha: CGFloat = 0
        #expect(UIColor(white: 0.3, alpha: 0.4).getWhite(&white, alpha: &alpha))
        #expect(white == 0.3 && alpha == 0.4)
        #expect(!UIColor.red.getWhite(&white, alpha: nil))
        #expect(white == 0.3)
    }

    @Test func componentsThatAreNoneAreLimited() {
        #expect(parts(UIColor(red: .nan, green: 7, blue: -.infinity, alpha: 2)) == [0, 1, 0, 1])
        #expect(parts(UIColor(hue: .nan, saturation: 3, brightness: 1, alpha: 1)) == [1, 0, 0, 1])
    }
}
