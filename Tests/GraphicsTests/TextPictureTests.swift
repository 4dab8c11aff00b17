import Foundation
import Graphics
import TestSupport
import Testing

/// Text that was looked at once and must look the same on every machine.
@Suite struct TextPictureTests {
    private func makeContext() throws -> CGContext {
        let context = try #require(CGContext(width: 320, height: 240))
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 320, height: 240))
        return context
    }

    @Test func weightsFamiliesAndColours() throws {
        let context = try makeContext()
        var y: CGFloat = 4
        for weight in [100, 300, 400, 500, 600, 700, 900] {
            let font = FontDescription(size: 17, weight: weight, isItalic: weight == 500)
            let layout = TextLayout(StyledText("Hamburgefonstiv \(weight)", .init(font: font)))
            layout.draw(in: context, at: CGPoint(x: 6, y: y))
            y += layout.size.height
        }
        let red = SIMD4<Float>(0.8, 0.1, 0.1, 1)
        let styled = StyledText([
            .init("0123 ", .init(font: FontDescription(.monospaced, size: 17))),
            .init("underlined", .init(font: FontDescription(size: 17), color: red, isUnderlined: true)),
            .init(" struck", .init(font: FontDescription(size: 17), isStruckThrough: true)),
            .init(" kern", .init(font: FontDescription(size: 17), color: SIMD4(0, 0, 1, 0.5), kern: 4)),
        ])
        TextLayout(styled).draw(in: context, at: CGPoint(x: 6, y: y))
        let small = StyledText(
            "Twelve points at a fraction: AVATAR, fi, 1⁄2 → ⣿ ✓", .init(font: FontDescription(size: 12)))
        TextLayout(small).draw(in: context, at: CGPoint(x: 6.33, y: y + 26.4))
        context.translateBy(x: 230, y: 30)
        context.rotate(by: 0.35)
        context.setShadow(offset: CGSize(width: 2, height: 2), blur: 3, color: CGColor(gray: 0, alpha: 0.5))
        TextLayout(StyledText("Turned", .init(font: FontDescription(size: 24, weight: 700), color: red)))
            .draw(in: context, at: .zero)
        try Golden("text-styles.png").expect(context.makeImage())
    }

    @Test func paragraphs() throws {
        let context = try makeContext()
        let text = StyledText(
            "Snapshots fly while their screens stay where they are.\nSecond paragraph.",
            .init(font: FontDescription(size: 13)))
        let styles = [
            ParagraphStyle(alignment: .left), ParagraphStyle(alignment: .center, lineBreak: .characterWrap),
            ParagraphStyle(alignment: .right, lineSpacing: 4), ParagraphStyle(alignment: .justified),
            ParagraphStyle(lineBreak: .truncateTail, maximumLineCount: 2),
            ParagraphStyle(alignment: .center, lineBreak: .truncateMiddle, maximumLineCount: 2),
            ParagraphStyle(lineBreak: .truncateHead, maximumLineCount: 1), ParagraphStyle(lineBreak: .clip),
            ParagraphStyle(lineBreak: .truncateTail, maximumLineCount: 4),
        ]
        for (index, style) in styles.enumerated() {
            let area = CGRect(x: 5 + index % 3 * 105, y: 4 + index / 3 * 88, width: 100, height: 84)
            context.setFillColor(red: 0.9, green: 0.94, blue: 1, alpha: 1)
            context.fill(CGRect(x: area.minX, y: area.minY, width: 100, height: index < 6 ? 84 : 60))
            TextLayout(text, paragraph: style, within: area.size).draw(in: context, at: area.origin)
        }
        try Golden("text-paragraphs.png").expect(context.makeImage())
    }

    /// A third of a pixel further right, the same letters: every one of them moves by the same amount.
    @Test func lettersStandAtFractionsOfAPixel() throws {
        func columns(_ x: CGFloat) throws -> [Double] {
            let context = try #require(CGContext(width: 120, height: 24))
            TextLayout(StyledText("illicit", .init(font: FontDescription(size: 14)))).draw(
                in: context, at: CGPoint(x: x, y: 2))
            let image = try #require(context.makeImage())
            return (0..<120).map { x in (0..<24).reduce(0.0) { $0 + Double(image.pixels[x, $1] >> 24) } }
        }
        func centre(_ values: [Double]) -> Double {
            values.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element } / values.reduce(0, +)
        }
        let start = try columns(10)
        let moved = try columns(10 + 1.0 / 3)
        #expect(abs(centre(moved) - centre(start) - 1.0 / 3) < 0.03)
        let whole = try columns(11)
        #expect(Array(whole.dropFirst()) == Array(start.dropLast()), "a whole pixel changes nothing else")
    }
}
