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

    @Test func aButtonThatClosesIsADisc() {
        rig.run {
            let button = UIButton(type: .close)
            #expect(button.buttonType == .close && button.buttonType.rawValue == 7)
            #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
            let mark = button.subviews.last
            button.isHighlighted = true
            #expect(mark.map { $0.alpha < 0.3 } == true)
            button.configuration = .filled()
            #expect(mark?.isHidden == true)
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

    /// Frames of the pictures of buttons, of which some are larger than the button.
    @Test func picturesFit() {
        typealias Row = (picture: Double, size: CGSize, insets: UIEdgeInsets, fills: Bool, frame: CGRect)
        let ten = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        let square = CGSize(width: 40, height: 40)
        let wide = CGSize(width: 80, height: 40)
        let rows: [Row] = [
            (100, square, .zero, false, CGRect(x: 0, y: 0, width: 40, height: 40)),
            (100, wide, .zero, false, CGRect(x: 0, y: 0, width: 80, height: 40)),
            (100, wide, ten, false, CGRect(x: 10, y: 10, width: 60, height: 20)),
            (20, wide, .zero, false, CGRect(x: 30, y: 10, width: 20, height: 20)),
            (20, wide, ten, false, CGRect(x: 30, y: 10, width: 20, height: 20)),
            (
                20, wide, UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0), false,
                CGRect(x: 35, y: 10, width: 20, height: 20)
            ),
            (20, wide, .zero, true, CGRect(x: 0, y: 0, width: 80, height: 40)),
            (100, wide, ten, true, CGRect(x: 10, y: 10, width: 60, height: 20)),
        ]
        rig.run {
            for row in rows {
                let button = UIButton(frame: CGRect(origin: .zero, size: row.size))
                let side = Int(row.picture)
                button.setImage(UIImage(cgImage: .filled(width: side, height: side, with: 0xFF00_00FF)), for: .normal)
                button.imageEdgeInsets = row.insets
                if row.fills { (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.fill, .fill) }
                button.layoutIfNeeded()
                #expect(button.imageView?.frame == row.frame, "\(row)")
            }
        }
    }

    @Test func theGroundOfAConfigurationIsItsOwn() {
        rig.run {
            var look = UIButton.Configuration.filled()
            look.background.cornerRadius = 3
            look.background.backgroundColor = .red
            look.background.strokeColor = .green
            look.background.strokeWidth = 2
            look.background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            let button = UIButton(configuration: look)
            button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
            button.layoutIfNeeded()
            let ground = button.subviews.first
            #expect(ground?.frame == CGRect(x: 2, y: 1, width: 74, height: 36) && ground?.backgroundColor == .red)
            #expect(ground?.layer.cornerRadius == 3 && ground?.layer.borderWidth == 2)
            #expect(ground?.layer.borderColor == UIColor.green.cgColor)
            button.configuration = .plain()
            button.configuration?.background.strokeWidth = 1
            #expect(ground?.isHidden == false && ground?.layer.borderColor == UIColor.systemBlue.cgColor)
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
            let outer = UIView()
            let button = UIButton(type: .system)
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
            look.title = "Continue"
            look.cornerStyle = .capsule
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
