/// The texts and the text fields of an alert, above its buttons.
final class AlertHeader: UIView {
    private let style: UIAlertController.Style
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let fields: [UITextField]
    private let boxes: [UIView]

    private static let side: CGFloat = 16
    private static let fieldHeight: CGFloat = 30

    init(title: String?, message: String?, fields: [UITextField], style: UIAlertController.Style) {
        self.style = style
        self.fields = fields
        boxes = fields.map { _ in UIView() }
        super.init(frame: .zero)
        isOpaque = false
        set(titleLabel, title, size: style == .alert ? 17 : 13, weight: .semibold)
        set(messageLabel, message, size: 13, weight: .regular)
        for box in boxes {
            box.backgroundColor = .systemBackground
            box.layer.borderWidth = 0.5
            box.layer.cornerRadius = 5
            addSubview(box)
        }
        colorAppearanceDidChange()
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    override func colorAppearanceDidChange() {
        for box in boxes { box.layer.borderColor = cgColor(of: .separator) }
    }

    /// Puts the text fields into their boxes. One that moves from header to header within a window is edited on.
    func takeFields() {
        for (box, field) in zip(boxes, fields) { box.addSubview(field) }
        setNeedsLayout()
    }

    private func set(_ label: UILabel, _ text: String?, size: CGFloat, weight: UIFont.Weight) {
        label.text = text
        label.font = .systemFont(ofSize: size, weight: weight)
        label.textColor = style == .alert ? .label : .secondaryLabel
        label.textAlignment = .center
        label.lineBreakMode = .byWordWrapping
        label.numberOfLines = 0
        addSubview(label)
    }

    private var labels: [UILabel] { [titleLabel, messageLabel].filter { $0.text?.isEmpty == false } }

    /// Whether there is nothing to show.
    var isEmpty: Bool { labels.isEmpty && fields.isEmpty }

    private var margin: CGFloat { style == .alert ? 20 : 14 }
    private var gap: CGFloat { style == .alert ? 2 : 8 }

    /// The height at `width`, in points; 0 where there is nothing to show.
    func height(width: CGFloat) -> CGFloat { place(width: width, moves: false) }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = place(width: bounds.width, moves: true)
    }

    /// Places everything where `moves` says so, and returns the height.
    private func place(width: CGFloat, moves: Bool) -> CGFloat {
        guard !isEmpty else { return 0 }
        let inner = width - 2 * Self.side
        var y = margin
        for (index, label) in labels.enumerated() {
            if index > 0 { y += gap }
            let height = label.sizeThatFits(CGSize(width: inner, height: .infinity)).height
            if moves { label.frame = CGRect(x: Self.side, y: y, width: inner, height: height) }
            y += height
        }
        if !labels.isEmpty, !fields.isEmpty { y += 16 }
        for (index, box) in boxes.enumerated() {
            if moves {
                box.frame = CGRect(x: Self.side, y: y, width: inner, height: Self.fieldHeight)
                fields[index].frame = box.bounds.insetBy(dx: 7, dy: 2)
            }
            y += Self.fieldHeight + (index + 1 < boxes.count ? 6 : 0)
        }
        return y + margin
    }
}
