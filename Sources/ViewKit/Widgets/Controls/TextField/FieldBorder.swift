/// The border of a text field in one of its styles, and the area in it.
final class FieldBorder: UIView {
    var style = UITextField.BorderStyle.none { didSet { show() } }
    /// The colour within round corners; nil for that of the system.
    var fill: UIColor? { didSet { show() } }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        isHidden = true
        layer.needsDisplayOnBoundsChange = true
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        isHidden = style == .none
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        switch style {
        case .none: break
        case .line: frame(rect, width: 1, .label)
        case .bezel: drawBezel(rect)
        case .roundedRect:
            let path = UIBezierPath(roundedRect: rect.insetBy(dx: 0.25, dy: 0.25), cornerRadius: 5)
            (fill ?? .systemBackground).setFill()
            path.fill()
            UIColor.systemGray4.setStroke()
            path.lineWidth = 0.5
            path.stroke()
        }
    }

    private func frame(_ rect: CGRect, width: CGFloat, _ color: UIColor) {
        color.setStroke()
        let path = UIBezierPath(rect: rect.insetBy(dx: width / 2, dy: width / 2))
        path.lineWidth = width
        path.stroke()
    }

    /// A grey frame, darker at the top, with a shadow below its upper edge.
    private func drawBezel(_ rect: CGRect) {
        frame(rect, width: 1, .systemGray3)
        UIColor.systemGray.setFill()
        UIBezierPath(rect: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1)).fill()
        UIColor.tertiarySystemFill.setFill()
        UIBezierPath(rect: CGRect(x: rect.minX + 1, y: rect.minY + 1, width: rect.width - 2, height: 1)).fill()
    }
}
