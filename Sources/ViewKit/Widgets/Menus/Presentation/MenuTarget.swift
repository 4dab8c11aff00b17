/// A part of a menu that a finger chooses: a row or a tile.
class MenuTarget: UIView {
    /// The element that it stands for; nil for a row that waits for elements.
    let element: UIMenuElement?
    /// The menu of whose actions one at most is on; nil where any may be.
    let selector: UIMenu?
    private let highlight = UIView()
    /// Whether a finger is on it.
    var isHighlighted = false { didSet { if isHighlighted != oldValue { highlight.isHidden = !isHighlighted } } }

    init(_ element: UIMenuElement?, selector: UIMenu?) {
        self.element = element
        self.selector = selector
        super.init(frame: .zero)
        isOpaque = false
        highlight.isHidden = true
        highlight.backgroundColor = .systemFill
        addSubview(highlight)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    /// Follows the element while it is seen.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        element?.observe(by: self, window == nil ? nil : { [weak self] in self?.refresh() })
    }

    override class var mayDraw: Bool { false }

    var action: UIAction? { element as? UIAction }

    /// Whether a finger can choose it.
    var isSelectable: Bool {
        if let action { return !action.attributes.contains(.disabled) }
        return element is UIMenu
    }

    /// The colour of text and image.
    var color: UIColor {
        let isDestructive =
            action?.attributes.contains(.destructive) ?? (element as? UIMenu)?.options.contains(.destructive) ?? false
        return isSelectable ? (isDestructive ? .systemRed : .label) : .tertiaryLabel
    }

    /// Shows the element anew; an override calls super.
    func refresh() {
        accessibilityLabel = action?.discoverabilityTitle ?? element?.title
        accessibilityTraits = isSelectable ? .button : [.button, .notEnabled]
        if action?.state == .on { accessibilityTraits.insert(.selected) }
    }

    /// The height at `width`, in points.
    func height(width: CGFloat) -> CGFloat { 0 }

    override func layoutSubviews() {
        super.layoutSubviews()
        highlight.frame = bounds
    }
}
