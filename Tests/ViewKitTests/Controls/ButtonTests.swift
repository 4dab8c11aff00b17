import Testing

@testable import ViewKit

@MainActor @Suite struct ButtonTests {
    let rig = ControlRig()

    @Test func eachStateHasItsLook() {
        rig.run {
            let button = UIButton(type: .custom)
            #expect(button.titleColor(for: .normal) == .white && button.currentTitle == nil)
            button.setTitle("Play", for: .normal)
            button.setTitle("Pause", for: .selected)
            button.setTitleColor(.red, for: .disabled)
            #expect(button.title(for: .highlighted) == "Play")
            button.isSelected = true
            #expect(button.currentTitle == "Pause" && button.titleLabel?.text == "Pause")
            button.isSelected = false
            button.isEnabled = false
            #expect(button.currentTitleColor == .red && button.titleLabel?.textColor == .red)
            #expect(UIButton(type: .system).titleColor(for: .normal) == .systemBlue)
        }
    }

    @Test func aButtonIsAsLargeAsItsContent() {
        rig.run {
            let button = UIButton(type: .system)
            button.setTitle("OK", for: .normal)
            let title = button.titleLabel?.intrinsicContentSize ?? .zero
            #expect(button.intrinsicContentSize == CGSize(width: max(30, title.width), height: title.height + 12))
            button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
            #expect(button.intrinsicContentSize == CGSize(width: title.width + 60, height: title.height + 4))
            button.sizeToFit()
            button.layoutIfNeeded()
            #expect(abs((button.titleLabel?.frame.minX ?? 0) - 20) <= 0.5)
            button.contentHorizontalAlignment = .right
            button.frame.size.width = 200
            button.layoutIfNeeded()
            #expect(abs((button.titleLabel?.frame.maxX ?? 0) - 160) <= 0.5)
        }
    }

    @Test func aSystemButtonFadesWhileItIsPressed() {
        let button = rig.run { UIButton(type: .system) }
        button.setTitle("Press", for: .normal)
        button.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
        rig.show(button)
        rig.touch(.began, 30, 30)
        #expect(button.isHighlighted && button.titleLabel?.layer.opacity == 0.2)
        rig.touch(.moved, 30, 150)
        #expect(!button.isHighlighted && button.titleLabel?.alpha == 1)
        rig.touch(.ended, 30, 150)
    }

    @Test func theTintColourReachesTheTitle() {
        rig.run {
            let (outer, button) = (UIView(), UIButton(type: .system))
            outer.tintColor = .systemRed
            outer.addSubview(button)
            #expect(button.titleLabel?.textColor == .systemRed)
            button.removeFromSuperview()
            let other = UIView()
            other.addSubview(button)
            #expect(button.currentTitleColor == .systemBlue)
        }
    }

    @Test func aConfigurationSaysSizeAndColours() {
        rig.run {
            var look = UIButton.Configuration.filled()
            (look.title, look.cornerStyle) = ("Continue", .capsule)
            let button = UIButton(configuration: look)
            let title = button.titleLabel?.intrinsicContentSize ?? .zero
            #expect(button.bounds.size == CGSize(width: title.width + 24, height: title.height + 14))
            button.layoutIfNeeded()
            #expect(button.titleLabel?.textColor == .white)
            #expect(button.subviews.first?.backgroundColor == .systemBlue)
            #expect(button.subviews.first?.layer.cornerRadius == button.bounds.height / 2)
            button.configuration?.baseBackgroundColor = .systemPink
            #expect(button.subviews.first?.backgroundColor == .systemPink)
            button.isEnabled = false
            #expect(button.titleLabel?.textColor == .tertiaryLabel)
        }
    }

    @Test func anActionGivesTheTitle() {
        rig.run {
            var count = 0
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Add") { _ in count += 1 })
            #expect(button.currentTitle == "Add")
            button.sendActions(for: .touchUpInside)
            #expect(count == 1)
        }
    }
}
