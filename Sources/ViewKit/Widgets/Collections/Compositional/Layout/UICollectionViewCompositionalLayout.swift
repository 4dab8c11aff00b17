/// Returns the description of a section; nil where there is none, which is an error.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Sections of groups of items, each described by sizes and spaces.
///
/// Sizes that are estimated become those of the cells that come into sight, once for each cell; what lies below a cell that comes
/// in from above stays where it is.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    final var arrangement: CompositionalArrangement?
    /// The sections as they were described last.
    final var descriptions: [NSCollectionLayoutSection] = []
    /// The sections that change the appearance of what is in sight.
    final var handledSections: [Int] = []
    /// Sizes that were measured, kept while the items change.
    final var keptSizes: [ElementKey: CGSize] = [:]
    /// The sections in which cells have been measured since the last arrangement; -1 for views of all sections.
    final var measuredSections: Set<Int> = []
    /// Elements that were measured.
    final var measuredKeys: Set<ElementKey> = []
    /// The surroundings for which the sections are arranged.
    final var preparedEnvironment: CompositionalEnvironment?

    /// A layout whose sections are all alike.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// A layout whose sections are all alike.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

    /// A layout of the sections that `sectionProvider` returns, which is called for each of them when the layout is prepared.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// A layout of the sections that `sectionProvider` returns.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        settings = Self.copy(of: configuration)
        super.init()
    }

    /// Nil: nothing is archived here.
    public required init?(coder: NSCoder) { nil }

    private final var settings: UICollectionViewCompositionalLayoutConfiguration
    /// The settings for all sections; a copy.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { settings }
        set {
            settings = Self.copy(of: newValue)
            invalidateLayout()
        }
    }

    private static func copy(
        of configuration: UICollectionViewCompositionalLayoutConfiguration
    ) -> UICollectionViewCompositionalLayoutConfiguration {
        configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration ?? configuration
    }

    /// Asks for the sections, and arranges them.
    open override func prepare() {
        super.prepare()
        arrange(provider)
    }

    /// As broad as the collection, and as long as the sections together.
    open override var collectionViewContentSize: CGSize { arrangedSize }

    /// Cells, headers, footers and backgrounds that reach into `rect`.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    /// The attributes of an item; nil where there is no such item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        itemAttributes(at: indexPath)
    }

    /// The attributes of a header, a footer or the like; nil where there is none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { supplementaryAttributes(elementKind, at: indexPath) }

    /// The attributes of a view behind a section; nil where there is none.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { decorationAttributes(elementKind, at: indexPath) }

    /// Where the room for the sections changes.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        preparedEnvironment != currentEnvironment
    }

    /// Keeps the preferred size of an element along its estimated dimensions; returns whether it differs from the present one.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { take(preferredAttributes, inPlaceOf: originalAttributes) }

    override func wantsPreferredAttributes(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        (attributes.estimates.x || attributes.estimates.y) && !measuredKeys.contains(attributes.key)
    }

    override func wantsPreferredAttributes(ofNew attributes: UICollectionViewLayoutAttributes) -> Bool {
        wantsPreferredAttributes(attributes)
    }

    override func removePreferredAttributes() {
        keptSizes = [:]
        measuredKeys = []
        arrangement = nil
    }

    override func movePreferredAttributes(_ places: ElementPlaces, without renewed: Set<IndexPath>) {
        moveSizes(places, without: renewed)
    }

    override func applyPreferredAttributes(above position: CGPoint) -> CGPoint { resolveSizes(above: position) }

    override func adjust(_ attributes: [UICollectionViewLayoutAttributes], to visible: CGRect) {
        adjustElements(attributes, to: visible)
    }

    override func list(of section: Int) -> UICollectionLayoutListConfiguration? {
        descriptions.indices.contains(section) ? descriptions[section].list?.configuration : nil
    }

    override var orthogonalAxis: ScrollAxis { axis.other }

    override func row(of section: Int) -> OrthogonalRow? { orthogonalRow(of: section) }

    override final func listLook(ofSection section: Int) -> ListLook {
        descriptions.indices.contains(section) ? descriptions[section].list?.look ?? .plain : .plain
    }
}
