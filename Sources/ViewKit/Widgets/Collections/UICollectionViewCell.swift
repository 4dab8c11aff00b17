/// An item of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    private let content = UIView()
    final lazy var configurations = CellConfigurations(of: self, contentView: content)

    /// The segue that a selection of the cell triggers; nil for none.
    final var selectionSegue: SegueTemplate?
    /// The lines and corners of the row of a list that the cell shows; nil elsewhere.
    final var listRow: ListRow?
    final var separators: ListSeparators?

    /// A cell of that frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A cell of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        finishDecoding(from: coder, as: UICollectionViewCell.self)
    }

    private func setUp() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    override class var mayDraw: Bool { self != UICollectionViewCell.self }

    /// The superview of the cell's content; subviews belong here, not into the cell itself.
    open var contentView: UIView { content }

    override func fittingSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize? {
        configuredSize(for: attributes)
            ?? (content.hasInnerConstraints ? content.systemLayoutSizeFitting(attributes) : nil)
    }

    /// Updates the configurations for the state, where it has changed, and lays the cell out.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
    }

    /// Has the configurations updated.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    /// The state for which the configurations are updated. Overriders add values of their own to super's.
    open var configurationState: UICellConfigurationState { currentConfigurationState }

    /// Called when the state has changed, before the cell is laid out, to set configurations that suit `state`. Overriders need
    /// not call super.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Has the configurations updated before the next layout.
    open func setNeedsUpdateConfiguration() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    /// Called after `updateConfiguration(using:)` with the cell and its state; nil by default.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The view behind the content; nil by default.
    open var backgroundView: UIView? { didSet { exchange(oldValue, for: backgroundView, at: 0) } }
    /// The view behind the content, over the background, while the cell is selected or highlighted; nil by default.
    open var selectedBackgroundView: UIView? {
        didSet { exchange(oldValue, for: selectedBackgroundView, at: backgroundView == nil ? 0 : 1) }
    }

    /// Whether the cell is selected; set it with the collection's methods.
    open var isSelected = false { didSet { selectionDidChange(isSelected != oldValue) } }
    /// Whether a finger is on the cell.
    open var isHighlighted = false { didSet { selectionDidChange(isHighlighted != oldValue) } }

    private func exchange(_ old: UIView?, for new: UIView?, at index: Int) {
        if old !== new { old?.removeFromSuperview() }
        if let new {
            new.frame = bounds
            new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(new, at: index)
        }
        showSelection()
    }

    private func selectionDidChange(_ isOther: Bool) {
        showSelection()
        if isOther { setNeedsUpdateConfiguration() }
    }

    private func showSelection() { selectedBackgroundView?.isHidden = !(isSelected || isHighlighted) }
}
