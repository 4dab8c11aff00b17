import Testing

@testable import ViewKit

/// Text that draws itself, against the labels that set the same text.
@MainActor @Suite struct TextDrawingTests {
    private let host = TestHost(scale: 1)
    private let font = UIFont.systemFont(ofSize: 17)
    private let long = "Snapshots fly apart, one by one, until nothing is left of the screen"

    /// The smallest rectangle of pixels that `body` draws on, in a bitmap of 200 x 100.
    private func ink(_ body: () -> Void) throws -> CGRect {
        let image = try host.run {
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 200, height: 100), false, 1)
            defer { UIGraphicsEndImageContext() }
            body()
            return try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
        }
        var box = CGRect.null
        for y in 0..<image.height {
            for (x, pixel) in image.pixels.row(y).enumerated() where pixel != 0 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    private func label(_ text: String, lines: Int) -> UILabel {
        host.run {
            let label = UILabel()
            label.text = text
            label.numberOfLines = lines
            return label
        }
    }

    @Test func textIsAsLargeAsInALabel() {
        let size = "Magic Move".size(withAttributes: [.font: font])
        let label = label("Magic Move", lines: 1).intrinsicContentSize
        #expect(size.width <= label.width && size.width > label.width - 1)
        #expect(abs(size.height - font.lineHeight) < 0.01)
        #expect(NSString(string: "Magic Move").size(withAttributes: [.font: font]) == size)
        #expect(NSAttributedString(string: "Magic Move", attributes: [.font: font]).size() == size)
        #expect("a\nb".size(withAttributes: [.font: font]).height > size.height * 1.9)
        #expect("".size() == .zero && NSAttributedString(string: "").size() == .zero)
        let plain = "Magic Move".size()
        #expect(abs(plain.width / size.width - 12.0 / 17) < 0.05, "12 points without attributes")
    }

    @Test func linesBreakAtTheWidth() {
        let room = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
        let rect = long.boundingRect(
            with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil)
        let label = label(long, lines: 0).sizeThatFits(CGSize(width: 120, height: 0))
        #expect(rect.origin == .zero && abs(rect.height - label.height) < 1 && rect.width <= 120)
        let low = CGSize(width: 120, height: 30)
        let whole = long.boundingRect(
            with: low, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
        #expect(whole == rect, "the height does not limit it")
        let context = NSStringDrawingContext()
        let cut = long.boundingRect(
            with: low, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: [.font: font],
            context: context)
        #expect(cut.height < 30 && context.totalBounds == cut)
        let line = long.boundingRect(with: low, attributes: [.font: font], context: nil)
        #expect(line.width > 400 && line.minY < 0 && line.minY > -font.lineHeight, "on its baseline")
    }

    /// A style that ends lines with an ellipsis makes each paragraph one line.
    @Test func truncatedParagraphsHaveOneLine() {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        let rect = (long + "\n" + long).boundingRect(
            with: CGSize(width: 120, height: 1000), options: .usesLineFragmentOrigin,
            attributes: [.font: font, .paragraphStyle: style], context: nil)
        #expect(abs(rect.height - 2 * font.lineHeight) < 0.1)
    }

    @Test func textIsDrawnWhereItIsAsked() throws {
        let at = try ink { "HHH".draw(at: CGPoint(x: 50, y: 20), withAttributes: [.font: font]) }
        #expect(at.minX >= 50 && at.minX < 54 && at.minY > 20 && at.maxY < 20 + font.lineHeight)
        let right = NSMutableParagraphStyle()
        right.alignment = .right
        let box = CGRect(x: 20, y: 40, width: 150, height: 50)
        let inRect = try ink { "HHH".draw(in: box, withAttributes: [.font: font, .paragraphStyle: right]) }
        #expect(inRect.maxX > 165 && inRect.maxX <= 170 && inRect.minY > 40 && inRect.maxY < 65)
        let baseline = try ink {
            NSAttributedString(string: "HHH", attributes: [.font: font]).draw(
                with: CGRect(x: 0, y: 60, width: 200, height: 10), context: nil)
        }
        #expect(baseline.maxY == 60)
        #expect(try ink { NSString(string: "").draw(in: box) }.isNull)
        "without a context".draw(at: .zero)
    }

    /// Paragraphs that stand differently, with an empty line between them.
    @Test func eachParagraphStandsAsItsStyleSays() throws {
        let text = NSMutableAttributedString(string: "HH\n\nHH", attributes: [.font: font])
        let left = NSMutableParagraphStyle()
        let right = NSMutableParagraphStyle()
        left.alignment = .left
        right.alignment = .right
        text.addAttribute(.paragraphStyle, value: left, range: NSRange(location: 0, length: 3))
        text.addAttribute(.paragraphStyle, value: right, range: NSRange(location: 4, length: 2))
        #expect(abs(text.size().height - 3 * font.lineHeight) < 0.1)
        let label = host.run { UILabel(frame: CGRect(x: 0, y: 0, width: 180, height: 90)) }
        label.numberOfLines = 0
        label.attributedText = text
        for draw in [{ text.draw(in: label.bounds) }, { label.drawText(in: label.bounds) }] {
            let all = try ink(draw)
            #expect(all.minX < 5 && all.maxX > 175 && all.height > 2 * font.lineHeight)
        }
        label.numberOfLines = 2
        let two = label.sizeThatFits(CGSize(width: 180, height: 1000)).height
        #expect(abs(two - 2 * font.lineHeight) < 1)
    }
}
