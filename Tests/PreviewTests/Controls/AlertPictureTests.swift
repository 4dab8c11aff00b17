import Graphics
import TestSupport
import Testing
import ViewKit

@testable import Preview

/// Alerts and action sheets, pixel by pixel.
@MainActor @Suite struct AlertPictureTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let golden: String
        var style = UIAlertController.Style.alert
        var message: String? = "A message that says what will happen."
        var actions: [String]
        var hasField = false

        var testDescription: String { golden }
    }

    nonisolated static let rows = [
        Row(golden: "alert-one.png", actions: ["OK"]),
        Row(golden: "alert-two.png", actions: ["-Cancel", "!Delete"]),
        Row(golden: "alert-three.png", message: nil, actions: ["Save", "?Discard", "-Cancel"]),
        Row(golden: "alert-field.png", message: "Your name, please.", actions: ["-Cancel", "OK"], hasField: true),
        Row(golden: "action-sheet.png", style: .actionSheet, actions: ["Copy", "!Delete", "-Cancel"]),
    ]

    /// A title with a mark for its style: `-` cancels, `!` destroys, `?` is disabled.
    private static func action(_ title: String) -> UIAlertAction {
        let style: UIAlertAction.Style = title.hasPrefix("-") ? .cancel : title.hasPrefix("!") ? .destructive : .default
        let action = UIAlertAction(title: title.trimmingCharacters(in: ["-", "!", "?"]), style: style)
        action.isEnabled = !title.hasPrefix("?")
        return action
    }

    @Test(arguments: rows) func alert(_ row: Row) throws {
        let picture = try ControlPicture(size: CGSize(width: 340, height: 360))
        _ = try picture.image()
        let image = try picture.image(frames: 2) {
            let alert = UIAlertController(title: "Delete the trip?", message: row.message, preferredStyle: row.style)
            row.actions.forEach { alert.addAction(Self.action($0)) }
            if row.hasField { alert.addTextField { $0.placeholder = "Name" } }
            picture.stage.window.rootViewController?.present(alert, animated: false)
        }
        try Golden(row.golden).expect(image)
    }

    @Test func anActionSheetOfATablet() throws {
        let picture = try ControlPicture(size: CGSize(width: 744, height: 744))
        _ = try picture.image()
        let image = try picture.image(frames: 2) {
            let sheet = UIAlertController(title: "Delete the trip?", message: nil, preferredStyle: .actionSheet)
            for title in ["Copy", "!Delete", "-Cancel"] { sheet.addAction(Self.action(title)) }
            sheet.popoverPresentationController?.sourceView = picture.root
            sheet.popoverPresentationController?.sourceRect = CGRect(x: 80, y: 20, width: 20, height: 20)
            picture.root.window?.rootViewController?.present(sheet, animated: false)
        }
        let part = try #require(image.cropping(to: CGRect(x: 0, y: 0, width: 700, height: 520)))
        try Golden("action-sheet-popover.png").expect(part)
    }
}
