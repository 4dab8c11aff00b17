/// Sections as they are described, and their sizes as they are measured.
extension UICollectionViewCompositionalLayout {
    final var axis: ScrollAxis { configuration.scrollDirection == .vertical ? .y : .x }

    final var currentEnvironment: CompositionalEnvironment? {
        guard let collectionView else { return nil }
        let isMirrored = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CompositionalEnvironment(
            size: collectionView.bounds.size, insets: collectionView.adjustedContentInset,
            references: ContentInsetsReferences(collectionView, axis: axis, isMirrored: isMirrored),
            isMirrored: isMirrored, scale: max(1, collectionView.contentScaleFactor))
    }

    /// Asks `provider` for each section, and arranges them with the sizes that are known.
    final func arrange(_ provider: UICollectionViewCompositionalLayoutSectionProvider) {
        guard let collectionView, let environment = currentEnvironment else {
            arrangement = nil
            return
        }
        keepSizes()
        if let old = preparedEnvironment, old.room[axis.other] != environment.room[axis.other] {
            keptSizes = [:]
            measuredKeys = []
        }
        preparedEnvironment = environment
        let sizes = SectionSizes.bySection(keptSizes)
        let surroundings = LayoutEnvironment(
            container: LayoutContainer(
                contentSize: environment.size, contentInsets: environment.directionalInsets),
            traitCollection: collectionView.traitCollection)
        let boundary = configuration.boundarySupplementaryItems.map(\.boundary)
        var arrangement = CompositionalArrangement(
            axis: axis, container: environment.room, isMirrored: environment.isMirrored, scale: environment.scale,
            spacing: configuration.interSectionSpacing, boundary: boundary,
            boundaryMeasured: sizes[-1]?.boundary(boundary) ?? [:])
        descriptions = []
        for index in 0..<collectionView.numberOfSections {
            let section = provider(index, surroundings) ?? missingSection(index)
            let plan = section.plan(
                size: environment.room, environment.references, configuration.contentInsetsReference,
                collectionView.traitCollection)
            descriptions.append(section)
            arrangement.append(
                CompositionalSection(
                    plan, count: collectionView.numberOfItems(inSection: index), in: environment.room, axis: axis,
                    measured: sizes[index]?.items ?? [:], boundaryMeasured: sizes[index]?.boundary(plan.boundary) ?? [:]
                ))
        }
        arrangement.place()
        handledSections = descriptions.indices.filter { descriptions[$0].visibleItemsInvalidationHandler != nil }
        self.arrangement = arrangement
        // A list lies on the colour of its appearance, unless the collection has got another one.
        if let ground = descriptions.lazy.compactMap(\.list).first?.configuration.ground,
            collectionView.backgroundColor == .systemBackground, ground != .systemBackground
        {
            collectionView.backgroundColor = ground
        }
        if collectionView.swipes == nil, descriptions.contains(where: { $0.list?.hasSwipes == true }) {
            collectionView.swipes = RowSwipes(of: collectionView)
        }
        keptSizes = [:]
        measuredSections = []
    }

    /// Reports that the provider returned no section, and returns one without a size.
    private func missingSection(_ index: Int) -> NSCollectionLayoutSection {
        collectionView?.layerContext.faults.raise(
            "NSInternalInconsistencyException", by: self,
            "invalid section definition: the section provider returned nil for section \(index). Return an "
                + "NSCollectionLayoutSection for each section")
        let size = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: []))
    }

    /// Keeps the sizes that are measured in the present arrangement.
    private func keepSizes() {
        guard let arrangement else { return }
        for (index, section) in arrangement.sections.enumerated() {
            for (item, size) in section.measured { keptSizes[ElementKey(item, index)] = size }
            keepBoundary(section.boundary, index)
        }
        keepBoundary(arrangement.boundary, nil)
    }

    private func keepBoundary(_ boundary: BoundaryFrames, _ section: Int?) {
        for index in boundary.plans.indices {
            let key = boundary.key(of: index, in: section)
            if measuredKeys.contains(key) { keptSizes[key] = boundary.sizes[index] }
        }
    }

    /// Keeps the measured sizes of the elements that stay, at their new index paths.
    final func moveSizes(_ places: ElementPlaces, without renewed: Set<IndexPath>) {
        keepSizes()
        var moved: [ElementKey: CGSize] = [:]
        for (key, size) in keptSizes where key.kind != nil || !renewed.contains(key.path) {
            if let place = places.place(of: key) { moved[place] = size }
        }
        keptSizes = moved
        measuredKeys = Set(moved.keys)
        arrangement = nil
    }

    /// Keeps a preferred size; returns whether the arrangement changes with it.
    final func take(
        _ preferred: UICollectionViewLayoutAttributes, inPlaceOf original: UICollectionViewLayoutAttributes
    ) -> Bool {
        let size = preferred.size
        guard wantsPreferredAttributes(original), size.isFinite, arrangement != nil else { return false }
        measuredKeys.insert(original.key)
        let limited = CGSize(width: max(0, size.width), height: max(0, size.height))
        let path = original.indexPath
        let section = path.count > 1 ? path.section : -1
        let isChanged: Bool
        if let index = original.boundaryIndex {
            isChanged = arrangement?.setSize(limited, ofBoundary: index, in: section < 0 ? nil : section) ?? false
        } else {
            isChanged = arrangement?.setSize(limited, of: path.item, in: section) ?? false
        }
        if isChanged { measuredSections.insert(section) }
        return isChanged
    }

    /// Arranges anew what has been measured; returns by how much the content has to be scrolled so that what stands at
    /// `position` or behind it does not move.
    final func resolveSizes(above position: CGPoint) -> CGPoint {
        collectionView?.layoutWasInvalidated()
        let anchor = arrangement?.anchor(at: position[axis])
        arrangement?.resolve(measuredSections)
        measuredSections = []
        var shift = CGPoint.zero
        if let anchor, let arrangement { shift[axis] = arrangement.start(of: anchor) - anchor.start }
        return shift
    }
}

/// Sizes of the elements of one section.
struct SectionSizes {
    private(set) var items: [Int: CGSize] = [:]
    private var views: [ElementKey: CGSize] = [:]

    /// The sizes by section, those of views of all sections at -1.
    static func bySection(_ sizes: [ElementKey: CGSize]) -> [Int: SectionSizes] {
        var result: [Int: SectionSizes] = [:]
        for (key, size) in sizes {
            let section = key.path.count > 1 ? key.path.section : -1
            if key.kind == nil {
                result[section, default: SectionSizes()].items[key.path.item] = size
            } else {
                result[section, default: SectionSizes()].views[ElementKey(kind: key.kind, path: [key.path.last ?? 0])] =
                    size
            }
        }
        return result
    }

    /// The sizes of headers, footers and the like, by their places among `plans`.
    func boundary(_ plans: [BoundaryPlan]) -> [Int: CGSize] {
        var result: [Int: CGSize] = [:]
        for index in plans.indices {
            let key = ElementKey(kind: plans[index].kind, path: [plans.ordinal(of: index)])
            if let size = views[key] { result[index] = size }
        }
        return result
    }
}

extension [BoundaryPlan] {
    /// The place of a view among those of its kind.
    func ordinal(of index: Int) -> Int { self[..<index].count { $0.kind == self[index].kind } }
}

extension BoundaryFrames {
    /// The key of a view at the edge of a section, or where that is nil of all sections.
    func key(of index: Int, in section: Int?) -> ElementKey {
        let ordinal = plans.ordinal(of: index)
        return ElementKey(
            kind: plans[index].kind, path: section.map { IndexPath(item: ordinal, section: $0) } ?? [ordinal])
    }
}

extension ElementKey {
    /// The key of a cell.
    init(_ item: Int, _ section: Int) { self.init(kind: nil, path: IndexPath(item: item, section: section)) }
}
