import Testing

@testable import ViewKit

/// The areas of a text field, and where its caret is.
@MainActor @Suite struct TextFieldLayoutTests {
    private let rig = TextFieldRig()
    private var field: UITextField { rig.field }
    private static let bounds = CGRect(x: 0, y: 0, width: 160, height: 34)

    @Test func defaultsAreThoseOfAPhone() {
        #expect(field.text?.isEmpty == true && field.attributedText == nil && field.placeholder == nil)
        #expect(field.font == .systemFont(ofSize: 17) && field.textColor == .label && field.borderStyle == .none)
        #expect(field.textAlignment == .natural && !field.adjustsFontSizeToFitWidth && field.minimumFontSize == 0)
        #expect(field.clearButtonMode == .never && field.leftViewMode == .never && field.rightViewMode == .never)
        #expect(
            !field.isSecureTextEntry && field.autocapitalizationType == .sentences && field.keyboardType == .default)
        #expect(field.returnKeyType == .default && field.autocorrectionType == .default && !field.isEditing)
        #expect(field.selectedTextRange == nil && field.canBecomeFirstResponder && !field.hasText)
        #expect(field.intrinsicContentSize.height == 22)
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.height == 34)
    }

    @Test func eachStyleHasItsInsets() {
        let rows: [(UITextField.BorderStyle, CGRect)] = [
            (.none, Self.bounds), (.line, Self.bounds.insetBy(dx: 2, dy: 2)),
            (.bezel, Self.bounds.insetBy(dx: 7, dy: 2)),
            (.roundedRect, Self.bounds.insetBy(dx: 7, dy: 2)),
        ]
        for (style, rect) in rows {
            field.borderStyle = style
            #expect(field.textRect(forBounds: Self.bounds) == rect && field.editingRect(forBounds: Self.bounds) == rect)
            #expect(field.placeholderRect(forBounds: Self.bounds) == rect)
            #expect(field.borderRect(forBounds: Self.bounds) == Self.bounds)
        }
    }

    @Test func viewsAtTheSidesTakeRoom() {
        let (left, right) = rig.host.run { (UIView(), UIView()) }
        left.frame.size = CGSize(width: 20, height: 20)
        right.frame.size = CGSize(width: 30, height: 50)
        field.leftView = left
        field.leftViewMode = .unlessEditing
        field.rightView = right
        field.rightViewMode = .whileEditing
        field.text = "a"
        field.clearButtonMode = .always
        rig.rig.frame()
        #expect(left.frame == CGRect(x: 0, y: 7, width: 20, height: 20) && !left.isHidden && right.isHidden)
        #expect(field.clearButton.frame == CGRect(x: 136, y: 7, width: 19, height: 19) && !field.clearButton.isHidden)
        #expect(field.canvas.frame == CGRect(x: 20, y: 0, width: 114, height: 34))
        rig.begin(with: "a|")
        rig.rig.frame()
        #expect(left.isHidden && right.frame == CGRect(x: 130, y: 0, width: 30, height: 34))
        #expect(field.clearButton.isHidden && field.canvas.frame == CGRect(x: 0, y: 0, width: 130, height: 34))
        field.rightView = nil
        field.text = ""
        rig.rig.frame()
        #expect(field.clearButton.isHidden && right.superview == nil)
    }

    @Test func overriddenAreasCount() {
        final class Padded: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 0) }
            override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 16, dy: 0) }
        }
        let rig = TextFieldRig { Padded() }
        rig.field.placeholder = "Name"
        rig.rig.frame()
        #expect(rig.field.canvas.frame.minX == 12 && rig.field.placeholderCanvas.frame.minX == 12)
        rig.begin()
        rig.rig.frame()
        #expect(rig.field.canvas.frame.minX == 16 && rig.field.caret.frame.minX == 16)
        #expect(!rig.field.placeholderCanvas.isHidden)
        rig.type("a")
        rig.rig.frame()
        #expect(rig.field.placeholderCanvas.isHidden)
    }

    /// Wherever the caret is in a text that is too long, it shows.
    @Test func theCaretIsAlwaysInSight() {
        rig.begin(with: "The quick brown fox jumps over the lazy dog|")
        let area = field.editingRect(forBounds: field.bounds)
        for action in [EditingKey.Action.moveToEnd, .moveToStart, .moveToEnd] {
            rig.press(action)
            rig.rig.frame()
            #expect(area.contains(field.caret.frame))
        }
        #expect(field.scrollOffset > 100)
        for _ in 0..<44 {
            rig.press(.moveLeft)
            rig.rig.frame()
            #expect(area.contains(field.caret.frame))
        }
        #expect(field.scrollOffset == 0)
    }

    /// The caret stands where the letters end, and a point at the caret is its position.
    @Test func positionsAndPointsAgree() {
        field.font = .systemFont(ofSize: 13)
        rig.begin(with: "AV \u{1F469}\u{200D}\u{1F467} fi|")
        var last = -1.0
        for offset in field.edited.string.clusterOffsets {
            let rect = field.caretRect(at: offset)
            #expect(rect.minX > last && field.offset(at: CGPoint(x: rect.midX, y: 17)) == offset)
            last = rect.minX
        }
        field.textAlignment = .right
        #expect(field.caretRect(at: field.edited.length).maxX > 158)
        field.textAlignment = .center
        let start = field.caretRect(at: 0)
        let end = field.caretRect(at: field.edited.length)
        #expect(abs(start.minX + end.maxX - 160) < 3)
    }

    @Test func bulletsHideTheText() {
        field.text = "i\u{1F469}\u{200D}\u{1F467}W"
        field.isSecureTextEntry = true
        let line = field.line
        #expect(line.text.runs.map(\.text).joined() == "\u{2022}\u{2022}\u{2022}")
        let steps = [0, 1, 6, 7].map(line.position(at:))
        #expect(abs(steps[1] * 2 - steps[2]) < 0.1 && abs(steps[1] * 3 - steps[3]) < 0.1 && steps[1] > 0)
    }

    @Test func lettersShrinkToTheWidth() {
        field.text = "The quick brown fox jumps"
        #expect(field.line.size.width > 160)
        field.adjustsFontSizeToFitWidth = true
        #expect(field.line.size.width <= 160)
        field.minimumFontSize = 17
        #expect(field.line.size.width > 160)
    }

    @Test func attributesGoWithTheText() {
        field.attributedText = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
        rig.host.run {
            _ = field.becomeFirstResponder()
            field.insertText("c")
        }
        let content = field.attributedText
        #expect(content?.string == "abc")
        #expect(content?.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
        field.textColor = .blue
        #expect(field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
        field.defaultTextAttributes = [.kern: 2]
        #expect(
            field.attributedText?.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 2 && field.textColor == .blue)
    }

    @Test func positionsAreCompared() {
        rig.begin(with: "a[bc]d")
        let start = field.beginningOfDocument
        let end = field.endOfDocument
        #expect(field.offset(from: start, to: end) == 4 && field.compare(start, to: end) == .orderedAscending)
        let range = field.selectedTextRange
        #expect(range.map { field.offset(from: start, to: $0.start) } == 1 && range?.isEmpty == false)
        #expect(range.flatMap { field.text(in: $0) } == "bc")
        #expect(field.position(from: start, offset: 5) == nil && field.position(from: start, offset: -1) == nil)
        #expect(field.position(from: start, offset: .max) == nil)
        field.selectedTextRange = field.textRange(from: end, to: end)
        #expect(rig.marked == "abcd|")
        if let all = field.textRange(from: start, to: end) { field.replace(all, withText: "x") }
        #expect(
            rig.marked == "x|"
                && field.selectedTextRange == field.textRange(from: field.endOfDocument, to: field.endOfDocument))
    }
}
