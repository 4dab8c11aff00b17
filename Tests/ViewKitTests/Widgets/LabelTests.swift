import Testing

@testable import ViewKit

@MainActor @Suite struct LabelTests {
    let host = TestHost(scale: 2)

    private func label(_ text: String?, lines: Int = 1) -> UILabel {
        host.run {
            let label = UILabel()
            label.text = text
            label.numberOfLines = lines
            return label
        }
    }

    @Test func defaultsAreUIKits() {
        let label = label(nil)
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label)
        #expect(label.textAlignment == .natural)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.numberOfLines == 1)
        #expect(label.contentMode == .left && label.layer.contentsGravity == .left)
        #expect(!label.isUserInteractionEnabled)
        #expect(label.text == nil)
        #expect(label.attributedText == nil)
        label.font = nil
        label.textColor = nil
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label)
    }

    /// Constraints round to whole points where a pixel is larger: so does the room that a text asks for.
    @Test func constraintsLeaveAllLinesTheirRoom() {
        let host = TestHost(scale: 0.8)
        host.run {
            let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            host.window.addSubview(screen)
            var top = screen.topAnchor
            let labels = (0..<10).map { number in
                let label = UILabel()
                label.numberOfLines = 0
                label.text = "Name \(number)\nsecond line"
                label.translatesAutoresizingMaskIntoConstraints = false
                screen.addSubview(label)
                label.topAnchor.constraint(equalTo: top, constant: 7).isActive = true
                label.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
                top = label.bottomAnchor
                return label
            }
            screen.layoutIfNeeded()
            for label in labels { #expect(label.bounds.height >= label.intrinsicContentSize.height) }
        }
    }

    @Test func aLineIsAsHighAsItsFontAndRoundedToPixels() {
        let label = label("Magic Move")
        let size = label.intrinsicContentSize
        let height = label.font.lineHeight
        #expect(size.height >= height - 0.01 && size.height < height + 0.5)
        #expect(size.width * 2 == (size.width * 2).rounded())
        #expect(label.sizeThatFits(CGSize(width: 10, height: 10)) == size)
        label.sizeToFit()
        #expect(label.bounds.size == size)
    }

    @Test func widthGrowsWithTextAndSize() {
        let short = label("Move")
        let long = label("Move Move")
        #expect(long.intrinsicContentSize.width > short.intrinsicContentSize.width * 2)
        let before = short.intrinsicContentSize
        short.font = .systemFont(ofSize: 34)
        #expect(abs(short.intrinsicContentSize.width / before.width - 2) < 0.1)
    }

    @Test func severalLinesBreakAtTheWidth() {
        let label = label("one two three four five six seven", lines: 0)
        let single = label.intrinsicContentSize
        let fitted = label.sizeThatFits(CGSize(width: single.width / 2, height: 0))
        #expect(fitted.width <= single.width / 2)
        #expect(abs(fitted.height - single.height * 3) < 1.5 || abs(fitted.height - single.height * 2) < 1.5)
        label.preferredMaxLayoutWidth = single.width / 2
        #expect(label.intrinsicContentSize == fitted)
        label.numberOfLines = 2
        #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height < single.height * 2 + 1)
    }

    @Test func emptyTextTakesNoRoom() {
        #expect(label(nil).intrinsicContentSize == .zero)
        #expect(label("").intrinsicContentSize == .zero)
    }

    @Test func attributedTextKeepsItsStyles() {
        let label = label("plain")
        let plain = label.intrinsicContentSize
        let string = NSMutableAttributedString(string: "plain", attributes: [.font: UIFont.systemFont(ofSize: 34)])
        label.attributedText = string
        #expect(label.text == "plain")
        #expect(label.intrinsicContentSize.height > plain.height * 1.8)
        label.text = "plain"
        #expect(label.intrinsicContentSize == plain)
    }

    /// A style set later holds for all of the text, until there is another text.
    @Test func whatIsSetAfterAttributedTextGoesOverIt() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .left
        let string = NSAttributedString(
            string: "█",
            attributes: [.font: UIFont.systemFont(ofSize: 34), .foregroundColor: UIColor.blue, .paragraphStyle: style])
        let label = label("█")
        let plain = label.intrinsicContentSize
        label.attributedText = string
        let large = label.intrinsicContentSize
        label.font = .systemFont(ofSize: 17)
        label.textColor = .red
        label.textAlignment = .right
        #expect(label.intrinsicContentSize == plain)
        let box = try ink(label)
        let image = try #require(label.layer.contents as? CGImage)
        #expect(box.maxX > 230 && image.pixels[Int(box.midX), Int(box.midY)] == 0xFFFF_0000)
        label.attributedText = string
        #expect(label.intrinsicContentSize == large)
    }

    /// The bounds of the drawn letters: the smallest rectangle of pixels that are not transparent.
    private func ink(_ label: UILabel) throws -> CGRect {
        label.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
        host.show(label)
        let image = try #require(label.layer.contents as? CGImage)
        var box = CGRect.null
        for y in 0..<image.height {
            for (x, pixel) in image.pixels.row(y).enumerated() where pixel != 0 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    @Test func textStandsInTheMiddleFromTopToBottom() throws {
        let ink = try ink(label("xxx"))
        #expect(ink.midY > 55 && ink.midY < 70)
    }

    @Test func alignmentMovesTheInk() throws {
        let boxes = try [NSTextAlignment.left, .center, .right].map { alignment in
            let label = label("H")
            label.textAlignment = alignment
            return try ink(label)
        }
        #expect(boxes[0].minX < 8)
        #expect(abs(boxes[1].midX - 120) < 2)
        #expect(boxes[2].maxX > 232)
    }

    @Test func colourAndChangesOfItAreDrawn() throws {
        let label = label("█")
        label.textColor = .red
        _ = try ink(label)
        func middle() throws -> UInt32 {
            let box = try ink(label)
            return try #require(label.layer.contents as? CGImage).pixels[Int(box.midX), Int(box.midY)]
        }
        #expect(try middle() == 0xFFFF_0000)
        label.textColor = .blue
        host.frame(at: 1)
        #expect(try middle() == 0xFF00_00FF)
    }

    @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat]) func unusableSizesAreDefined(_ size: CGFloat) {
        let label = label("text", lines: 0)
        label.font = .systemFont(ofSize: size)
        #expect(label.intrinsicContentSize.width.isFinite)
        let fitted = self.label("some text", lines: 0).sizeThatFits(CGSize(width: size, height: size))
        #expect(fitted.width.isFinite && fitted.height.isFinite)
    }

    @Test func weightsGoFromThinToBlack() {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        #expect(weights.map(\.number) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
        #expect(UIFont.Weight(rawValue: -0.2).number == 350)
        #expect(UIFont.Weight(rawValue: .nan).number == 400)
        #expect(UIFont.Weight(rawValue: 5).number == 900)
        #expect(UIFont.Weight(rawValue: -5).number == 100)
    }

    @Test func equalFontsAreEqual() {
        #expect(UIFont.boldSystemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .bold))
        #expect(UIFont.systemFont(ofSize: 12).withSize(13) == UIFont.systemFont(ofSize: 13))
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.monospacedSystemFont(ofSize: 12, weight: .regular))
        let mono = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
        #expect(mono.ascender > 0 && mono.descender < 0)
        let system = UIFont.systemFont(ofSize: 20)
        #expect(system.ascender > system.capHeight && system.capHeight > system.xHeight && system.xHeight > 0)
    }
}
