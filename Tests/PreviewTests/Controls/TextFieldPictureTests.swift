import Graphics
import TestSupport
import Testing
import ViewKit

@testable import Preview

/// Text fields, pixel by pixel.
@MainActor @Suite struct TextFieldPictureTests {
    private func add(_ picture: ControlPicture, _ row: Int, _ set: (UITextField) -> Void) {
        picture.add(12, 12 + CGFloat(row) * 44) {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 216, height: 34))
            set(field)
            return field
        }
    }

    @Test func borders() throws {
        let picture = try ControlPicture(size: CGSize(width: 240, height: 370))
        for (row, style) in [UITextField.BorderStyle.none, .line, .bezel, .roundedRect].enumerated() {
            add(picture, row) { ($0.borderStyle, $0.text) = (style, "Text") }
        }
        add(picture, 4) { ($0.borderStyle, $0.placeholder) = (.roundedRect, "Placeholder") }
        add(picture, 5) { ($0.borderStyle, $0.text, $0.isSecureTextEntry) = (.roundedRect, "secret", true) }
        add(picture, 6) {
            $0.borderStyle = .roundedRect
            $0.clearButtonMode = .always
            $0.text = "The quick brown fox jumps over"
        }
        add(picture, 7) {
            $0.borderStyle = .roundedRect
            $0.textAlignment = .center
            $0.backgroundColor = .systemYellow
            $0.text = "Centred"
            $0.font = .boldSystemFont(ofSize: 15)
            $0.textColor = .systemIndigo
            let mark = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
            mark.backgroundColor = .systemRed
            $0.leftView = mark
            $0.leftViewMode = .always
        }
        try Golden("fields.png").expect(try picture.image())
    }

    /// A text that is edited, and its golden.
    struct Row: Sendable, CustomTestStringConvertible {
        let golden: String
        let text: String
        var inputs: [TextInput] = []

        var testDescription: String { golden }
    }

    nonisolated static let rows = [
        Row(golden: "field-empty.png", text: ""),
        Row(golden: "field-caret.png", text: "Text", inputs: [.key(EditingKey(.moveLeft))]),
        Row(golden: "field-scrolled.png", text: "The quick brown fox jumps over the dog"),
        Row(
            golden: "field-selection.png", text: "Some words",
            inputs: [.key(EditingKey(.moveLeft, extends: true, byWord: true))]),
        Row(golden: "field-marked.png", text: "Text ", inputs: [.composition("kana")]),
    ]

    @Test(arguments: rows) func editing(_ row: Row) throws {
        let picture = try ControlPicture(size: CGSize(width: 240, height: 58))
        add(picture, 0) {
            $0.borderStyle = .roundedRect
            $0.placeholder = "Placeholder"
            $0.clearButtonMode = .whileEditing
            $0.text = row.text
        }
        let field = picture.root.subviews.last as? UITextField
        _ = try picture.image()
        let image = try picture.image(frames: 2) {
            field?.becomeFirstResponder()
            for input in row.inputs { picture.stage.send(input, at: 0) }
        }
        try Golden(row.golden).expect(image)
    }
}
