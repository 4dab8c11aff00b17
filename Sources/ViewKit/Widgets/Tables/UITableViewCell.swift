/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    final let kind: CellStyle
    final var identifier: String?
    final var selected = false
    final var highlighted = false
    /// The segue that a selection of the cell triggers; nil for none.
    final var selectionSegue: SegueTemplate?
    final let separator = UIView()
    final var accessoryMark: CellAccessoryMark?
    /// The superview of what the cell shows.
    private let content = UIView()
    final lazy var configurations = CellConfigurations(of: self, contentView: content)
    private var text: UILabel?
    private var detail: UILabel?
    private var picture: UIImageView?

    /// A cell of that style; cells with the same `reuseIdentifier` can stand for each other.
    public init(style: CellStyle, reuseIdentifier: String?) {
        kind = style
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    /// A cell of the default style. It is required so that a table can make cells of a class that was registered: the
    /// initializer with a style is then that of the class.
    public required convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// A cell of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        let values = (coder as? InterfaceCoder)?.values
        kind = values?.choice("style", Self.interfaceStyles) ?? .default
        identifier = values?.string("reuseIdentifier")
        super.init(coder: coder)
        setUp()
        finishDecoding(from: coder, as: UITableViewCell.self)
    }

    private func setUp() {
        backgroundColor = .systemBackground
        addSubview(content)
        content.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
        separator.backgroundColor = .separator
        separator.isUserInteractionEnabled = false
        addSubview(separator)
    }

    override class var mayDraw: Bool { self != UITableViewCell.self }

    /// Cells with the same one can stand for each other; nil for those that cannot.
    open var reuseIdentifier: String? { identifier }

    /// The superview of the cell's content; subviews belong here, not into the cell itself.
    open var contentView: UIView { content }

    /// The label of the text; created on first access.
    open var textLabel: UILabel? {
        if text == nil { text = makeLabel(size: 17, color: .label) }
        return text
    }

    /// The label of the second text, in styles that have one; created on first access.
    open var detailTextLabel: UILabel? {
        if detail == nil, kind != .default {
            detail = makeLabel(size: kind == .subtitle ? 12 : 17, color: kind == .subtitle ? .label : .secondaryLabel)
        }
        return detail
    }

    /// The image view at the left edge; created on first access.
    open var imageView: UIImageView? {
        if picture == nil {
            let view = UIImageView(frame: .zero)
            content.addSubview(view)
            picture = view
        }
        return picture
    }

    private func makeLabel(size: CGFloat, color: UIColor) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.textColor = color
        content.addSubview(label)
        return label
    }

    /// The labels and the image view, as far as they were created.
    final var parts: (text: UILabel?, detail: UILabel?, picture: UIImageView?) { (text, detail, picture) }

    /// The view behind the content; nil by default.
    open var backgroundView: UIView? { didSet { exchange(oldValue, for: backgroundView) } }
    /// The view behind the content, over the background, while the cell is selected or highlighted; grey by default.
    open var selectedBackgroundView: UIView? { didSet { exchange(oldValue, for: selectedBackgroundView) } }
    /// The background of the cell while it is selected; its `selectedBackgroundView` by default.
    open var selectionStyle = SelectionStyle.default { didSet { showSelection(animated: false) } }

    /// The accessory at the right edge; none by default.
    open var accessoryType = AccessoryType.none { didSet { accessoryChanged() } }
    /// A view in place of the accessory's mark.
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            accessoryChanged()
        }
    }

    /// The insets of the line below the cell, in points; only left and right count. Those of its table by default.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? tableSeparatorInset }
        set { ownSeparatorInset = newValue }
    }
    private final var ownSeparatorInset: UIEdgeInsets? { didSet { setNeedsLayout() } }
    /// The insets of the table's lines, for a cell that has none of its own.
    final var tableSeparatorInset = UITableView.separatorInset {
        didSet { if tableSeparatorInset != oldValue { setNeedsLayout() } }
    }

    /// Whether the cell is selected; set it with the table's methods.
    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether a finger is on the cell.
    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Selects or deselects the cell.
    open func setSelected(_ selected: Bool, animated: Bool) {
        if selected != self.selected { setNeedsUpdateConfiguration() }
        self.selected = selected
        showSelection(animated: animated)
    }

    /// Highlights the cell, or takes that back.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        if highlighted != self.highlighted { setNeedsUpdateConfiguration() }
        self.highlighted = highlighted
        showSelection(animated: animated)
    }

    /// Called before a cell that went out of sight is used again; overriders call super.
    open func prepareForReuse() {
        highlighted = false
        selected = false
        showSelection(animated: false)
    }

    /// The height that suits the texts and the picture, at least 44 points, at that width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

    /// The size that the constraints in the content view allow; without any the one that suits the texts.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        systemLayoutSizeFittingByDefault(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    /// Places content, accessory and line.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeParts()
    }

    /// Has the configurations updated.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    /// The content of the cell's style, without texts and picture.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch kind {
        case .default: .cell()
        case .value1: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    /// The background of a cell in the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        (superview as? UITableView)?.style ?? .plain == .plain ? .listPlainCell() : .listGroupedCell()
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
}
