/// A row of a list, with accessories at its edges and an indentation.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    final var accessoryViews: [CellAccessoryView] = []
    /// The state of the item in its outline; nil without one.
    final var outline: OutlineState? { didSet { if outline != oldValue { outlineDidChange() } } }
    /// The look of the list around the cell.
    final var listLook = ListLook.plain { didSet { if listLook != oldValue { lookDidChange(from: oldValue) } } }
    private var separatorGuide: UILayoutGuide?

    /// A cell of that frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundConfiguration = listLook.background
    }

    /// A cell of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundConfiguration = listLook.background
    }

    override class var mayDraw: Bool { self != UICollectionViewListCell.self }

    /// The number of steps by which the content is indented; 0 by default. The data source sets it to the level of an item of
    /// a section snapshot.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// The length of a step, in points; 10 by default.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
    /// Whether accessories where reading begins are indented, too; true by default.
    open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { setNeedsLayout() } } }
    /// The marks, buttons and views at the edges; none by default.
    open var accessories: [UICellAccessory] = [] { didSet { updateAccessories() } }

    /// The content of a row, without texts and picture.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// The background of a row in the list's look.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { listLook.background }

    /// The rectangle whose left and right edges are those of the line below the row.
    open var separatorLayoutGuide: UILayoutGuide {
        if let separatorGuide { return separatorGuide }
        let guide = InsetLayoutGuide(in: self, "UICollectionViewListCell.separator") { owner in
            UIEdgeInsets(top: 0, left: (owner as? UICollectionViewListCell)?.separatorLeft ?? 0, bottom: 0, right: 0)
        }
        separatorGuide = guide
        return guide
    }

    override func fittingSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize? {
        updateConfigurationIfNeeded()
        let room = contentFrame(width: attributes.size.width)
        let target = CGSize(width: room.width, height: 0)
        let inner =
            configurations.fittingSize(target)
            ?? (contentView.hasInnerConstraints ? contentView.systemLayoutSizeFitting(target) : nil)
        return inner.map {
            CGSize(width: attributes.size.width, height: max(UITableViewCell.leastHeight, $0.height))
        }
    }

    /// Places the content between the accessories.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeAccessories()
        updateSeparators()
        if separatorGuide != nil { layoutGuidesDidChange() }
    }

    private func lookDidChange(from former: ListLook) {
        guard let background = backgroundConfiguration else { return }
        let state = configurationState
        if background == former.background.updated(for: state) { backgroundConfiguration = listLook.background }
    }
}
