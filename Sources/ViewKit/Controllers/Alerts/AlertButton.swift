/// The button of one action of an alert.
final class AlertButton: UIControl {
    let action: UIAlertAction
    private let label = UILabel()

    /// The height, in points.
    static let height: CGFloat = 48
    private static let margin: CGFloat = 8

    init(_ action: UIAlertAction, isBold: Bool) {
        self.action = action
        super.init(frame: .zero)
        isOpaque = false
        layer.cornerRadius = Self.height / 2
        label.font = .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
        label.text = action.title
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        addSubview(label)
        refresh()
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    var cancels: Bool { action.style == .cancel }

    /// The width that the title takes at its full size, with the room at both sides, in points.
    var naturalWidth: CGFloat { label.intrinsicContentSize.width + 2 * Self.margin }

    override func stateDidChange() { refresh() }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    /// Shows whether the action is enabled, and the button pressed.
    func refresh() {
        if isEnabled != action.isEnabled { isEnabled = action.isEnabled }
        label.textColor = !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
        backgroundColor = isHighlighted ? .systemFill : .tertiarySystemFill
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: Self.margin, dy: 0)
    }
}
