/// The header or footer of a table's section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    final var identifier: String?
    private let content = UIView()
    final lazy var configurations = CellConfigurations(of: self, contentView: content)
    /// The look of the table that the view was dequeued from.
    final var tableStyle = UITableView.Style.plain
    private var label: UILabel?
    /// Whether the title stands at the bottom, as in headers apart from other rows.
    final var hasTitleAtBottom = false

    /// A view; those with the same `reuseIdentifier` can stand for each other.
    public init(reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(content)
    }

    /// A view that is not used again. It is required so that a table can make views of a class that was registered.
    public required convenience init() { self.init(reuseIdentifier: nil) }

    /// A view of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        identifier = (coder as? InterfaceCoder)?.object.attributes["reuseIdentifier"]
        super.init(coder: coder)
        addSubview(content)
        finishDecoding(from: coder, as: UITableViewHeaderFooterView.self)
    }

    override class var mayDraw: Bool { self != UITableViewHeaderFooterView.self }

    /// Views with the same one can stand for each other; nil for those that cannot.
    open var reuseIdentifier: String? { identifier }

    /// The superview of the view's content; subviews belong here, not into the view itself.
    open var contentView: UIView { content }

    /// The label of the title; created on first access.
    open var textLabel: UILabel? {
        if label == nil {
            let made = UILabel()
            made.font = .systemFont(ofSize: 13)
            made.textColor = .secondaryLabel
            made.numberOfLines = 0
            content.addSubview(made)
            label = made
        }
        return label
    }

    /// Called before a view that went out of sight is used again.
    open func prepareForReuse() {}

    /// The size that suits the content configuration at that width; the present one without.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        return configurations.fittingSize(size) ?? super.sizeThatFits(size)
    }

    /// Has the configurations updated.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    /// The content of a header in the table's style, without texts and picture.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        tableStyle == .plain ? .plainHeader() : .groupedHeader()
    }

    /// The background of a header or footer in the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        tableStyle == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    /// The state for which the configurations are updated. Overriders add values of their own to super's.
    open var configurationState: UIViewConfigurationState { currentConfigurationState }

    /// Called when the state has changed, before the view is laid out, to set configurations that suit `state`. Overriders need
    /// not call super.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    /// Has the configurations updated before the next layout.
    open func setNeedsUpdateConfiguration() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    /// Called after `updateConfiguration(using:)` with the view and its state; nil by default.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Places content and title.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        content.frame = bounds
        guard let label else { return }
        let width = max(1, bounds.width - 32)
        let height = min(label.sizeThatFits(CGSize(width: width, height: 1e6)).height, bounds.height)
        let room = bounds.height - height
        label.frame = CGRect(
            x: 16, y: hasTitleAtBottom ? max(0, room - 7) : (room / 2).rounded(), width: width, height: height)
    }
}
