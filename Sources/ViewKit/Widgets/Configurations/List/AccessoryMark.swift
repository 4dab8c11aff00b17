/// The drawing of one of the system's accessories.
final class AccessoryMark: UIView {
    private let kind: UICellAccessory.Kind
    private let color: UIColor?
    private let circleColor: UIColor?
    /// Whether the row is selected; shown by a selection mark.
    var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }

    init(_ accessory: UICellAccessory) {
        kind = accessory.kind
        color = accessory.tintColor
        circleColor = accessory.backgroundColor
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: accessory.kind)))
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    private static func size(of kind: UICellAccessory.Kind) -> CGSize {
        switch kind {
        case .disclosureIndicator: CGSize(width: 8, height: 14)
        case .checkmark: CGSize(width: 16, height: 14)
        case .outlineDisclosure: CGSize(width: 14, height: 14)
        default: CGSize(width: 22, height: 22)
        }
    }

    override func tintColorDidChange() { setNeedsDisplay() }

    override func draw(_ rect: CGRect) {
        switch kind {
        case .disclosureIndicator: stroke([(1.5, 1.5), (6.5, 7), (1.5, 12.5)], color ?? .tertiaryLabel)
        case .outlineDisclosure: stroke([(4.5, 2), (9.5, 7), (4.5, 12)], color ?? tintColor)
        case .checkmark: stroke([(1.5, 7.5), (5.5, 12), (14, 2)], color ?? tintColor)
        case .delete:
            fillCircle(circleColor ?? .systemRed)
            stroke([(6, 11), (16, 11)], color ?? .white)
        case .insert:
            fillCircle(circleColor ?? .systemGreen)
            stroke([(6, 11), (16, 11)], color ?? .white)
            stroke([(11, 6), (11, 16)], color ?? .white)
        case .multiselect where isSelected:
            fillCircle(circleColor ?? tintColor)
            stroke([(6.5, 11.5), (9.7, 14.8), (15.5, 7.5)], color ?? .white)
        case .multiselect: strokeCircle(.tertiaryLabel)
        case .detail:
            strokeCircle(color ?? tintColor)
            stroke([(11, 10), (11, 16)], color ?? tintColor)
            stroke([(11, 6.4), (11, 6.5)], color ?? tintColor)
        case .label, .custom: break
        }
    }

    private func stroke(_ points: [(CGFloat, CGFloat)], _ color: UIColor) {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        color.setStroke()
        path.stroke()
    }

    private func fillCircle(_ color: UIColor) {
        color.setFill()
        UIBezierPath(ovalIn: bounds).fill()
    }

    private func strokeCircle(_ color: UIColor) {
        let path = UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1))
        path.lineWidth = 1.5
        color.setStroke()
        path.stroke()
    }
}
