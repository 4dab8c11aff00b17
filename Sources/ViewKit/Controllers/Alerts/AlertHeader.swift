/// The texts and the text fields of an alert, above its buttons; with the lengths of iOS 26.
final class AlertHeader: UIView {
    private let labels: [UILabel]
    private let fields: [UITextField]
    private let boxes: [UIView]

    /// The distances of texts from the edges, from above, and between title and message, in points.
    private static let (side, top, gap): (CGFloat, CGFloat, CGFloat) = (30, 22, 23 / 3)
    private static let (fieldHeight, fieldMargin): (CGFloat, CGFloat) = (48, 16)
    /// The distance of what lies below the texts; a choice.
    private static let bottom: CGFloat = 20

    init(title: String?, message: String?, fields: [UITextField]) {
        let texts = [(title ?? "", AlertTextStyle.title), (message ?? "", .message)].filter { !$0.0.isEmpty }
        labels = texts.map { text, style in (texts.count == 1 ? .alone : style).label(text) }
        self.fields = fields
        boxes = fields.map { _ in UIView() }
        super.init(frame: .zero)
        isOpaque = false
        labels.forEach(addSubview)
        for box in boxes {
            box.backgroundColor = .tertiarySystemFill
            box.layer.cornerRadius = Self.fieldHeight / 2
            addSubview(box)
        }
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    /// Puts the text fields into their boxes. One that moves from header to header within a window is edited on.
    func takeFields() {
        for (box, field) in zip(boxes, fields) { box.addSubview(field) }
        setNeedsLayout()
    }

    /// Whether there is nothing to show.
    var isEmpty: Bool { labels.isEmpty && fields.isEmpty }

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
        var y = Self.top
        for (index, label) in labels.enumerated() {
            if index > 0 { y += Self.gap }
            let height = label.sizeThatFits(CGSize(width: inner, height: .infinity)).height
            if moves { label.frame = CGRect(x: Self.side, y: y, width: inner, height: height) }
            y += height
        }
        for (index, box) in boxes.enumerated() {
            if index > 0 || !labels.isEmpty { y += Self.fieldMargin / 2 + (index == 0 ? Self.fieldMargin / 2 : 0) }
            if moves {
                box.frame = CGRect(
                    x: Self.fieldMargin, y: y, width: width - 2 * Self.fieldMargin, height: Self.fieldHeight)
                fields[index].frame = box.bounds.insetBy(dx: Self.fieldMargin, dy: 8)
            }
            y += Self.fieldHeight
        }
        return y + (boxes.isEmpty ? Self.bottom : Self.fieldMargin)
    }
}
