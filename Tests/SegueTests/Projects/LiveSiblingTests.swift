import Foundation
import Testing

/// A window of a file whose siblings are saved, and come.
@Suite(.serialized, .enabled(if: TranslatorProcess.isBuilt)) struct LiveSiblingTests {
    private static func screen(_ color: String) -> String {
        """
        import UIKit
        final class Screen: UIViewController {
            override func viewDidLoad() { view.backgroundColor = \(color) }
        }
        #Preview("Reveal") { Screen() }
        """
    }

    private static func palette(_ name: String, _ color: String) -> String {
        "import UIKit\nenum \(name) { static let screen = UIColor.\(color) }\n"
    }

    private func isGreen(_ color: LiveWindow.Color) -> Bool { color.green > color.red + 60 }

    private func isRed(_ color: LiveWindow.Color) -> Bool { color.red > color.green + 60 }

    @Test func savesOfSiblingsAndNewOnesShow() throws {
        let window = try LiveWindow(
            Self.screen("Palette.screen"), files: ["Style/Palette.swift": Self.palette("Palette", "green")])
        #expect(try window.waits(atX: 195, y: 700, until: isGreen))
        try window.save(Self.palette("Palette", "red"), as: "Style/Palette.swift")
        #expect(try window.waits(atX: 195, y: 700, until: isRed), "the sibling was saved")
        try window.save(Self.screen("Other.screen"))
        try window.save(Self.palette("Other", "green"), as: "New/Other.swift")
        #expect(try window.waits(atX: 195, y: 700, until: isGreen), "the new file declares what was missing")
        let result = try window.quit()
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains("Reveal: compiled with Style/Palette.swift (Palette)"), "\(result.errors)")
        #expect(result.errors.contains("New/Other.swift (Other)"), "\(result.errors)")
    }
}
