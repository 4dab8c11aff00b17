/// The fonts and colours of a bar's titles.
struct TitleStyle {
    /// Font and colour of one of them.
    struct Part {
        var font: UIFont
        var color: UIColor

        /// The font and colour in `attributes`; by default the system's font of `size` points and the label colour.
        init(_ attributes: [NSAttributedString.Key: Any]?, size: CGFloat, weight: UIFont.Weight) {
            font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: size, weight: weight)
            color = attributes?[.foregroundColor] as? UIColor ?? .label
        }
    }

    var title: Part
    var largeTitle: Part

    /// The styles in the attributes; without them, the system's.
    init(_ attributes: [NSAttributedString.Key: Any]?, large: [NSAttributedString.Key: Any]?) {
        title = Part(attributes, size: 17, weight: .semibold)
        largeTitle = Part(large, size: 34, weight: .bold)
    }
}
