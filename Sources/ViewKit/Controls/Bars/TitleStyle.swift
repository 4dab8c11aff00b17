/// How the title of a bar looks.
struct TitleStyle {
    var font: UIFont
    var color: UIColor

    /// The system's: 17 points, semibold, with what `attributes` say instead.
    init(_ attributes: [NSAttributedString.Key: Any]?) {
        font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        color = attributes?[.foregroundColor] as? UIColor ?? .label
    }
}
