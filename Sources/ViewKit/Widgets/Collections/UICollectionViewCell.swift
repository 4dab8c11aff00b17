/// An item of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    private let content = UIView()

    /// The segue that a selection of the cell triggers; nil for none.
    final var selectionSegue: SegueTemplate?
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
        content.hasInnerConstraints ? content.systemLayoutSizeFitting(attributes.size) : nil
    }

    /// The view behind the content; nil by default.
    open var backgroundView: UIView? { didSet { exchange(oldValue, for: backgroundView, at: 0) } }
    /// The view behind the content, over the background, while the cell is selected or highlighted; nil by default.
    open var selectedBackgroundView: UIView? {
        didSet { exchange(oldValue, for: selectedBackgroundView, at: backgroundView == nil ? 0 : 1) }
    }

    /// Whether the cell is selected; set it with the collection's methods.
    open var isSelected = false { didSet { showSelection() } }
    /// Whether a finger is on the cell.
    open var isHighlighted = false { didSet { showSelection() } }

    private func exchange(_ old: UIView?, for new: UIView?, at index: Int) {
        if old !== new { old?.removeFromSuperview() }
        if let new {
            new.frame = bounds
            new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(new, at: index)
        }
        showSelection()
    }

    private func showSelection() { selectedBackgroundView?.isHidden = !(isSelected || isHighlighted) }
}
