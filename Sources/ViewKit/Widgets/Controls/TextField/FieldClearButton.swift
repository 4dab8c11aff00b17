/// The round button with a cross that clears a text field.
final class FieldClearButton: UIControl {
    static let side: CGFloat = 19

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        isOpaque = false
        isHidden = true
        layer.needsDisplayOnBoundsChange = true
        accessibilityLabel = "Clear text"
    }

    required init?(coder: NSCoder) { nil }

    override func stateDidChange() { setNeedsDisplay() }

    /// Whether `point` is on the button, or as near as a finger can aim.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: -12).contains(point)
    }

    override func draw(_ rect: CGRect) {
        let circle = CGRect(x: rect.midX - 8, y: rect.midY - 8, width: 16, height: 16)
        (isHighlighted ? UIColor.systemGray : .systemGray3).setFill()
        UIBezierPath(ovalIn: circle).fill()
        let cross = UIBezierPath()
        for (x, y) in [(-1.0, -1.0), (-1.0, 1.0)] {
            cross.move(to: CGPoint(x: circle.midX + 2.75 * x, y: circle.midY + 2.75 * y))
            cross.addLine(to: CGPoint(x: circle.midX - 2.75 * x, y: circle.midY - 2.75 * y))
        }
        UIColor.systemBackground.setStroke()
        cross.lineWidth = 1.5
        cross.lineCapStyle = .round
        cross.stroke()
    }
}
