/// An area of an alert with round corners: texts and fields, and buttons below them or in one row.
final class AlertPanel: UIView {
    private let header: AlertHeader?
    private let buttons: [AlertButton]
    private let mayHaveRow: Bool
    private let content = UIScrollView()
    private var lines: [UIView] = []

    /// A panel whose two buttons stand in one row, where `mayHaveRow` says so and their titles fit.
    init(_ header: AlertHeader?, _ buttons: [AlertButton], mayHaveRow: Bool) {
        self.header = header?.isEmpty == true ? nil : header
        self.buttons = buttons
        self.mayHaveRow = mayHaveRow
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 14
        clipsToBounds = true
        content.alwaysBounceVertical = false
        addSubview(content)
        if let header = self.header { content.addSubview(header) }
        buttons.forEach(content.addSubview)
        let count = (self.header == nil ? 0 : 1) + buttons.count
        for _ in 0..<max(0, count - 1) {
            let line = UIView()
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            lines.append(line)
            content.addSubview(line)
        }
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    /// Takes the text fields over from the panel before.
    func takeFields() { header?.takeFields() }

    /// Shows anew which actions are enabled.
    func refresh() { buttons.forEach { $0.refresh() } }

    private func isRow(width: CGFloat) -> Bool {
        mayHaveRow && buttons.count == 2 && buttons.allSatisfy { $0.naturalWidth <= width / 2 }
    }

    /// The height of all of the content at `width`, in points.
    func height(width: CGFloat) -> CGFloat {
        let heights = buttons.map(\.height)
        let rows = isRow(width: width) ? heights[0] : heights.reduce(0, +)
        return (header?.height(width: width) ?? 0) + rows
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        content.frame = bounds
        content.contentSize = CGSize(width: width, height: height(width: width))
        content.isScrollEnabled = content.contentSize.height > bounds.height
        let hair = 1 / max(1, contentScaleFactor)
        var y: CGFloat = 0
        var free = lines[...]
        if let header {
            header.frame = CGRect(x: 0, y: 0, width: width, height: header.height(width: width))
            y = header.frame.maxY
        }
        let isRow = isRow(width: width)
        // In a row, the button that cancels is at the left.
        let ordered = isRow ? buttons.sorted { $0.cancels && !$1.cancels } : buttons
        for (index, button) in ordered.enumerated() {
            let x = isRow && index == 1 ? width / 2 : 0
            button.frame = CGRect(x: x, y: y, width: isRow ? width / 2 : width, height: button.height)
            if isRow, index == 1 {
                free.popFirst()?.frame = CGRect(x: x - hair / 2, y: y, width: hair, height: button.height)
            } else if y > 0 {
                free.popFirst()?.frame = CGRect(x: 0, y: y, width: width, height: hair)
            }
            if !isRow { y += button.height }
        }
    }
}
