/// Lines up views, in a row or a column, by constraints between them.
///
/// Hidden views take no room; within an animation block they come and go with the animation.
@preconcurrency @MainActor open class UIStackView: UIView {
    final var arranged: [UIView] = []
    final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// The constraints that the stack made.
    final var ownConstraints: [NSLayoutConstraint] = []
    /// The views whose text had the baselines when the constraints were made.
    final var baselineViews = BaselineViews()

    /// An empty row of that frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A row of `views`.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// A stack of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishDecoding(from: coder, as: UIStackView.self)
    }

    override class var mayDraw: Bool { self != UIStackView.self }

    /// The views that are lined up, in their order; all of them are subviews.
    open var arrangedSubviews: [UIView] { arranged }

    /// Puts `view` at the end.
    open func addArrangedSubview(_ view: UIView) { arrange(view, at: arranged.count) }

    /// Puts `view` at `stackIndex` of the arranged views, limited to their number; one that is arranged already moves.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }

    /// Takes `view` out of what is lined up; it stays a subview where it is.
    open func removeArrangedSubview(_ view: UIView) { removeArranged(view) }

    /// The direction; horizontal by default.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsUpdateConstraints() } }
    /// The rule by which the views divide the length; `.fill` by default.
    open var distribution = Distribution.fill { didSet { setNeedsUpdateConstraints() } }
    /// The position of the views across; `.fill` by default.
    open var alignment = Alignment.fill { didSet { setNeedsUpdateConstraints() } }
    /// The distance between two views, in points; 0 by default.
    open var spacing: CGFloat = 0 { didSet { setNeedsUpdateConstraints() } }
    /// Whether the views keep the layout margins from the edges; false by default.
    open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsUpdateConstraints() } }

    /// Whether a column's spacing is that between baselines; false by default.
    open var isBaselineRelativeArrangement = false { didSet { setNeedsUpdateConstraints() } }

    /// Stands for the standard distance of 8 points.
    public static let spacingUseSystem = CGFloat.leastNormalMagnitude
    /// Stands for `spacing` as a custom one.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

    /// Sets the distance after `arrangedSubview`; `spacingUseDefault` takes it back. What is not arranged is left.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        setNeedsUpdateConstraints()
    }

    /// The distance after `arrangedSubview`; `spacingUseDefault` where none was set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// The smallest size that the constraints of the views allow; a width above 0 limits it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(within: size) }

    /// Makes the constraints of the arranged views anew.
    open override func updateConstraints() {
        rebuildConstraints()
        super.updateConstraints()
    }

    /// The first arranged view that is visible, or the stack itself.
    open override var forFirstBaselineLayout: UIView {
        arranged.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
    }

    /// The last arranged view that is visible in a column, the first one in a row, or the stack itself.
    open override var forLastBaselineLayout: UIView {
        let view = axis == .vertical ? arranged.last { !$0.isHidden } : arranged.first { !$0.isHidden }
        return view?.forLastBaselineLayout ?? self
    }

    /// Removes `subview` from the arranged views, too.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArranged(subview)
    }
}
