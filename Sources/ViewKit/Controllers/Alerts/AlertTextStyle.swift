/// The look of a text of an alert, with the lengths of iOS 26: lines keep their distance whatever the font's own height.
@MainActor struct AlertTextStyle {
    private let font: UIFont
    /// The height of one line, in points.
    private let lineHeight: CGFloat
    /// The distance from one line to the next, in points.
    private let pitch: CGFloat
    private let alignment: NSTextAlignment

    /// The title above a message.
    static let title = AlertTextStyle(
        font: .systemFont(ofSize: 17, weight: .semibold), lineHeight: 61 / 3, pitch: 22, alignment: .natural)
    /// The message below a title.
    static let message = AlertTextStyle(
        font: .systemFont(ofSize: 15), lineHeight: 18, pitch: 20, alignment: .natural)
    /// A title or a message that is the only text.
    static let alone = AlertTextStyle(
        font: .systemFont(ofSize: 17), lineHeight: 61 / 3, pitch: 22, alignment: .center)

    private init(font: UIFont, lineHeight: CGFloat, pitch: CGFloat, alignment: NSTextAlignment) {
        self.font = font
        self.lineHeight = lineHeight
        self.pitch = pitch
        self.alignment = alignment
    }

    /// A label of any number of lines that shows `text` in this look.
    func label(_ text: String) -> UILabel {
        let paragraph = NSMutableParagraphStyle()
        paragraph.minimumLineHeight = lineHeight
        paragraph.maximumLineHeight = lineHeight
        paragraph.lineSpacing = pitch - lineHeight
        paragraph.alignment = alignment
        paragraph.lineBreakMode = .byWordWrapping
        let label = UILabel()
        label.font = font
        label.textAlignment = alignment
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: paragraph])
        return label
    }
}
