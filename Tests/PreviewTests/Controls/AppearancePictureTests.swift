import Graphics
import LayerTree
import TestSupport
import Testing
import ViewKit

@testable import Preview

/// The dark appearance, and the status bar, pixel by pixel.
@MainActor @Suite struct AppearancePictureTests {
    private func addTracks(to picture: ControlPicture) {
        picture.add(12, 124) {
            let choice = UISegmentedControl(items: ["One", "Two", "Three"])
            choice.frame.size.width = 216
            choice.selectedSegmentIndex = 1
            return choice
        }
        picture.add(12, 164) {
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 216, height: 34))
            slider.value = 0.4
            return slider
        }
    }

    private func fill(_ picture: ControlPicture) {
        addTracks(to: picture)
        let texts: [(String, UIColor)] = [("Label", .label), ("Second", .secondaryLabel), ("Link", .link)]
        for (index, text) in texts.enumerated() {
            picture.add(12 + CGFloat(index) * 72, 54) {
                let label = UILabel()
                label.text = text.0
                label.textColor = text.1
                return label
            }
        }
        picture.add(12, 84) {
            let toggle = UISwitch()
            toggle.isOn = true
            return toggle
        }
        picture.add(76, 84) { UISwitch() }
        picture.add(140, 84) {
            let button = UIButton(type: .system)
            button.setTitle("Button", for: .normal)
            return button
        }
        picture.add(0, 206) {
            let card = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 34))
            card.backgroundColor = .secondarySystemBackground
            return card
        }
        picture.add(0, 0) {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 240, height: 44))
            bar.items = [UINavigationItem(title: "Back"), UINavigationItem(title: "Evening")]
            return bar
        }
    }

    /// The dark appearance set before there is anything, and the one that a light screen changes to.
    @Test(arguments: [true, false]) func dark(_ isDarkFromTheStart: Bool) throws {
        let picture = try ControlPicture(size: CGSize(width: 240, height: 240))
        var screen = picture.stage.screen
        screen.settings.isDark = true
        if isDarkFromTheStart { picture.stage.setScreen(screen) }
        fill(picture)
        _ = try picture.image()
        picture.stage.setScreen(screen)
        try Golden("dark.png").expect(try picture.image())
    }

    /// Plain, pressed, disabled and in a larger frame, on light and dark ground.
    @Test(arguments: [(false, "close-button.png"), (true, "close-button-dark.png")])
    func closeButtons(_ isDark: Bool, _ name: String) throws {
        let picture = try ControlPicture(size: CGSize(width: 180, height: 64))
        for column in 0..<4 {
            picture.add(10 + CGFloat(column) * 36, 10) {
                let button = UIButton(type: .close)
                button.isHighlighted = column == 1
                button.isEnabled = column != 2
                if column == 3 { button.frame.size = CGSize(width: 44, height: 44) }
                return button
            }
        }
        var screen = picture.stage.screen
        screen.settings.isDark = isDark
        picture.stage.setScreen(screen)
        try Golden(name).expect(try picture.image())
    }

    private final class Screen: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemGroupedBackground
            title = "Evening"
        }
    }

    /// A status bar over a navigation bar, on a screen with square corners and on a dark one with round ones.
    @Test(arguments: [(false, "status-bar.png"), (true, "status-bar-tall.png")])
    func statusBar(_ isTall: Bool, _ name: String) throws {
        let picture = try ControlPicture(size: CGSize(width: 200, height: 220)) { stage in
            stage.run { UINavigationController(rootViewController: Screen()) }
        }
        var screen = picture.stage.screen
        screen.settings.hasStatusBar = true
        screen.settings.isDark = isTall
        if isTall { picture.stage.window.screenInsets.top = 54 }
        picture.stage.setScreen(screen)
        try Golden(name).expect(try picture.image(frames: 2))
    }
}
