import Foundation
import Testing

/// Text that is typed into a field of an opened file, in a window of the desktop.
@Suite(.serialized, .enabled(if: TranslatorProcess.isBuilt)) struct LiveTypingTests {
    /// A screen whose colour changes once its field says "hsq", letters that are commands of the window.
    private static func text(_ color: String) -> String {
        """
        import UIKit

        final class TypingScreen: UIViewController {
            private let field = UITextField()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                field.frame = CGRect(x: 20, y: 400, width: 350, height: 40)
                field.borderStyle = .roundedRect
                field.addTarget(self, action: #selector(changed), for: .editingChanged)
                view.addSubview(field)
            }

            @objc private func changed() { view.backgroundColor = field.text == "hsq" ? \(color) : .white }
        }

        #Preview("Reveal") { TypingScreen() }
        """
    }

    private func isGreen(_ color: LiveWindow.Color) -> Bool {
        color.green > color.red + 60 && color.green > color.blue + 60
    }

    private func isRed(_ color: LiveWindow.Color) -> Bool {
        color.red > color.green + 60 && color.red > color.blue + 60
    }

    private func isWhite(_ color: LiveWindow.Color) -> Bool { color.red > 245 && color.green > 245 && color.blue > 245 }

    @Test func whatIsTypedSurvivesASave() throws {
        let window = try LiveWindow(Self.text(".green"))
        #expect(try window.waits(atX: 195, y: 700, until: isWhite))
        #expect(try window.press(at: 200, untilAtX: 195, y: 700, isWhite))
        try window.release()
        // The caret, or the frame around it, shows that the field is edited.
        #expect(try window.waits(atX: 28, y: 420) { $0.blue > $0.red + 60 }, "the caret")
        for key in ["h", "s", "x", "BackSpace", "q"] { try window.type(key) }
        #expect(try window.waits(atX: 195, y: 700, until: isGreen), "the letters are the field's")
        try window.save(Self.text(".red"))
        #expect(try window.waits(atX: 195, y: 700, until: isRed), "the new version has the same text")
        try window.type("BackSpace")
        #expect(try window.waits(atX: 195, y: 700, until: isWhite), "and its field is edited")
        try window.type("Escape")
        let result = try window.quit()
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    }
}
