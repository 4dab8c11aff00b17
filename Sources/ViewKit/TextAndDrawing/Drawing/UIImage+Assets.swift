/// The images of the app's bundle.
extension UIImage {
    /// The image that the app's bundle holds under `name`, for the current appearance; nil where there is none, or it
    /// cannot be read.
    ///
    /// One with a variant for the dark appearance is shown in the appearance of the view.
    /// It is read once. An image set of an asset catalogue says how many pixels make a point, and whether the image is a
    /// template; of other files the name says the former, by `@2x` or `@3x` at its end.
    @preconcurrency @MainActor public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The image that `bundle` holds under `name`, for the appearance of `traitCollection`; nil where there is none, or it
    /// cannot be read.
    ///
    /// No bundle stands for the app's, and no traits stand for the current ones. Of another bundle than the app's only
    /// files are found, not the images of its asset catalogues.
    @preconcurrency @MainActor public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let style = (traitCollection ?? .current).userInterfaceStyle
        guard let image = Self.image(named: name, in: bundle, isDark: style == .dark) else { return nil }
        let isFixed = traitCollection.map { $0.userInterfaceStyle != .unspecified } ?? false
        let asset = isFixed ? nil : Self.variants(named: name, in: bundle)
        self.init(image.cgImage, image.traits, upright: image.upright, asset: asset)
    }

    /// The image that the app's bundle holds under `name`, as an image literal has it; an empty one, which is reported, where
    /// there is none, or it cannot be read.
    @preconcurrency @MainActor public convenience init(imageLiteralResourceName name: String) {
        self.init(named: name, in: nil, wantedFor: "for #imageLiteral")
    }

    /// The image set that `resource` names, for the current appearance; an empty image, which is reported, where there is none,
    /// or it cannot be read.
    @preconcurrency @MainActor public convenience init(resource: ImageResource) {
        self.init(named: resource.name, in: resource.bundle, wantedFor: "in the asset catalogues")
    }

    /// The image that `bundle` holds under `name`, or an empty one, which is reported with the words `purpose`.
    @MainActor private convenience init(named name: String, in bundle: Bundle?, wantedFor purpose: String) {
        let isDark = UITraitCollection.current.userInterfaceStyle == .dark
        let image = Self.image(named: name, in: bundle, isDark: isDark) ?? UIImage()
        if image.cgImage == nil {
            FaultLog.current.report(
                image,
                "no image '\(name)' \(purpose); an empty one is shown. Add it to the asset catalogue, or as a file."
            )
        }
        self.init(image.cgImage, image.traits, upright: image.upright, asset: Self.variants(named: name, in: bundle))
    }

    @MainActor private static func image(named name: String, in bundle: Bundle?, isDark: Bool) -> UIImage? {
        let host = HostScope.current
        let asset: NamedImage? =
            if let bundle, !bundle.isApp {
                bundle.imagePath(named: name, scale: host.screen.scale).map { NamedImage(path: $0) }
            } else {
                host.assets.image(named: name, isDark: isDark)
            }
        guard let asset, let file = ImageCache.current.image(at: asset.path) else { return nil }
        var traits = ImageTraits(
            scale: asset.scale ?? Self.scale(ofFile: asset.path), orientation: file.orientation)
        if let isTemplate = asset.isTemplate { traits.renderingMode = isTemplate ? .alwaysTemplate : .alwaysOriginal }
        return UIImage(file.image, traits)
    }

    /// The images of that name for both appearances; nil where they are the same.
    @MainActor private static func variants(named name: String, in bundle: Bundle?) -> UIImageAsset? {
        guard let light = image(named: name, in: bundle, isDark: false),
            let dark = image(named: name, in: bundle, isDark: true), light.cgImage !== dark.cgImage
        else { return nil }
        let asset = UIImageAsset()
        asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
        return asset
    }
}

extension Bundle {
    /// Whether this is the bundle of the app, which the host searches.
    var isApp: Bool { bundleURL == Bundle.main.bundleURL }

    /// The path of the image file `name` that suits a screen of `scale` pixels to the point best; nil where there is none.
    fileprivate func imagePath(named name: String, scale: CGFloat) -> String? {
        let stem = (name as NSString).deletingPathExtension
        let ending = (name as NSString).pathExtension
        let endings = ending.isEmpty ? ["png", "jpg"] : [ending]
        let densities = scale > 2 ? ["@3x", "@2x", ""] : scale > 1 ? ["@2x", "@3x", ""] : ["", "@2x", "@3x"]
        for ending in endings {
            for density in densities {
                if let path = path(forResource: stem + density, ofType: ending) { return path }
            }
        }
        return nil
    }
}
