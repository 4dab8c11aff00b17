/// The button of one action of an alert.
final class AlertButton: UIControl {
    let action: UIAlertAction
    private let label = UILabel()
    private let style: UIAlertController.Style

    init(_ action: UIAlertAction, isBold: Bool, style: UIAlertController.Style) {
        self.action = action
        self.style = style
        super.init(frame: .zero)
        isOpaque = false
        let size: CGFloat = style == .alert ? 17 : 20
        label.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
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

    /// In points.
    var height: CGFloat { style == .alert ? 44 : 57 }

    /// The width that the title takes at its full size, with the room at both sides, in points.
    var naturalWidth: CGFloat { label.intrinsicContentSize.width + 16 }

    override func stateDidChange() { refresh() }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    /// Shows whether the action is enabled, and the button pressed.
    func refresh() {
        if isEnabled != action.isEnabled { isEnabled = action.isEnabled }
        label.textColor = !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
        backgroundColor = isHighlighted ? .systemFill : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }
}
