/// A check mark, a dash or a chevron in a menu.
final class MenuMark: UIView {
    /// The shape of a mark.
    enum Shape {
        case check
        case dash
        case forward
        case down
        case upAndDown

        /// The strokes in a square of 12 points.
        var strokes: [[(CGFloat, CGFloat)]] {
            switch self {
            case .check: [[(1, 6.5), (4.5, 10.5), (11, 2)]]
            case .dash: [[(1.5, 6), (10.5, 6)]]
            case .forward: [[(4, 1.5), (8.5, 6), (4, 10.5)]]
            case .down: [[(1.5, 4), (6, 8.5), (10.5, 4)]]
            case .upAndDown: [[(3, 4), (6, 1), (9, 4)], [(3, 8), (6, 11), (9, 8)]]
            }
        }
    }

    /// The length of its sides, in points.
    static let side: CGFloat = 12

    /// The shape; nil for none.
    var shape: Shape? { didSet { if shape != oldValue { setNeedsDisplay() } } }
    /// The colour of the strokes.
    var color: UIColor = .label { didSet { setNeedsDisplay() } }
    /// Whether it is drawn as in a mirror.
    var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsDisplay() } } }

    init(_ shape: Shape? = nil) {
        self.shape = shape
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func colorAppearanceDidChange() { setNeedsDisplay() }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        for stroke in shape?.strokes ?? [] {
            for (index, point) in stroke.enumerated() {
                let point = CGPoint(x: isMirrored ? Self.side - point.0 : point.0, y: point.1)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
        path.lineWidth = 1.75
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        color.setStroke()
        path.stroke()
    }
}
