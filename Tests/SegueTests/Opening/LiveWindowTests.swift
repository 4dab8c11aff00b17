import Foundation
import TestSupport
import Testing

/// Saves while the window is open, also under a finger.
@Suite(.serialized, .enabled(if: TranslatorProcess.isBuilt)) struct LiveWindowTests {
    private static func text(_ color: String = ".black", _ extra: String = "") -> String {
        OpeningTests.animator(extra).replacing("backgroundColor = .black", with: "backgroundColor = \(color)")
    }

    /// The old screen, half gone, over a canvas without colour.
    private func isGray(_ color: LiveWindow.Color) -> Bool {
        color.red > 60 && color.red < 245 && abs(color.red - color.green) < 4 && abs(color.red - color.blue) < 4
    }

    private func isReddish(_ color: LiveWindow.Color) -> Bool { color.red > color.green + 25 }

    /// The sky of the picture on the second screen.
    private func isSky(_ color: LiveWindow.Color) -> Bool { color.blue > color.red + 15 }

    @Test func aSaveShowsUnderTheFingerAndTheTransitionFinishes() throws {
        let window = try LiveWindow(Self.text())
        #expect(try window.press(untilAtX: 8, y: 8, isGray))
        try window.move(170)
        try window.save(Self.text(".red"))
        #expect(try window.waits(atX: 8, y: 8, until: isReddish), "the new version is under the finger")
        try window.move(20)
        try window.release()
        #expect(try window.waits(atX: 8, y: 8, until: isSky), "it finishes")
        let result = try window.quit()
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    }

    private func isOrange(_ color: LiveWindow.Color) -> Bool { color.red > color.blue + 40 }

    @Test func aKeyShowsOtherScreens() throws {
        let window = try LiveWindow(Self.text())
        #expect(try window.waits(atX: 195, y: 180) { $0.red > 245 }, "a list")
        try window.type("s")
        #expect(try window.waits(atX: 195, y: 180, until: isOrange), "a grid of pictures")
        #expect(try window.press(untilAtX: 8, y: 8, isGray), "the drag is for the new screens")
        try window.move(20)
        try window.release()
        #expect(try window.waits(atX: 8, y: 8) { $0.red + $0.green + $0.blue < 30 }, "the picture on black")
        let result = try window.quit()
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    }

    /// Several files show beside each other, and one that was opened goes by a drag.
    @Test func aTransitionOfTheGalleryGoesByADrag() throws {
        let other = Self.text(".blue").replacing("class Reveal", with: "class Uncover")
        let files = ["Both/Uncover.swift": other, "Both/Reveal.swift": Self.text()]
        let window = try LiveWindow("Both", of: files, title: "Both", width: 1280, height: 800)
        #expect(try window.waits(atX: 640, y: 30) { $0.red < 60 }, "the gallery")
        try window.type("Return")
        #expect(try window.waits(atX: 520, y: 60) { $0.red > 245 }, "the phone fills the window")
        #expect(try window.press(at: 770, untilAtX: 520, y: 60, isGray))
        try window.move(500)
        try window.release()
        #expect(try window.waits(atX: 520, y: 60, until: isSky), "it finishes")
        let result = try window.quit()
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    }

    @Test func aSavedColourSetShowsLikeASavedSource() throws {
        func contents(_ blue: String) -> String {
            #"{ "colors": [{ "idiom": "universal", "color": { "components": "#
                + #"{ "red": "1.0", "green": "0.0", "blue": "\#(blue)" } } }] }"#
        }
        let ground = "Assets.xcassets/Ground.colorset/Contents.json"
        let text = Self.text("UIColor(named: \"Ground\")")
        let window = try LiveWindow(text, files: [ground: contents("0.0")])
        #expect(try window.press(untilAtX: 8, y: 8) { isReddish($0) && $0.blue < $0.green + 10 })
        try window.save(contents("1.0"), as: ground)
        #expect(try window.waits(atX: 8, y: 8) { $0.blue > $0.green + 25 })
        try window.release()
        let result = try window.quit()
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    }

    /// Work comes to the main thread from other threads while nothing else goes on; no frame calls for it.
    @Test func workFromOtherThreadsShowsAtRest() throws {
        let text = """
            import UIKit
            actor Store { func color() async -> UIColor { .green } }
            #Preview("Reveal") {
                let view = UIView()
                view.backgroundColor = .red
                DispatchQueue.global().async {
                    usleep(300_000)
                    DispatchQueue.main.async { view.backgroundColor = .blue }
                    usleep(600_000)
                    Task { @MainActor in view.backgroundColor = await Store().color() }
                }
                return view
            }
            """
        let window = try LiveWindow(text)
        #expect(try window.waits(atX: 195, y: 420) { $0.blue > 200 && $0.red < 40 })
        #expect(try window.waits(atX: 195, y: 420) { $0.green > 200 && $0.blue < 40 })
        let result = try window.quit()
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    }

    /// A name of the code's that is unknown is known once the catalogue has it.
    @Test func anAddedColourSetHasItsSymbol() throws {
        let text = """
            import UIKit
            #Preview("Reveal") {
                let view = UIView()
                view.backgroundColor = .leaf
                return view
            }
            """
        let window = try LiveWindow(text, files: ["Assets.xcassets/Contents.json": "{}"])
        let color =
            #"{ "colors": [{ "idiom": "universal", "color": { "components": "#
            + #"{ "red": "0.0", "green": "1.0", "blue": "0.0" } } }] }"#
        try window.save(color, as: "Assets.xcassets/leaf.colorset/Contents.json")
        #expect(try window.waits(atX: 195, y: 420) { $0.green > 200 && $0.blue < 40 })
        let result = try window.quit()
        #expect(result.status == 0 && result.errors.contains("has no member 'leaf'"), "\(result.errors)")
    }

    @Test func aSavedTextShowsLikeASavedSource() throws {
        let text = """
            import UIKit
            #Preview("Reveal") {
                let controller = UIViewController()
                let url = Bundle.main.url(forResource: "ground", withExtension: "json")
                let levels = url.flatMap { try? JSONDecoder().decode([Double].self, from: Data(contentsOf: $0)) }
                controller.view.backgroundColor = UIColor(hue: levels?.first ?? 0, saturation: 1, brightness: 1, alpha: 1)
                return controller
            }
            """
        let window = try LiveWindow(text, files: ["ground.json": "[0.6666]"])
        #expect(try window.waits(atX: 195, y: 420) { $0.blue > 200 && $0.red < 40 })
        try window.save("[0.3333]", as: "ground.json")
        #expect(try window.waits(atX: 195, y: 420) { $0.green > 200 && $0.blue < 40 })
        let result = try window.quit()
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    }

    /// The first version that runs begins at the time of the window, which has been open for as long as the error stood.
    @Test func aFirstVersionThatComesLateBeginsAtThatTime() throws {
        let text = """
            import UIKit
            final class LateViewController: UIViewController {
                private let start = Date()
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    view.backgroundColor = .blue
                    let launch = Date(timeIntervalSinceReferenceDate: 190_028_460)
                    print("late:", start.timeIntervalSince(launch) > 0.1, Date().timeIntervalSince(start) < 1)
                }
            }
            """
        let window = try LiveWindow(text + "\nlet number: Int = word")
        #expect(try window.showsMessage(true))
        try window.save(text + "\n#Preview(\"Reveal\") { LateViewController() }")
        #expect(try window.waits(atX: 195, y: 420) { $0.blue > 200 && $0.red < 40 })
        let result = try window.quit()
        #expect(result.errors.contains("late: true true"), "\(result.errors)")
    }

    @Test func aFailureShowsAndIsCured() throws {
        let window = try LiveWindow(Self.text(".black", "let a = [1]; print(a[9 - a.count])"))
        #expect(try window.pressUntilMessage())
        try window.move(150)
        try window.save(Self.text(".red"))
        #expect(try window.showsMessage(false))
        #expect(try window.waits(atX: 8, y: 8, until: isReddish), "the finger is where it was")
        try window.move(20)
        try window.release()
        #expect(try window.waits(atX: 8, y: 8, until: isSky))
        #expect(try window.quit().status == 0)
    }
}
