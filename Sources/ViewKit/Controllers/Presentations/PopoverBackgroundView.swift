/// The background of a popover: colour, arrow and shadow, and around them the area whose taps dismiss it.
@MainActor final class PopoverBackgroundView: UIView {
    private let shape = CAShapeLayer()

    init() {
        super.init(frame: .zero)
        isOpaque = false
        shape.shadowOpacity = 0.2
        shape.shadowRadius = 20
        shape.shadowOffset = .zero
        shape.actions = ["path": NSNull(), "fillColor": NSNull()]
        layer.addSublayer(shape)
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    /// Shows the background of a popover at `place`.
    func show(_ place: PopoverLayout, color: UIColor) {
        shape.path = place.outline.cgPath
        shape.fillColor = cgColor(of: color)
    }
}
