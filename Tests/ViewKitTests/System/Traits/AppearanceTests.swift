import Testing

@testable import ViewKit

/// Dynamic colours and images in views, light and dark.
@MainActor @Suite struct AppearanceTests {
    private static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    private static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

    @Test func aBackgroundFollowsTheTraits() {
        let host = TestHost()
        let view = host.run { UIView() }
        host.show(view)
        host.run {
            view.backgroundColor = .systemBackground
            view.layer.borderColor = UIColor.label.cgColor
            #expect(view.layer.backgroundColor == Self.white)
            view.overrideUserInterfaceStyle = .dark
            #expect(view.layer.backgroundColor == Self.black && view.backgroundColor == .systemBackground)
            #expect(view.layer.borderColor == Self.black, "a CGColor stays as it was")
            view.backgroundColor = .secondarySystemBackground
            #expect(
                view.layer.backgroundColor == CGColor(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255, alpha: 1))
            view.layer.backgroundColor = Self.white
            #expect(view.backgroundColor == UIColor(cgColor: Self.white))
            view.backgroundColor = .red
            view.overrideUserInterfaceStyle = .light
            #expect(view.layer.backgroundColor == UIColor.red.cgColor)
            view.backgroundColor = nil
            view.overrideUserInterfaceStyle = .dark
            #expect(view.layer.backgroundColor == nil && view.backgroundColor == nil)
        }
    }

    @Test func theChangeAnimatesInABlock() throws {
        let host = TestHost()
        let view = host.run { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        host.run { view.backgroundColor = .systemBackground }
        host.show(view)
        host.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                host.window.overrideUserInterfaceStyle = .dark
            }
        }
        host.frame(at: 0)
        host.frame(at: 0.5)
        let shown = try #require(view.layer.presentation()?.backgroundColor).rgba
        #expect((0.3...0.8).contains(shown.x) && view.layer.backgroundColor == Self.black)
        host.frame(at: 1.1)
        #expect(view.layer.presentation()?.backgroundColor == Self.black)
    }

    private final class Drawing: UIView {
        var styles: [UIUserInterfaceStyle] = []
        var tints = 0

        override func draw(_ rect: CGRect) {
            styles.append(UITraitCollection.current.userInterfaceStyle)
            UIColor.label.setFill()
            UIRectFill(bounds)
        }

        override func tintColorDidChange() {
            #expect(UITraitCollection.current == traitCollection)
            tints += 1
        }
    }

    @Test func drawnViewsAreDrawnAnewInTheirTraits() {
        let host = TestHost()
        let drawing = host.run { Drawing(frame: CGRect(x: 0, y: 0, width: 2, height: 2)) }
        let label = host.run { UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20)) }
        host.run { label.text = "Text" }
        host.show(drawing, label)
        let light = label.layer.contents as? CGImage
        #expect(drawing.styles == [.light])
        host.run { host.window.overrideUserInterfaceStyle = .dark }
        host.frame(at: 1)
        #expect(drawing.styles == [.light, .dark] && drawing.tints == 1)
        let dark = label.layer.contents as? CGImage
        #expect(light?.brightest == 0 && (dark?.brightest ?? 0) > 200)
        host.run { host.window.traitOverrides.horizontalSizeClass = .regular }
        host.frame(at: 2)
        #expect(drawing.styles.count == 2 && drawing.tints == 1, "no colour depends on it")
    }

    @Test func imagesHaveVariants() throws {
        let host = TestHost()
        host.listed.images["lamp"] = (NamedImage(path: "/pictures/sea.png"), NamedImage(path: "/pictures/sky@2x.png"))
        try host.run {
            let image = try #require(UIImage(named: "lamp"))
            let view = UIImageView(image: image)
            let light = view.layer.contents as? CGImage
            view.overrideUserInterfaceStyle = .dark
            let dark = view.layer.contents as? CGImage
            #expect(light === image.cgImage && dark !== light && view.layer.contentsScale == 2)
            #expect(view.image === image)
            let template = image.withRenderingMode(.alwaysTemplate)
            #expect(template.imageAsset?.image(with: view.traitCollection).scale == 2)
            #expect(UIImage(named: "sea")?.imageAsset == nil)
            let fixed = UIImage(named: "lamp", in: nil, compatibleWith: UITraitCollection(userInterfaceStyle: .dark))
            #expect(fixed?.scale == 2 && fixed?.imageAsset == nil)
        }
    }

    @Test func anAssetHoldsWhatIsRegistered() {
        let asset = UIImageAsset()
        let images = [1, 2].map { UIImage(CGImage.filled(width: $0, height: 1, with: 0xFF00_0000), scale: 1) }
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(asset.image(with: dark).cgImage == nil)
        asset.register(images[0], with: UITraitCollection(userInterfaceStyle: .light))
        #expect(asset.image(with: dark).size.width == 1)
        asset.register(images[1], with: dark)
        #expect(asset.image(with: dark).size.width == 2 && asset.image(with: UITraitCollection()).size.width == 1)
        asset.unregister(with: dark)
        #expect(asset.image(with: dark).size.width == 1)
    }

    @Test func materialsAndControlsFollow() {
        let host = TestHost()
        host.run {
            let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
            let spinner = UIActivityIndicatorView(style: .medium)
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
            for view in [effect, spinner, bar] { host.window.addSubview(view) }
            spinner.color = .label
            let shade = effect.subviews[1]
            #expect(shade.backgroundColor == UIColor(white: 0.97, alpha: 0.7))
            host.window.overrideUserInterfaceStyle = .dark
            #expect(shade.backgroundColor == UIColor(white: 0.14, alpha: 0.7))
            #expect(spinner.layer.sublayers?.first?.backgroundColor == Self.white)
            #expect(bar.background.view.standard.subviews.contains { $0.layer.backgroundColor?.rgba.x == 29.0 / 255 })
        }
    }

    @Test func equalDynamicColoursAreEqualInBothAppearances() {
        #expect(UIColor.systemBackground == .systemBackground && UIColor.systemBackground != .tertiarySystemBackground)
        #expect(UIColor.systemBackground.hash == UIColor.systemBackground.hash)
    }
}

extension CGImage {
    /// The greatest value of red in 0...255.
    fileprivate var brightest: UInt32 {
        (0..<height).reduce(0) { most, y in pixels.row(y).reduce(most) { max($0, $1 >> 16 & 0xFF) } }
    }
}
