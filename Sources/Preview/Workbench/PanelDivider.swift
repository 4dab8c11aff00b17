import ViewKit

/// The edge between a panel and the screen, which is dragged to change the panel's length.
final class PanelDivider: UIView {
    /// Called with the place of the finger in the superview while the edge is dragged.
    var onDrag: (CGPoint) -> Void = { _ in }
    private let isVertical: Bool
    private let line = UIView()

    /// Points across the edge, within the panel, that take a touch.
    static let thickness = 9.0

    init(isVertical: Bool) {
        self.isVertical = isVertical
        super.init(frame: .zero)
        isOpaque = false
        line.backgroundColor = WorkbenchStyle.line
        line.isUserInteractionEnabled = false
        addSubview(line)
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: PanelDivider.handlePan(_:)))
    }

    required init?(coder: NSCoder) { nil }

    /// Sets its frame to the left edge of `frame`, or to its upper edge.
    func place(atEdgeOf frame: CGRect) {
        self.frame =
            isVertical
            ? CGRect(x: frame.minX, y: frame.minY, width: Self.thickness, height: frame.height)
            : CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.thickness)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame =
            isVertical
            ? CGRect(x: 0, y: 0, width: 1, height: bounds.height) : CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    }

    func handlePan(_ pan: UIPanGestureRecognizer) {
        if let superview { onDrag(pan.location(in: superview)) }
    }
}
