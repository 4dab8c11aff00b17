import Foundation
import Testing

@testable import Graphics

struct TextCacheTests {
    private static let style = StyledText.Style(font: FontDescription(size: 17))
    private static let text = StyledText("Shaped once, whoever measures it", style)

    /// A label is measured without a limit, then drawn within its bounds.
    @Test func aTextIsShapedOnceForAllRoomsThatHoldIt() {
        let fonts = FontLibrary(folders: .debian)
        let natural = TextLayout(Self.text, fonts: fonts)
        #expect(fonts.shapedTextCount == 1)
        let bounds = CGSize(width: natural.size.width.rounded(.up), height: natural.size.height.rounded(.up))
        let layouts = [bounds, CGSize(width: 1_000, height: 1_000), CGSize(width: CGFloat.infinity, height: .infinity)]
            .map { TextLayout(Self.text, within: $0, fonts: fonts) }
        #expect(layouts.allSatisfy { $0.size == natural.size } && fonts.shapedTextCount == 1)
    }

    @Test func aNarrowerRoomBreaksTheTextAnew() {
        let fonts = FontLibrary(folders: .debian)
        let natural = TextLayout(Self.text, fonts: fonts)
        let half = CGSize(width: natural.size.width / 2, height: .infinity)
        for _ in 0..<3 { #expect(TextLayout(Self.text, within: half, fonts: fonts).lines.count > 1) }
        #expect(fonts.shapedTextCount == 2)
    }

    /// Colour, font and alignment are part of what a layout shows.
    @Test func otherAttributesAreOtherTexts() {
        let fonts = FontLibrary(folders: .debian)
        var red = Self.style
        red.color = SIMD4(1, 0, 0, 1)
        _ = TextLayout(Self.text, fonts: fonts)
        let layout = TextLayout(StyledText("Shaped once, whoever measures it", red), fonts: fonts)
        #expect(layout.lines.first?.runs.first?.style.color == red.color)
        let room = CGSize(width: 1_000, height: 100)
        let right = TextLayout(Self.text, paragraph: ParagraphStyle(alignment: .right), within: room, fonts: fonts)
        #expect(fonts.shapedTextCount == 2, "alignment moves lines that are there")
        #expect(right.lines.first.map { $0.frame.maxX } == 1_000)
    }

    /// Texts that were not used for long are dropped; the cache has a limit.
    @Test func oldTextsAreForgotten() {
        let fonts = FontLibrary(folders: .debian)
        _ = TextLayout(Self.text, fonts: fonts)
        for number in 0..<2_000 { _ = TextLayout(StyledText("Number \(number)", Self.style), fonts: fonts) }
        let before = fonts.shapedTextCount
        _ = TextLayout(Self.text, fonts: fonts)
        #expect(fonts.shapedTextCount == before + 1)
    }
}
