/// A bar of items at the bottom, one of which is selected; a tap selects another.
///
/// Pictures show their shape only, in the colour of the words, unless they are `.alwaysOriginal`.
@preconcurrency @MainActor open class UITabBar: UIView {
    /// The items from left to right.
    open var items: [UITabBarItem]? {
        didSet { rebuild(from: oldValue ?? []) }
    }
    /// The item that shows as selected.
    open weak var selectedItem: UITabBarItem? {
        didSet { colour() }
    }
    /// The delegate, called for taps; a weak reference.
    open weak var delegate: (any UITabBarDelegate)?
    private final var buttons: [TabBarButton] = []
    final let background = BarBackground(UITabBarAppearance.init(barAppearance:))
    /// The look of the bar; a black one has the traits of the dark appearance.
    open var barStyle = UIBarStyle.default {
        didSet { if barStyle != oldValue { setStyle(barStyle == .black ? .dark : .unspecified) } }
    }
    /// The colour of the background; nil, the default, for the system's.
    open var barTintColor: UIColor? {
        get { background.tint }
        set { background.tint = newValue }
    }
    /// Whether content below shows through the background a little; true by default. Screens reach under an opaque bar
    /// only where they say so.
    open var isTranslucent: Bool {
        get { background.isTranslucent }
        set {
            background.isTranslucent = newValue
            superview?.setNeedsLayout()
        }
    }

    /// The appearance of the bar over content; once it is set, or a part of it, the bar's own colours have no effect
    /// any more. A copy of what is set; changes of it show.
    open var standardAppearance: UITabBarAppearance {
        get { background.appearances.standard.valueOrSystem }
        set { background.appearances.standard.set(newValue) }
    }

    /// The appearance of a tab bar controller's bar while the content behind it is at its bottom edge, and where no
    /// content scrolls; nil, the default, for the standard appearance without background and line.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { background.appearances.scrollEdge.value }
        set { background.appearances.scrollEdge.set(newValue) }
    }

    /// The height above the safe area's edge, in points.
    static let height: CGFloat = 49

    /// An empty bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A bar of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        finishDecoding(from: coder, as: UITabBar.self)
    }

    private func setUp() {
        isOpaque = false
        addSubview(background.view)
        background.appearances.whenChanged = { [weak self] in self?.background.show(item: nil) }
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: UITabBar.handleTap(_:)))
    }

    private func rebuild(from old: [UITabBarItem]) {
        for item in old { item.whenChanged = nil }
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { _ in TabBarButton() }
        for (button, item) in zip(buttons, items ?? []) {
            addSubview(button)
            item.whenChanged = { [weak self] in self?.colour() }
        }
        colour()
        setNeedsLayout()
    }

    private func colour() {
        for (button, item) in zip(buttons, items ?? []) {
            let isSelected = item === selectedItem
            button.show(item, isSelected: isSelected, in: isSelected ? tintColor : .secondaryLabel)
        }
    }

    open override func tintColorDidChange() { colour() }

    open override func layoutSubviews() {
        background.place(behind: self, at: .bottom)
        let width = bounds.width / CGFloat(max(1, buttons.count))
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: CGFloat(index) * width, y: 0, width: width, height: min(Self.height, bounds.height))
        }
    }

    private func handleTap(_ tap: UITapGestureRecognizer) {
        let x = tap.location(in: self).x
        guard let index = buttons.firstIndex(where: { $0.frame.minX <= x && x < $0.frame.maxX }),
            let item = items?[index]
        else { return }
        delegate?.tabBar(self, didSelect: item)
    }
}

/// Is called for taps on a tab bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    /// The user tapped on `item`.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Nothing by default.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The appearance of a tab bar's background.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}
