import Testing

@testable import SDLPlatform

struct XResourcesTests {
    @Test(
        arguments: [
            ("Xft.dpi:\t192\n", 2), ("Xft.antialias:\t1\nXft.dpi: 120\nXcursor.size:\t24\n", 1.25), ("Xft.dpi:96", 1),
            ("", nil), ("Xft.dpi:\n", nil), ("Xft.dpi: 0\n", nil), ("Xft.dpi: nan\n", nil), ("Xft.dpi: -96\n", nil),
            ("Xft.dpi: 1e9\n", nil), ("XTerm.Xft.dpi: 192\n", nil), ("no colon", nil),
        ] as [(String, Double?)])
    func theDensityOfTextIsTheScale(text: String, scale: Double?) {
        #expect(XResources(text: text).scale == scale)
    }

    @Test func aServerThatIsNotThereHasNone() { #expect(XResources(display: ":7654321") == nil) }
}
