/// The view of one bar button item: its custom view, or a button with its image or title; empty for space.
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
                button.setImage(image.suited(to: .bars), for: .normal)
            } else {
                button.setTitle(item.shownTitle, for: .normal)
                setAttributedTitles()
            }
            button.tintColor = item.tintColor
            button.isEnabled = item.isEnabled
            button.addTarget(self, action: BarButton.tap, for: .touchUpInside)
            button.menuSender = item
            updateMenu()
            item.menuDidChange = { [weak self] in self?.updateMenu() }
        }
    }

    required init?(coder: NSCoder) { nil }

    private func setAttributedTitles() {
        let font = button.titleLabel?.font ?? .systemFont(ofSize: 17)
        for state in [UIControl.State.normal, .highlighted, .disabled] {
            let title = item.attributedTitle(item.shownTitle ?? "", for: state, besides: [.font: font])
            button.setAttributedTitle(title, for: state)
        }
    }

    override class var mayDraw: Bool { false }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, AppearanceRules.areUsed, item.tintColor == nil else { return }
        button.tintColor = AppearanceRules.of(layer.context).tintColor(of: item, shownBy: self)
    }

    private func updateMenu() {
        button.menu = item.menu
        button.preferredMenuElementOrder = item.preferredMenuElementOrder
        button.showsMenuAsPrimaryAction = item.menu != nil && !item.hasTapAction
    }

    private func tap() { item.trigger() }

    /// The width in a bar, in points: that of the item where it is set, otherwise that of the content; 0 for space.
    var wantedWidth: CGFloat {
        if item.width > 0 { return item.width }
        if let custom = item.customView { return custom.bounds.width }
        return item.isSpace ? 0 : button.intrinsicContentSize.width
    }

    override func layoutSubviews() {
        button.frame = bounds
        item.customView?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Removes this view, and takes the item's custom view out of it, as another bar may show that one.
    func letGo() {
        if item.customView?.superview === self { item.customView?.removeFromSuperview() }
        removeFromSuperview()
    }
}
