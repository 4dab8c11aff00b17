import ViewKit

/// The colours of the gallery.
@MainActor enum GalleryStyle {
    static let background = UIColor(red: 0.075, green: 0.08, blue: 0.1, alpha: 1)
    static let title = UIColor(white: 0.97, alpha: 1)
    static let text = UIColor(white: 0.62, alpha: 1)
    static let focus = UIColor(red: 0.25, green: 0.56, blue: 1, alpha: 1)
    static let bezel = UIColor(white: 0.02, alpha: 1)
    static let hoveredEdge = UIColor(white: 1, alpha: 0.55)
    static let bezelEdge = UIColor(white: 1, alpha: 0.16)

    /// A label of any number of lines.
    static func label(_ text: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size, weight: weight)
        label.textColor = color
        label.numberOfLines = 0
        return label
    }
}
