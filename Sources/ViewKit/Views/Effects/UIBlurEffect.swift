/// Blurs what is below and lays a shade over it.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    /// The strength of a blur and the shade over it.
    public enum Style: Int, Sendable {
        /// Nearly white.
        case extraLight
        /// A little lighter.
        case light
        /// Nearly black.
        case dark
        /// As the appearance has it for most things.
        case regular = 4
        /// The same for what is to be seen first.
        case prominent
        /// The thinnest material of the system.
        case systemUltraThinMaterial
        /// A thin material.
        case systemThinMaterial
        /// The usual material.
        case systemMaterial
        /// A thick material.
        case systemThickMaterial
        /// The material of bars.
        case systemChromeMaterial
        /// The thinnest material, light whatever the appearance.
        case systemUltraThinMaterialLight
        /// A thin material, light whatever the appearance.
        case systemThinMaterialLight
        /// The usual material, light whatever the appearance.
        case systemMaterialLight
        /// A thick material, light whatever the appearance.
        case systemThickMaterialLight
        /// The material of bars, light whatever the appearance.
        case systemChromeMaterialLight
        /// The thinnest material, dark whatever the appearance.
        case systemUltraThinMaterialDark
        /// A thin material, dark whatever the appearance.
        case systemThinMaterialDark
        /// The usual material, dark whatever the appearance.
        case systemMaterialDark
        /// A thick material, dark whatever the appearance.
        case systemThickMaterialDark
        /// The material of bars, dark whatever the appearance.
        case systemChromeMaterialDark
    }

    final let style: Style

    /// An effect of that style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// The saturation of the backdrop below the shade, as a multiple of its own: Apple's sample code
    /// `UIImage+ImageEffects` has this figure for every style.
    static let saturation: CGFloat = 1.8

    /// The blur radius in points, and the shade: a grey and its alpha.
    ///
    /// Those of `extraLight`, `light` and `dark` are the figures of Apple's sample code `UIImage+ImageEffects`, whose radii
    /// are three halves of a standard deviation, more or less; those of the materials are ours.
    final func recipe(in appearance: UIUserInterfaceStyle) -> (radius: CGFloat, gray: CGFloat, alpha: CGFloat) {
        switch appearance == .dark ? style.inDarkAppearance : style {
        case .extraLight, .prominent: (13, 0.97, 0.82)
        case .light: (20, 1, 0.3)
        case .dark: (13, 0.11, 0.73)
        case .regular: (20, 0.97, 0.65)
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight: (20, 0.98, 0.4)
        case .systemThinMaterial, .systemThinMaterialLight: (20, 0.97, 0.55)
        case .systemMaterial, .systemMaterialLight: (20, 0.97, 0.7)
        case .systemThickMaterial, .systemThickMaterialLight: (20, 0.97, 0.82)
        case .systemChromeMaterial, .systemChromeMaterialLight: (20, 0.98, 0.8)
        case .systemUltraThinMaterialDark: (20, 0.14, 0.4)
        case .systemThinMaterialDark: (20, 0.14, 0.55)
        case .systemMaterialDark: (20, 0.14, 0.7)
        case .systemThickMaterialDark: (20, 0.14, 0.82)
        case .systemChromeMaterialDark: (20, 0.11, 0.8)
        }
    }
}

extension UIBlurEffect.Style {
    /// The style that stands for this one in the dark appearance.
    fileprivate var inDarkAppearance: UIBlurEffect.Style {
        switch self {
        case .regular, .prominent: .dark
        case .systemUltraThinMaterial: .systemUltraThinMaterialDark
        case .systemThinMaterial: .systemThinMaterialDark
        case .systemMaterial: .systemMaterialDark
        case .systemThickMaterial: .systemThickMaterialDark
        case .systemChromeMaterial: .systemChromeMaterialDark
        default: self
        }
    }
}
