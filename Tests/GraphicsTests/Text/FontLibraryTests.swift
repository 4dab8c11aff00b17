import Foundation
import Synchronization
import Testing

@testable import Graphics

@Suite struct FontLibraryTests {
    @Test func fontsAreInstalled() { #expect(FontLibrary.shared.problem == nil) }

    /// Inter 4's own tables: 2816 units per em, ascender 2728, descender -680, x height 1536, capitals 2048.
    @Test func systemFontIsInterUnrounded() {
        let metrics = FontDescription(size: 17).metrics
        #expect(abs(metrics.ascender - 17 * 2728 / 2816) < 0.001)
        #expect(abs(metrics.descender + 17 * 680 / 2816) < 0.001)
        #expect(abs(metrics.xHeight - 17 * 1536 / 2816) < 0.001)
        #expect(abs(metrics.capHeight - 17 * 2048 / 2816) < 0.001)
        #expect(metrics.lineHeight == metrics.ascender - metrics.descender + metrics.leading)
        #expect(metrics.underlinePosition < 0 && metrics.strikethroughPosition > 0)
    }

    @Test func metricsGrowWithTheSize() {
        let small = FontDescription(size: 10).metrics
        let large = FontDescription(size: 40).metrics
        #expect(abs(large.lineHeight - 4 * small.lineHeight) < 0.01)
    }

    @Test func monospacedFontIsDejaVuSansMono() {
        let font = FontDescription(.monospaced, size: 20)
        // 2048 units per em, ascender 1901, descender -483; every character is 1233 units wide.
        #expect(abs(font.metrics.ascender - 20 * 1901 / 2048) < 0.001)
        for text in ["iiii", "MMMM", "1. ,"] { #expect(abs(width(text, font) - 4 * 20 * 1233 / 2048) < 0.01) }
    }

    @Test func weightsAndSlantAreFontsOfTheirOwn() {
        let widths = [100, 400, 600, 900].map { width("Headline", FontDescription(size: 20, weight: $0)) }
        #expect(widths == widths.sorted() && Set(widths).count == 4)
        #expect(width("Headline", FontDescription(size: 20, isItalic: true)) != widths[1])
    }

    @Test func digitsOfOneWidthOnRequest() {
        let plain = FontDescription(size: 20)
        let even = FontDescription(size: 20, hasMonospacedDigits: true)
        #expect(width("1111", plain) < width("0000", plain))
        #expect(width("1111", even) == width("0000", even))
    }

    @Test func unknownFamilyIsTheSystems() {
        let font = FontDescription(.named("No Such Family, <&"), size: 20)
        #expect(width("Text", font) == width("Text", FontDescription(size: 20)))
        #expect(width("Text", FontDescription(.named("DejaVu Serif"), size: 20)) != width("Text", font))
    }

    @Test func familiesOfPhonesHaveStandIns() {
        for (family, standIn) in [("Georgia", "DejaVu Serif"), ("Menlo", "DejaVu Sans Mono"), ("Avenir", "Inter")] {
            let font = FontDescription(.named(family), size: 20)
            let other = FontDescription(.named(standIn), size: 20)
            #expect(width("Text", font) == width("Text", other))
        }
        let bold = FontDescription(.named("Menlo"), size: 20, weight: 700)
        #expect(FontDescription(named: "Menlo-Bold", size: 20) == bold)
        #expect(FontDescription(named: "Inter", size: 20).family == .named("Inter"))
    }

    @Test func charactersThatInterLacksComeFromDejaVu() {
        // Braille patterns: in DejaVu Sans, not in Inter.
        #expect(width("\u{28FF}", FontDescription(size: 20)) > 5)
    }

    @Test func sizesAndWeightsAreLimited() {
        #expect(FontDescription(size: .nan).size == 0.01)
        #expect(FontDescription(size: -5).size == 0.01)
        #expect(FontDescription(size: .infinity).size == 10_000)
        #expect(FontDescription(size: 10, weight: 0).weight == 1)
        var font = FontDescription(size: 10)
        font.size = .nan
        font.weight = 5000
        #expect(font.size == 0.01 && font.weight == 1000)
        #expect(FontDescription(size: 10_000).metrics.lineHeight > 10_000)
    }

    @Test func missingFoldersAreSaidAndTheSystemsFontsStandIn() throws {
        let library = FontLibrary(folders: FontFolders(inter: "/nowhere/inter", dejaVu: "/nowhere/dejavu"))
        #expect(
            library.problem?.description == """
                /nowhere/inter/Inter-Regular.otf: the font is missing, so text is set in the system's fonts and looks \
                different; run `apt-get install fonts-inter fonts-dejavu-core`
                """)
        #expect(library.metrics(of: FontDescription(size: 10)).lineHeight > 5)
        let half = FontLibrary(folders: FontFolders(inter: FontFolders.debian.inter, dejaVu: "/nowhere & <other>"))
        #expect(half.problem?.remedy == "run `apt-get install fonts-dejavu-core`")
    }

    /// Cairo keeps FreeType's one library and its faces for all font maps, and does not lock them for one another: a run of
    /// the tests ended with a spoiled heap.
    @Test func oneLibraryWaitsForAnother() {
        let first = FontLibrary(folders: .debian)
        let second = FontLibrary(folders: .debian)
        let began = DispatchSemaphore(value: 0)
        let entered = DispatchSemaphore(value: 0)
        first.locked { _ in
            DispatchQueue.global().async {
                began.signal()
                second.locked { _ in _ = entered.signal() }
            }
            began.wait()
            #expect(entered.wait(timeout: .now() + 0.05) == .timedOut)
        }
        entered.wait()
    }

    @Test func librariesAreUsedOnManyThreadsAtOnce() {
        let widths = Mutex<Set<CGFloat>>([])
        for round in 0..<20 {
            DispatchQueue.concurrentPerform(iterations: 8) { index in
                let library = FontLibrary(folders: .debian)
                // More files than Cairo keeps open, so that faces come and go.
                let weight = 100 * (1 + (round * 3 + index) % 9)
                let font = FontDescription(size: CGFloat(9 + index), weight: weight, isItalic: round % 2 == 0)
                let layout = TextLayout(StyledText("Hamburg \(round)", .init(font: font)), fonts: library)
                guard let context = CGContext(width: 80, height: 20) else { return }
                layout.draw(in: context, at: .zero)
                let plain = TextLayout(
                    StyledText("Hamburg", .init(font: FontDescription(size: 12))), fonts: library)
                widths.withLock { _ = $0.insert(plain.size.width) }
            }
        }
        #expect(widths.withLock { $0.count } == 1)
    }

    private func width(_ text: String, _ font: FontDescription) -> CGFloat {
        TextLayout(StyledText(text, .init(font: font))).size.width
    }
}
