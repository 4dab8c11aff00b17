/// Items in lines, as words in a text.
///
/// A line is filled with as many items as fit, which are then spread over it; those of the last one stand below the ones of a
/// full line, or at the least distance where their sizes differ. Positions are whole pixels. A delegate that is a
/// `UICollectionViewDelegateFlowLayout` may give each item and section its own measures.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    private var sections: [FlowSection] = []
    private var preparedBreadth: CGFloat = 0
    /// The preferred sizes of cells.
    private var preferredSizes: [IndexPath: CGSize] = [:]

    /// The size of items in points; 50 x 50 by default.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// A guess at the size of cells, which are then measured by their constraints; zero, the default, for sizes that are
    /// given. `automaticSize` guesses `itemSize`.
    open var estimatedItemSize = CGSize.zero {
        willSet { KeyValueObservers.willChange("estimatedItemSize", of: self) }
        didSet {
            preferredSizes = [:]
            invalidateLayout()
            KeyValueObservers.didChange("estimatedItemSize", of: self)
        }
    }
    /// Stands for a guess of the layout's own in `estimatedItemSize`.
    public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    /// The least distance between lines; 10 by default.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The least distance between the items of a line; 10 by default.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The insets from the edges of a section to its items, in points; zero by default.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// The size of headers, of which only the one along the direction of scrolling counts; zero, the default, for none.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The size of footers; zero, the default, for none.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The direction in which the content grows; vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { invalidateLayout() }
    }

    private var isVertical: Bool { scrollDirection == .vertical }

    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    /// Lays out all sections.
    open override func prepare() {
        super.prepare()
        sections = []
        guard let collectionView else { return }
        if preparedBreadth != breadth { preferredSizes = [:] }
        preparedBreadth = breadth
        var start: CGFloat = 0
        for section in 0..<collectionView.numberOfSections {
            let sizes = (0..<collectionView.numberOfItems(inSection: section)).map { item in
                turned(size(of: IndexPath(item: item, section: section)))
            }
            let flow = FlowSection(sizes: sizes, from: start, measures(of: section))
            sections.append(flow)
            start = flow.end
        }
    }

    private var breadth: CGFloat {
        guard let collectionView else { return 0 }
        let insets = collectionView.adjustedContentInset
        return isVertical
            ? collectionView.bounds.width - insets.left - insets.right
            : collectionView.bounds.height - insets.top - insets.bottom
    }

    /// Stores the preferred size of a cell, where sizes are estimated; returns whether it differs from the present one.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard estimatedItemSize != .zero, preferredAttributes.size.isFinite else { return false }
        preferredSizes[originalAttributes.indexPath] = preferredAttributes.size
        return preferredAttributes.size != originalAttributes.size
    }

    override func wantsPreferredAttributes(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.representedElementCategory == .cell && estimatedItemSize != .zero
            && preferredSizes[attributes.indexPath] == nil
    }

    override func removePreferredAttributes() { preferredSizes = [:] }

    private func size(of path: IndexPath) -> CGSize {
        if estimatedItemSize != .zero {
            if let size = preferredSizes[path] { return size }
            return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
        }
        guard let collectionView, let flowDelegate else { return itemSize }
        let size = flowDelegate.collectionView(collectionView, layout: self, sizeForItemAt: path)
        return size.isFinite ? CGSize(width: max(0, size.width), height: max(0, size.height)) : itemSize
    }

    private func measures(of section: Int) -> FlowSection.Measures {
        var insets = sectionInset
        var line = minimumLineSpacing
        var item = minimumInteritemSpacing
        var header = headerReferenceSize
        var footer = footerReferenceSize
        if let collectionView, let flow = flowDelegate {
            insets = flow.collectionView(collectionView, layout: self, insetForSectionAt: section)
            line = flow.collectionView(
                collectionView, layout: self, minimumLineSpacingForSectionAt: section)
            item = flow.collectionView(
                collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
            header = flow.collectionView(
                collectionView, layout: self, referenceSizeForHeaderInSection: section)
            footer = flow.collectionView(
                collectionView, layout: self, referenceSizeForFooterInSection: section)
        }
        return FlowSection.Measures(
            breadth: preparedBreadth,
            insets: isVertical
                ? (insets.left, insets.right, insets.top, insets.bottom)
                : (insets.top, insets.bottom, insets.left, insets.right),
            lineSpacing: line, itemSpacing: item, header: turned(header).height,
            footer: turned(footer).height, scale: max(1, collectionView?.contentScaleFactor ?? 1))
    }

    /// Converts between x across and y along the direction of scrolling, and the content's coordinates.
    private func turned(_ size: CGSize) -> CGSize {
        isVertical ? size : CGSize(width: size.height, height: size.width)
    }

    private func turned(_ rect: CGRect) -> CGRect {
        isVertical ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    }

    /// As broad as the collection, and as long as the sections together.
    open override var collectionViewContentSize: CGSize {
        turned(CGSize(width: preparedBreadth, height: sections.last?.end ?? 0))
    }

    /// Items in lines in sight, headers and footers.
    open override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
    {
        let area = turned(rect)
        let first = sections.partitioningIndex { $0.end > area.minY }
        let last = max(first, sections.partitioningIndex { $0.start >= area.maxY })
        var result: [UICollectionViewLayoutAttributes] = []
        for section in first..<last {
            let flow = sections[section]
            let path = IndexPath(item: 0, section: section)
            for kind in [
                UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
            ] {
                guard let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
                    attributes.frame.overlaps(rect)
                else { continue }
                result.append(attributes)
            }
            for item in flow.items(from: area.minY, to: area.maxY) where flow.items[item].overlaps(area) {
                let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: section))
                if let attributes { result.append(attributes) }
            }
        }
        return result
    }

    /// The attributes of an item in its line; nil where there is no such item.
    open override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section),
            sections[indexPath.section].items.indices.contains(indexPath.item)
        else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = turned(sections[indexPath.section].items[indexPath.item])
        if estimatedItemSize != .zero { attributes.estimates = (true, true) }
        return attributes
    }

    /// The attributes of a header or footer; nil where a section has none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let flow = sections[indexPath.section]
        let frame: CGRect
        switch elementKind {
        case UICollectionView.elementKindSectionHeader: frame = flow.header
        case UICollectionView.elementKindSectionFooter: frame = flow.footer
        default: return nil
        }
        guard frame.height > 0 else { return nil }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = turned(frame)
        return attributes
    }

    /// Only where lines become longer or shorter.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        breadth != preparedBreadth
    }
}
