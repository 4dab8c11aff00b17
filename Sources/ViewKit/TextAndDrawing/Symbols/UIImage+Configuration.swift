extension UIImage {
    /// What an image is made for.
    open class Configuration: NSObject, @unchecked Sendable {
        // `@unchecked Sendable`: nothing in it or in its subclass changes after it was made.

        /// The configuration with what `otherConfiguration` says, too; that one counts where both say something.
        public final func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let mine = self as? SymbolConfiguration, let other = otherConfiguration as? SymbolConfiguration,
                let merged = SymbolConfiguration(mine.look.applying(other.look)) as? Self
            else { return self }
            return merged
        }
    }

    /// The weight of a symbol's lines.
    public enum SymbolWeight: Int, Sendable {
        /// That of what it stands beside: regular.
        case unspecified
        /// The thinnest.
        case ultraLight
        /// Between ultra light and light.
        case thin
        /// Thinner than regular.
        case light
        /// As beside running text.
        case regular
        /// A little heavier than regular.
        case medium
        /// Between medium and bold.
        case semibold
        /// For emphasis.
        case bold
        /// Heavier than bold.
        case heavy
        /// The heaviest.
        case black

        /// The weight of fonts of that name; regular for an unspecified one.
        public func fontWeight() -> UIFont.Weight {
            let weights: [UIFont.Weight] = [
                .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
            ]
            return weights[rawValue]
        }
    }

    /// The size of a symbol beside text of one size.
    public enum SymbolScale: Int, Sendable {
        /// Medium.
        case `default` = -1
        /// That of what it stands beside: medium.
        case unspecified
        /// Four fifths of medium.
        case small
        /// About as high as capital letters with some room around.
        case medium
        /// Larger than medium by more than a quarter.
        case large
    }
}
