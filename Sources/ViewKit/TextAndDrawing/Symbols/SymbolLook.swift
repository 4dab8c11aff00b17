/// The settings of a symbol's picture; nil for what is not said.
struct SymbolLook: Hashable {
    /// The size of the text that it stands beside, in points.
    var pointSize: CGFloat?
    var weight: UIImage.SymbolWeight?
    var scale: UIImage.SymbolScale?
    /// The colours, of which the first one is shown; none for a template.
    var colors: [UIColor]?

    /// This look with what `other` says.
    func applying(_ other: SymbolLook) -> SymbolLook {
        SymbolLook(
            pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight, scale: other.scale ?? scale,
            colors: other.colors ?? colors)
    }

    /// The size of text without any other word, in points.
    static let standardSize: CGFloat = 17

    /// Points to the unit of outlines, whose live area is 20 units wide: at the standard size 20 points.
    var unit: CGFloat {
        let size = pointSize ?? Self.standardSize
        let factor: CGFloat =
            switch scale {
            case .small: 0.79
            case .large: 1.28
            case .medium, .default, .unspecified, nil: 1
            }
        return (size > 0 && size.isFinite ? min(size, 1_000) : Self.standardSize) / Self.standardSize * factor
    }

    /// The width of the line around the outlines by which heavier weights come about, in units: they are drawn as regular.
    var emphasis: CGFloat {
        switch weight {
        case .medium: 0.25
        case .semibold: 0.5
        case .bold: 0.75
        case .heavy: 1
        case .black: 1.25
        case .unspecified, .ultraLight, .thin, .light, .regular, nil: 0
        }
    }
}
