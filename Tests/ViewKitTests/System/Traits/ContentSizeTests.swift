import Graphics
import Testing

@testable import ViewKit

/// The preferred size of text, the other settings of the user and the device, and their overrides.
@MainActor @Suite struct ContentSizeTests {
    @Test func categoriesAreOrdered() {
        #expect(UIContentSizeCategory.small < .large && UIContentSizeCategory.large >= .unspecified)
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.extraSmall <= .extraSmall)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    }

    @Test func settingsAreThoseOfAPhone() {
        let host = TestHost()
        host.run {
            let traits = host.window.traitCollection
            #expect(traits.preferredContentSizeCategory == .large && traits.layoutDirection == .leftToRight)
            #expect(traits.accessibilityContrast == .normal && traits.legibilityWeight == .regular)
            #expect(traits.displayGamut == .SRGB && traits.forceTouchCapability == .unavailable)
            #expect(traits.activeAppearance == .active)
            #expect(UIApplication.shared.preferredContentSizeCategory == .large)
        }
        let none = UITraitCollection()
        #expect(none.preferredContentSizeCategory == .unspecified && none.forceTouchCapability == .unknown)
    }

    @Test func settingsAreComparedAndMerged() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let high = UITraitCollection(accessibilityContrast: .high)
        let merged = UITraitCollection(traitsFrom: [high, dark, UITraitCollection(legibilityWeight: .bold)])
        #expect(merged.accessibilityContrast == .high && merged.legibilityWeight == .bold)
        #expect(merged.containsTraits(in: high) && !dark.containsTraits(in: high) && merged != dark)
        #expect(high.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
        let others = [
            UITraitCollection(preferredContentSizeCategory: .small), UITraitCollection(layoutDirection: .rightToLeft),
            UITraitCollection(displayGamut: .P3), UITraitCollection(forceTouchCapability: .available),
            UITraitCollection(activeAppearance: .inactive),
        ]
        for other in others {
            #expect(UITraitCollection(traitsFrom: [other, dark]).containsTraits(in: other))
            #expect(other != UITraitCollection())
            #expect(!other.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
        }
    }

    /// Labels and fields with a font of a text style take the size of the traits around them.
    @Test func fontsFollowTheTraits() {
        let rig = HostRig()
        let screen = rig.host.run { UIViewController() }
        let (label, fixed, field) = rig.host.run { (UILabel(), UILabel(), UITextField()) }
        rig.host.run {
            for view in [label, fixed, field] { screen.view.addSubview(view) }
            label.font = .preferredFont(forTextStyle: .body)
            fixed.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            field.adjustsFontForContentSizeCategory = true
            field.font = .preferredFont(forTextStyle: .caption1)
        }
        rig.show(screen)
        var heard = 0
        screen.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (_: UIViewController, _) in
            heard += 1
        }
        #expect(label.font.pointSize == 17 && field.font?.pointSize == 12)
        rig.host.run { screen.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
        #expect(label.font.pointSize == 53 && fixed.font.pointSize == 17 && field.font?.pointSize == 43 && heard == 1)
        rig.host.run { label.font = .preferredFont(forTextStyle: .headline) }
        #expect(label.font == .systemFont(ofSize: 53, weight: .semibold))
        rig.host.run { label.font = .systemFont(ofSize: 9) }
        rig.host.run { screen.traitOverrides.remove(UITraitPreferredContentSizeCategory.self) }
        #expect(label.font.pointSize == 9 && field.font?.pointSize == 12)
        let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: small).pointSize == 31)
    }

    /// Descriptions have values in place of addresses.
    @Test func descriptionsNameValues() {
        #expect("\(UIColor(red: 1, green: 0, blue: 0.5, alpha: 1))" == "UIExtendedSRGBColorSpace 1 0 0.5 1")
        #expect("\(UIColor(white: 0.25, alpha: 1))" == "UIExtendedGrayColorSpace 0.25 1")
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect("\(red)".hasSuffix("sRGB IEC61966-2.1)] ( 1 0 0 1 )"))
        let font = "<UICTFont> font-family: \"Inter\"; font-weight: bold; font-style: normal; font-size: 17.00pt"
        #expect("\(UIFont.boldSystemFont(ofSize: 17))" == font)
        let image = UIImage(cgImage: .filled(width: 4, height: 2, with: 0), scale: 2, orientation: .up)
        #expect("\(image.withRenderingMode(.alwaysTemplate))" == "<UIImage: {2, 1} renderingMode=alwaysTemplate>")
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
            UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
        ])
        let text = "DisplayScale = 3, UserInterfaceStyle = Dark, PreferredContentSizeCategory = AccessibilityL"
        #expect("\(traits)" == "<UITraitCollection: \(text)>")
        #expect("\(UITraitCollection())" == "<UITraitCollection: >")
        #expect("\(UIColor.label)".hasPrefix("<UIDynamicColor: UIExtended"))
    }
}
