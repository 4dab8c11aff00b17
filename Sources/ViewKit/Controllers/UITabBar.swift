/// A bar of items at the bottom, one of which is selected; a tap selects another.
@preconcurrency @MainActor open class UITabBar: UIView {
    /// The items from left to right.
    open var items: [UITabBarItem]? {
        didSet { rebuild(from: oldValue ?? []) }
    }
    /// The item that shows as selected.
    open weak var selectedItem: UITabBarItem? {
        didSet { colour() }
    }
    /// Hears of taps; not kept alive.
    open weak var delegate: (any UITabBarDelegate)?
    private final var labels: [UILabel] = []
    private final let hairline = UIView()
    /// The height above the safe area's edge, in points.
    static let height: CGFloat = 49

    /// An empty bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        hairline.backgroundColor = .separator
        addSubview(hairline)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: UITabBar.handleTap(_:)))
    }

    /// Nil: nothing is archived here.
    public required init?(coder: NSCoder) { nil }

    private func rebuild(from old: [UITabBarItem]) {
        for item in old { item.whenChanged = nil }
        for label in labels { label.removeFromSuperview() }
        labels = (items ?? []).map { _ in UILabel() }
        for (label, item) in zip(labels, items ?? []) {
            label.textAlignment = .center
            label.font = .systemFont(ofSize: 12)
            addSubview(label)
            item.whenChanged = { [weak self] in self?.colour() }
        }
        colour()
        setNeedsLayout()
    }

    private func colour() {
        for (label, item) in zip(labels, items ?? []) {
            label.text = item.title ?? ""
            label.textColor = item === selectedItem ? tintColor : .secondaryLabel
        }
    }

    open override func tintColorDidChange() { colour() }

    open override func layoutSubviews() {
        hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
        let width = bounds.width / CGFloat(max(1, labels.count))
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: min(Self.height, bounds.height))
        }
    }

    private func handleTap(_ tap: UITapGestureRecognizer) {
        let x = tap.location(in: self).x
        guard let index = labels.firstIndex(where: { $0.frame.minX <= x && x < $0.frame.maxX }),
            let item = items?[index]
        else { return }
        delegate?.tabBar(self, didSelect: item)
    }
}
