extension UIImage {
    /// The size, weight, scale and colours of a symbol's picture.
    ///
    /// Symbols here have one weight, and heavier ones by a line around it; of several colours the first is shown.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        // `@unchecked Sendable` as its superclass is.
        let look: SymbolLook

        init(_ look: SymbolLook) {
            self.look = look
            super.init()
        }

        /// A configuration that says nothing.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolLook()) }

        /// That of symbols in bars.
        static let bars = SymbolConfiguration(SymbolLook(pointSize: SymbolLook.standardSize, scale: .large))

        /// For text of `pointSize` points.
        public convenience init(pointSize: CGFloat) { self.init(SymbolLook(pointSize: pointSize)) }

        /// For text of `pointSize` points, in a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(SymbolLook(pointSize: pointSize, weight: weight))
        }

        /// For text of `pointSize` points, in a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(SymbolLook(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// In a weight.
        public convenience init(weight: SymbolWeight) { self.init(SymbolLook(weight: weight)) }

        /// In a scale.
        public convenience init(scale: SymbolScale) { self.init(SymbolLook(scale: scale)) }

        /// For text in `font`.
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

        /// For text in `font`, in a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(SymbolLook(pointSize: font.pointSize, weight: font.symbolWeight, scale: scale))
        }

        /// For text of a style.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }

        /// For text of a style, in a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(SymbolLook(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale))
        }

        /// In one colour.
        public convenience init(hierarchicalColor: UIColor) { self.init(SymbolLook(colors: [hierarchicalColor])) }

        /// In the first of `paletteColors`; a template where there is none.
        public convenience init(paletteColors: [UIColor]) { self.init(SymbolLook(colors: paletteColors)) }

        /// In colours of its own, which no symbol has here: a template.
        public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(SymbolLook(colors: [])) }

        /// A template.
        public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(SymbolLook(colors: [])) }

        /// The same without a size.
        public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
            SymbolConfiguration(SymbolLook(scale: look.scale, colors: look.colors))
        }

        /// Whether both say the same.
        public override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.look == look }

        public override var hash: Int { look.hashValue }
    }
}

extension UIFont {
    /// The weight of symbols that is nearest to the font's.
    fileprivate var symbolWeight: UIImage.SymbolWeight {
        let weights: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        return weights[min(max(fontDescription.weight / 100 - 1, 0), weights.count - 1)]
    }
}
