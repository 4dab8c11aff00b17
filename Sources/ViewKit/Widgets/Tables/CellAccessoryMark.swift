/// The chevron or the check mark at the right edge of a cell.
final class CellAccessoryMark: UIView {
    private let kind: UITableViewCell.AccessoryType

    init(_ kind: UITableViewCell.AccessoryType) {
        self.kind = kind
        let isMark = kind == .checkmark
        super.init(frame: CGRect(x: 0, y: 0, width: isMark ? 16 : 8, height: 14))
        isUserInteractionEnabled = false
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() { setNeedsDisplay() }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        if kind == .checkmark {
            path.move(to: CGPoint(x: 1.5, y: 7.5))
            path.addLine(to: CGPoint(x: 5.5, y: 12))
            path.addLine(to: CGPoint(x: 14, y: 2))
            tintColor.setStroke()
        } else {
            path.move(to: CGPoint(x: 1.5, y: 1.5))
            path.addLine(to: CGPoint(x: 6.5, y: 7))
            path.addLine(to: CGPoint(x: 1.5, y: 12.5))
            UIColor.tertiaryLabel.setStroke()
        }
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
    }
}
