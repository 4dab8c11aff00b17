/// How the titles of a bar look.
struct TitleStyle {
    /// Font and colour of one of them.
    struct Part {
        var font: UIFont
        var color: UIColor

        /// The system's font of `size` points, with what `attributes` say instead.
        init(_ attributes: [NSAttributedString.Key: Any]?, size: CGFloat, weight: UIFont.Weight) {
            font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: size, weight: weight)
            color = attributes?[.foregroundColor] as? UIColor ?? .label
        }
    }

    var title: Part
    var largeTitle: Part

    /// The system's, with what the attributes say instead.
    init(_ attributes: [NSAttributedString.Key: Any]?, large: [NSAttributedString.Key: Any]?) {
        title = Part(attributes, size: 17, weight: .semibold)
        largeTitle = Part(large, size: 34, weight: .bold)
    }
}
