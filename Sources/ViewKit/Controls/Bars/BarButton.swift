/// What a bar shows of one item.
@MainActor final class BarButton: UIView {
    let item: UIBarButtonItem
    private let button = UIButton(type: .system)

    init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        isOpaque = false
        if let custom = item.customView {
            addSubview(custom)
        } else if !item.isSpace {
            addSubview(button)
            button.titleLabel?.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
            if let image = item.shownImage {
                button.setImage(image, for: .normal)
            } else {
                button.setTitle(item.shownTitle, for: .normal)
            }
            button.tintColor = item.tintColor
            button.isEnabled = item.isEnabled
            button.addTarget(self, action: BarButton.tap, for: .touchUpInside)
        }
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    private func tap() { item.trigger() }

    /// How wide it is in a bar, in points; flexible room has none of its own.
    var wantedWidth: CGFloat {
        if item.width > 0 { return item.width }
        if let custom = item.customView { return custom.bounds.width }
        return item.isSpace ? 0 : button.intrinsicContentSize.width
    }

    override func layoutSubviews() {
        button.frame = bounds
        item.customView?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Takes the item's own view out again, which another bar may want.
    func letGo() {
        if item.customView?.superview === self { item.customView?.removeFromSuperview() }
        removeFromSuperview()
    }
}
