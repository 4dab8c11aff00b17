/// The card of an alert: texts and fields, and buttons below them or in one row.
final class AlertPanel: UIView {
    private let header: AlertHeader?
    private let buttons: [AlertButton]
    private let mayHaveRow: Bool
    private let content = UIScrollView()

    /// The distances of buttons from the edges, and from each other, in points.
    private static let (margin, gap): (CGFloat, CGFloat) = (16, 8)

    /// A panel whose two buttons stand in one row, where `mayHaveRow` says so and their titles fit.
    init(_ header: AlertHeader, _ buttons: [AlertButton], mayHaveRow: Bool) {
        self.header = header.isEmpty ? nil : header
        self.buttons = buttons
        self.mayHaveRow = mayHaveRow
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 34
        layer.cornerCurve = .continuous
        clipsToBounds = true
        content.alwaysBounceVertical = false
        addSubview(content)
        if let header = self.header { content.addSubview(header) }
        buttons.forEach(content.addSubview)
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    /// Takes the text fields over from the panel before.
    func takeFields() { header?.takeFields() }

    /// Shows anew which actions are enabled.
    func refresh() { buttons.forEach { $0.refresh() } }

    private func rowWidth(in width: CGFloat) -> CGFloat { (width - 2 * Self.margin - Self.gap) / 2 }

    private func isRow(width: CGFloat) -> Bool {
        mayHaveRow && buttons.count == 2 && buttons.allSatisfy { $0.naturalWidth <= rowWidth(in: width) }
    }

    /// The height of all of the content at `width`, in points; 0 without any.
    func height(width: CGFloat) -> CGFloat {
        guard header != nil || !buttons.isEmpty else { return 0 }
        let count = CGFloat(isRow(width: width) ? 1 : buttons.count)
        let top = header?.height(width: width) ?? Self.margin
        return count == 0 ? top : top + count * AlertButton.height + (count - 1) * Self.gap + Self.margin
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        content.frame = bounds
        content.contentSize = CGSize(width: width, height: height(width: width))
        content.isScrollEnabled = content.contentSize.height > bounds.height
        var y = Self.margin
        if let header {
            header.frame = CGRect(x: 0, y: 0, width: width, height: header.height(width: width))
            y = header.frame.maxY
        }
        let isRow = isRow(width: width)
        // In a row, the button that cancels is at the left.
        let ordered = isRow ? buttons.sorted { $0.cancels && !$1.cancels } : buttons
        for (index, button) in ordered.enumerated() {
            let own = isRow ? rowWidth(in: width) : width - 2 * Self.margin
            let x = Self.margin + (isRow ? CGFloat(index) * (own + Self.gap) : 0)
            button.frame = CGRect(x: x, y: y, width: own, height: AlertButton.height)
            if !isRow { y += AlertButton.height + Self.gap }
        }
    }
}
