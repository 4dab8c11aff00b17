import Foundation
import Graphics
import Testing

@Suite struct TextLayoutTests {
    private let font = FontDescription(size: 17)
    private let words = "The quick brown fox jumps over the lazy dog"

    private func layout(
        _ text: String, _ paragraph: ParagraphStyle = ParagraphStyle(), width: CGFloat = .infinity,
        height: CGFloat = .infinity
    ) -> TextLayout {
        TextLayout(
            StyledText(text, .init(font: font)), paragraph: paragraph, within: CGSize(width: width, height: height))
    }

    @Test func lineIsAsHighAsItsFont() {
        let one = layout("Text")
        #expect(abs(one.size.height - font.metrics.lineHeight) < 0.01)
        #expect(abs(one.firstBaseline - font.metrics.ascender) < 0.01)
        #expect(one.lines.count == 1 && !one.isTruncated)
        let three = layout("a\nb\nc", ParagraphStyle(lineSpacing: 5))
        #expect(abs(three.size.height - 3 * font.metrics.lineHeight - 10) < 0.01)
        #expect(abs(three.lastBaseline - three.firstBaseline - 2 * (font.metrics.lineHeight + 5)) < 0.01)
    }

    @Test func emptyTextTakesNoRoom() {
        #expect(layout("").size == .zero && layout("").lines.isEmpty)
        #expect(TextLayout(StyledText([])).size == .zero)
        #expect(layout("a\n\nb").lines.count == 3)
    }

    @Test func widthsScaleExactlyWithTheSize() {
        let small = TextLayout(StyledText(words, .init(font: FontDescription(size: 10))))
        let large = TextLayout(StyledText(words, .init(font: FontDescription(size: 40))))
        #expect(abs(large.size.width - 4 * small.size.width) < 0.1, "no hinting, no rounding")
    }

    @Test(arguments: [60, 100, 200, 320] as [CGFloat]) func wrappedLinesFit(_ width: CGFloat) {
        let wrapped = layout(words, width: width)
        #expect(wrapped.size.width <= width && wrapped.lines.allSatisfy { $0.frame.maxX <= width + 0.01 })
        #expect(wrapped.lines.count >= Int(layout(words).size.width / width))
        for (above, below) in zip(wrapped.lines, wrapped.lines.dropFirst()) {
            #expect(abs(above.frame.maxY - below.frame.minY) < 0.001)
        }
    }

    @Test func wordsBreakOnlyWhereTheyMust() {
        #expect(layout("Donaudampfschifffahrt", width: 60).lines.count > 1)
        let byWord = layout("aaa bbbbbbbb", width: 80)
        let byCharacter = layout("aaa bbbbbbbb", ParagraphStyle(lineBreak: .characterWrap), width: 80)
        #expect(byWord.lines[0].frame.width < byCharacter.lines[0].frame.width)
    }

    @Test func noWidthStillShowsACharacterToTheLine() {
        for width in [0, -5, CGFloat.nan] {
            let narrow = layout("abc", width: width)
            #expect(narrow.lines.count == 3)
        }
    }

    @Test func linesAreAlignedWithinTheWidth() {
        let frames = ParagraphStyle.Alignment.allCases.map {
            layout("Text", ParagraphStyle(alignment: $0), width: 200).lines[0].frame
        }
        let width = frames[0].width
        #expect(frames.map(\.minX) == [0, (200 - width) / 2, 200 - width, 0, 0])
        #expect(layout("שלום", width: 200).lines[0].frame.maxX == 200, "natural is right for Hebrew")
        let justified = layout(words, ParagraphStyle(alignment: .justified), width: 150)
        #expect(justified.lines.dropLast().allSatisfy { abs($0.frame.width - 150) < 0.01 })
        #expect(justified.lines[justified.lines.count - 1].frame.width < 149)
    }

    @Test(arguments: [ParagraphStyle.LineBreak.truncateHead, .truncateMiddle, .truncateTail])
    func truncatedLineFits(_ lineBreak: ParagraphStyle.LineBreak) {
        let style = ParagraphStyle(lineBreak: lineBreak, maximumLineCount: 1)
        let cut = layout(words, style, width: 120)
        #expect(cut.lines.count == 1 && cut.isTruncated && cut.size.width <= 120 && cut.size.width > 90)
        #expect(!layout("Fox", style, width: 120).isTruncated)
        let two = layout(words, ParagraphStyle(lineBreak: lineBreak, maximumLineCount: 2), width: 120)
        #expect(two.lines.count == 2 && two.isTruncated)
        #expect(two.lines[0].frame.width == layout(words, width: 120).lines[0].frame.width)
    }

    /// Its dots stand close to the text, and the line is as wide as what shows.
    @Test(arguments: [ParagraphStyle.LineBreak.truncateHead, .truncateTail])
    func nothingIsAddedToAnEllipsis(_ lineBreak: ParagraphStyle.LineBreak) {
        for room in stride(from: 100.0, to: 130, by: 3) {
            let cut = layout(words, ParagraphStyle(lineBreak: lineBreak, maximumLineCount: 1), width: room)
            let widths = words.indices.map { index in
                layout(
                    lineBreak == .truncateHead ? "\u{2026}" + words[index...] : words[..<index] + "\u{2026}"
                ).size.width
            }
            let nearest = widths.map { abs($0 - cut.size.width) }.min() ?? .infinity
            #expect(nearest < 1, "but for kerning, within \(room)")
        }
    }

    @Test func secondParagraphIsReplacedByAnEllipsis() {
        let style = ParagraphStyle(lineBreak: .truncateTail, maximumLineCount: 1)
        let cut = layout("First\nSecond", style, width: 300)
        #expect(cut.size.width == layout("First\u{2026}").size.width && cut.isTruncated)
        #expect(layout("First\n", style, width: 300).size.width == layout("First").size.width)
    }

    @Test func linesBeyondTheHeightAreLeftOut() {
        let height = font.metrics.lineHeight
        #expect(layout(words, width: 100, height: height * 2.5).lines.count == 2)
        #expect(layout(words, width: 100, height: height * 2).lines.count == 2)
        #expect(layout(words, width: 100, height: 1).lines.count == 1)
        #expect(layout(words, width: 100, height: .nan).lines.count == 1)
    }

    @Test func clippedLinesDoNotWrap() {
        let clipped = layout(words, ParagraphStyle(lineBreak: .clip), width: 100)
        #expect(clipped.lines.count == 1 && clipped.size.width == 100 && clipped.isTruncated)
    }

    @Test func stylesShareALine() {
        let big = StyledText.Style(font: FontDescription(size: 34))
        let mixed = TextLayout(StyledText([.init("small ", .init(font: font)), .init("BIG", big)]))
        #expect(mixed.lines.count == 1)
        #expect(abs(mixed.size.height - big.font.metrics.lineHeight) < 0.01)
        let kerned = TextLayout(StyledText("four", .init(font: font, kern: 10))).size.width
        #expect(abs(kerned - layout("four").size.width - 30) < 0.01)
    }

    @Test func oddCharactersDoNotTrap() {
        for text in [
            "\0", "a\0b", "\r\n", "\u{FFFD}\u{202E}x", "👩‍👩‍👧", "\u{2028}", String(repeating: "x ", count: 20_000),
        ] {
            let odd = layout(text, ParagraphStyle(lineBreak: .truncateTail, maximumLineCount: 2), width: 100)
            #expect(odd.size.width <= 100.01)
        }
    }

    /// Only what the clip lets through is rasterised, and that is the same as without a clip.
    @Test(arguments: [
        CGRect(x: 0, y: 0, width: 40, height: 30), CGRect(x: 13, y: 4, width: 9, height: 11),
        CGRect(x: 200, y: 200, width: 5, height: 5),
    ]) func aClipChangesNothingWithin(_ clip: CGRect) throws {
        func image(_ prepare: (CGContext) -> Void) throws -> CGImage {
            let context = try #require(CGContext(width: 60, height: 40))
            prepare(context)
            context.rotate(by: 0.2)
            layout(words).draw(in: context, at: CGPoint(x: -7.3, y: 1.6))
            return try #require(context.makeImage())
        }
        let whole = try image { _ in }
        let part = try image { $0.clip(to: clip) }
        for y in 0..<40 {
            for x in 0..<60 {
                let isInside = clip.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
                #expect(part.pixels[x, y] == (isInside ? whole.pixels[x, y] : 0), "\(x), \(y)")
            }
        }
    }

    @Test func lettersWithoutSmoothEdgesAreBlackOrNot() throws {
        let context = try #require(CGContext(width: 60, height: 40))
        context.setShouldAntialias(false)
        layout(words).draw(in: context, at: .zero)
        let image = try #require(context.makeImage())
        #expect(Set((0..<40).flatMap(image.pixels.row)) == [0, 0xFF00_0000])
    }

    /// The room of a line does not limit its letters.
    @Test func lettersReachBeyondALowLine() throws {
        let context = try #require(CGContext(width: 60, height: 60))
        let text = StyledText("HHH", .init(font: FontDescription(size: 40)))
        var paragraph = ParagraphStyle()
        paragraph.maximumLineHeight = 4
        TextLayout(text, paragraph: paragraph).draw(in: context, at: CGPoint(x: 0, y: 50))
        let image = try #require(context.makeImage())
        let rows = (0..<60).filter { y in image.pixels.row(y).contains { $0 != 0 } }
        let capHeight = FontDescription(size: 40).metrics.capHeight
        #expect(abs(CGFloat(rows.count) - capHeight) < 2, "\(rows)")
    }
}
