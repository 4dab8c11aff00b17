// Force unwrapping is how such files are written.
// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry, NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// A screen of controls as an iOS engineer writes one, unchanged but for `#selector`.
public final class SettingsScreen: UIViewController {
    /// What happened.
    public var log: [String] = []
    /// The switch.
    public let toggle = UISwitch()
    /// The slider.
    public let slider = UISlider()
    /// The choice.
    public let choice = UISegmentedControl(items: ["Day", "Week", "Month"])
    /// The button at the bottom.
    public let button = UIButton(type: .system)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let progress = UIProgressView(progressViewStyle: .default)
    private let note = UILabel()
    /// The veil over all of it.
    public let veil = UIVisualEffectView(effect: nil)

    override public func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: SettingsScreen.done)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Reset", style: .plain, target: self, action: SettingsScreen.reset(_:))

        setUpValues()
        setUpButton()
        setUpNote()
        for subview in [toggle, slider, choice, button, spinner, progress, note, veil] as [UIView] {
            view.addSubview(subview)
        }
        veil.isUserInteractionEnabled = false
        veil.contentView.addSubview(UIView())
    }

    private func setUpValues() {
        toggle.isOn = true
        toggle.onTintColor = .systemIndigo
        toggle.addTarget(self, action: SettingsScreen.toggled(_:), for: .valueChanged)

        slider.minimumValue = 0
        slider.maximumValue = 10
        slider.value = 4
        slider.addTarget(self, action: SettingsScreen.slid(_:), for: .valueChanged)

        choice.selectedSegmentIndex = 1
        choice.addTarget(self, action: SettingsScreen.chose(_:), for: .valueChanged)
    }

    private func setUpButton() {
        button.setTitle("Apply", for: .normal)
        button.setTitleColor(.secondaryLabel, for: .disabled)
        button.titleLabel?.font = UIFont.preferredFont(forTextStyle: .headline)
        button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        button.addTarget(self, action: SettingsScreen.apply, for: .touchUpInside)
    }

    private func setUpNote() {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        paragraph.lineSpacing = 4
        note.attributedText = NSAttributedString(
            string: "Changes count at once",
            attributes: [
                .font: UIFont.italicSystemFont(ofSize: 13), .foregroundColor: UIColor.secondaryLabel,
                .paragraphStyle: paragraph, .underlineStyle: NSUnderlineStyle.single.rawValue,
            ])
        note.numberOfLines = 0
        note.adjustsFontSizeToFitWidth = true
        note.minimumScaleFactor = 0.5
    }

    override public func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
        var y = area.minY
        for subview in [toggle, choice, slider, progress, note, button] as [UIView] {
            let size = subview.sizeThatFits(area.size)
            subview.frame = CGRect(x: area.minX, y: y, width: min(size.width, area.width), height: size.height)
            y += size.height + 16
        }
        spinner.center = CGPoint(x: area.midX, y: y)
        veil.frame = view.bounds
    }

    private func toggled(_ sender: UISwitch) { log.append("toggled \(sender.isOn)") }

    private func slid(_ sender: UISlider) { log.append("slid \(Int(sender.value))") }

    private func chose(_ sender: UISegmentedControl) {
        log.append("chose \(sender.titleForSegment(at: sender.selectedSegmentIndex) ?? "nothing")")
    }

    private func apply() {
        log.append("apply")
        spinner.startAnimating()
        progress.setProgress(1, animated: true)
        UIView.animate(withDuration: 0.3) {
            self.veil.effect = UIBlurEffect(style: .systemThinMaterial)
        }
    }

    private func reset(_ sender: UIBarButtonItem) { log.append("reset by \(sender.title!)") }

    private func done() {
        log.append("done")
        navigationController?.setNavigationBarHidden(true, animated: true)
    }
}
