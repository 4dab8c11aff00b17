import Graphics
import TestSupport
import Testing
import ViewKit

@testable import Preview

/// The look of controls, pixel by pixel.
@MainActor @Suite struct ControlPictureTests {
    @Test func buttons() throws {
        let picture = try ControlPicture(size: CGSize(width: 240, height: 260))
        for (row, type) in [UIButton.ButtonType.system, .custom].enumerated() {
            for (column, state) in ["normal", "highlighted", "disabled"].enumerated() {
                picture.add(10 + CGFloat(column) * 78, 10 + CGFloat(row) * 38) {
                    let button = UIButton(type: type)
                    button.setTitle("Button", for: .normal)
                    button.backgroundColor = type == .custom ? .systemIndigo : nil
                    button.isHighlighted = state == "highlighted"
                    button.isEnabled = state != "disabled"
                    return button
                }
            }
        }
        let looks: [UIButton.Configuration] = [.filled(), .tinted(), .gray(), .plain()]
        for (row, look) in looks.enumerated() {
            for (column, style) in [UIButton.Configuration.CornerStyle.dynamic, .capsule].enumerated() {
                picture.add(10 + CGFloat(column) * 112, 90 + CGFloat(row) * 42) {
                    var look = look
                    look.title = "Play"
                    look.cornerStyle = style
                    look.image = column == 0 ? Self.mark : nil
                    look.imagePadding = 6
                    let button = UIButton(configuration: look)
                    button.isEnabled = !(row == 1 && column == 1)
                    return button
                }
            }
        }
        try Golden("buttons.png").expect(try picture.image())
    }

    private static var mark: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 14, height: 14)).image { _ in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 2, y: 1))
            path.addLine(to: CGPoint(x: 13, y: 7))
            path.addLine(to: CGPoint(x: 2, y: 13))
            path.close()
            path.fill()
        }
    }

    @Test func values() throws {
        let picture = try ControlPicture(size: CGSize(width: 240, height: 330))
        addSwitchesAndSliders(to: picture)
        picture.add(10, 172) {
            let choice = UISegmentedControl(items: ["One", "Two", "Three"])
            choice.frame.size.width = 220
            choice.selectedSegmentIndex = 1
            return choice
        }
        picture.add(10, 216) {
            let progress = UIProgressView(frame: CGRect(x: 0, y: 0, width: 220, height: 4))
            progress.progress = 0.3
            return progress
        }
        picture.add(10, 232) {
            let stepper = UIStepper()
            stepper.value = 3
            return stepper
        }
        picture.add(120, 232) {
            let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 110, height: 32))
            pages.numberOfPages = 4
            pages.currentPage = 1
            pages.backgroundColor = .systemTeal
            return pages
        }
        for (column, style) in [UIActivityIndicatorView.Style.medium, .large].enumerated() {
            picture.add(20 + CGFloat(column) * 50, 280) {
                let spinner = UIActivityIndicatorView(style: style)
                spinner.startAnimating()
                return spinner
            }
        }
        try Golden("values.png").expect(try picture.image())
    }

    private func addSwitchesAndSliders(to picture: ControlPicture) {
        for (column, isOn) in [false, true].enumerated() {
            picture.add(10 + CGFloat(column) * 62, 10) {
                let toggle = UISwitch()
                toggle.isOn = isOn
                return toggle
            }
        }
        picture.add(134, 10) {
            let toggle = UISwitch()
            toggle.isOn = true
            toggle.isEnabled = false
            toggle.onTintColor = .systemOrange
            return toggle
        }
        for (row, value) in [Float(0), 0.4, 1].enumerated() {
            picture.add(10, 52 + CGFloat(row) * 36) {
                let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 220, height: 34))
                slider.value = value
                if row == 2 { slider.minimumTrackTintColor = .systemPink }
                return slider
            }
        }
    }

    @Test func texts() throws {
        let picture = try ControlPicture(size: CGSize(width: 240, height: 220))
        func add(_ y: CGFloat, _ height: CGFloat, _ set: (UILabel) -> Void) {
            picture.add(10, y) {
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 220, height: height))
                set(label)
                return label
            }
        }
        add(10, 24) {
            $0.text = "A shadow"
            $0.shadowColor = .systemGray3
            $0.shadowOffset = CGSize(width: 1, height: 2)
        }
        add(38, 24) {
            $0.text = "A line that is made smaller until it fits in"
            $0.adjustsFontSizeToFitWidth = true
        }
        add(66, 24) { ($0.text, $0.isEnabled) = ("Not enabled", false) }
        add(94, 60) { $0.attributedText = Self.attributed }
        for (row, style) in [UIFont.TextStyle.headline, .body, .caption1].enumerated() {
            add(158 + CGFloat(row) * 20, 20) {
                $0.text = "Style \(row)"
                $0.font = .preferredFont(forTextStyle: style)
            }
        }
        try Golden("texts.png").expect(try picture.image())
    }

    private static var attributed: NSAttributedString {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 0, height: 2)
        shadow.shadowBlurRadius = 2
        let string = NSMutableAttributedString(string: "Raised", attributes: [.baselineOffset: 6])
        string.append(NSAttributedString(string: " ground", attributes: [.backgroundColor: UIColor.systemYellow]))
        string.append(
            NSAttributedString(
                string: " under",
                attributes: [
                    .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.systemRed,
                ]))
        string.append(NSAttributedString(string: " shadow", attributes: [.shadow: shadow]))
        return string
    }

    @Test func effects() throws {
        let picture = try ControlPicture(size: CGSize(width: 240, height: 200))
        for index in 0..<12 {
            picture.add(CGFloat(index) * 20, 0) {
                let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
                stripe.backgroundColor = UIColor(hue: CGFloat(index) / 12, saturation: 0.9, brightness: 0.9, alpha: 1)
                return stripe
            }
        }
        let styles: [UIBlurEffect.Style] = [
            .extraLight, .light, .dark, .regular, .systemUltraThinMaterial, .systemMaterialDark,
        ]
        for (index, style) in styles.enumerated() {
            picture.add(10 + CGFloat(index % 3) * 76, 14 + CGFloat(index / 3) * 92) {
                let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
                view.frame.size = CGSize(width: 68, height: 80)
                view.layer.cornerRadius = 16
                view.clipsToBounds = true
                return view
            }
        }
        try Golden("effects.png").expect(try picture.image(), tolerance: 1)
    }

    @Test(arguments: [0, 50, 100]) func aBarBetweenTwoScreens(progress: Int) throws {
        let driver = UIPercentDrivenInteractiveTransition()
        let picture = try ControlPicture(size: CGSize(width: 240, height: 120)) { stage in
            stage.run {
                let navigation = UINavigationController(rootViewController: Self.screen("Library", .systemTeal))
                navigation.viewControllers[0].navigationItem.rightBarButtonItem = UIBarButtonItem(
                    barButtonSystemItem: .add, target: nil, action: nil)
                return navigation
            }
        }
        _ = try picture.image()
        let root = picture.stage.window.rootViewController as? UINavigationController
        _ = try picture.image {
            picture.stage.layers.transitionSettings.drive(by: driver) {
                root?.pushViewController(Self.screen("Album", .systemOrange), animated: true)
            }
        }
        let image = try picture.image { driver.update(CGFloat(progress) / 100) }
        try Golden("bar-\(progress).png").expect(image)
    }

    private static func screen(_ title: String, _ color: UIColor) -> UIViewController {
        let screen = UIViewController()
        screen.title = title
        screen.view.backgroundColor = color
        return screen
    }

    @Test func everyPictureHasItsTest() throws {
        #expect(try Golden.orphans().filter { !$0.hasPrefix("bar-") } == [])
    }
}
