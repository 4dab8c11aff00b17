/// Lines up views, in a row or a column, by the sizes that suit them.
///
/// Views that are hidden take no room; within an animation block they come and go with the animation.
@preconcurrency @MainActor open class UIStackView: UIView {
    final var arranged: [UIView] = []
    final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// The sizes that views without a size of their own had when they came.
    final var naturalSizes: [ObjectIdentifier: CGSize] = [:]

    /// An empty row of that frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A row of `views`.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Nil: nothing is archived here.
    public required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { self != UIStackView.self }

    /// The views that are lined up, in their order; all of them are subviews.
    open var arrangedSubviews: [UIView] { arranged }

    /// Puts `view` at the end.
    open func addArrangedSubview(_ view: UIView) { arrange(view, at: arranged.count) }

    /// Puts `view` at `stackIndex` of the arranged views, limited to their number; one that is arranged already moves.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }

    /// Takes `view` out of what is lined up; it stays a subview where it is.
    open func removeArrangedSubview(_ view: UIView) { forget(view) }

    /// The direction; horizontal by default.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
    /// How the views share the length.
    open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
    /// How the views lie across.
    open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
    /// The distance between two views, in points; 0 by default.
    open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Whether the views keep the layout margins from the edges; false by default.
    open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }

    /// Stands for `spacing` as a custom one.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

    /// Sets the distance after `arrangedSubview`; `spacingUseDefault` takes it back. What is not arranged is left.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        setNeedsLayout()
    }

    /// The distance after `arrangedSubview`; `spacingUseDefault` where none was set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// The room that the views ask for within `size`, whose length along the axis does not limit it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(within: size) }

    /// Places the arranged views.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeArranged()
    }

    /// What leaves is not lined up any more.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        forget(subview)
    }

    override func childWasHiddenOrShown(_ child: UIView) {
        guard arranged.contains(where: { $0 === child }) else { return }
        setNeedsLayout()
        animateVisibility(of: child)
    }
}
