/// Attributes of the elements of the sections.
extension UICollectionViewCompositionalLayout {
    final var arrangedSize: CGSize {
        guard let arrangement else { return .zero }
        var size = arrangement.container
        size[axis] = (arrangement.length * arrangement.scale).rounded() / arrangement.scale
        return size
    }

    final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let arrangement else { return [] }
        var result: [UICollectionViewLayoutAttributes] = []
        for index in arrangement.boundary.plans.indices {
            let attributes = boundaryAttributes(index, in: nil, arrangement)
            if attributes.frame.overlaps(rect) { result.append(attributes) }
        }
        let low = rect.origin[axis]
        for section in arrangement.sections(from: low, to: low + rect.size[axis]) {
            addViews(of: section, in: rect, arrangement, to: &result)
            addItems(of: section, in: rect, arrangement, to: &result)
        }
        return result
    }

    private func addViews(
        of section: Int, in rect: CGRect, _ arrangement: CompositionalArrangement,
        to result: inout [UICollectionViewLayoutAttributes]
    ) {
        let solved = arrangement.sections[section]
        for index in solved.plan.decorations.indices {
            let attributes = decorationAttributes(index, in: section, arrangement)
            if attributes.frame.overlaps(rect) { result.append(attributes) }
        }
        for index in solved.plan.boundary.indices {
            let attributes = boundaryAttributes(index, in: section, arrangement)
            if attributes.frame.overlaps(rect) || solved.plan.boundary[index].isPinned { result.append(attributes) }
        }
    }

    private func addItems(
        of section: Int, in rect: CGRect, _ arrangement: CompositionalArrangement,
        to result: inout [UICollectionViewLayoutAttributes]
    ) {
        let solved = arrangement.sections[section]
        var area = rect
        let groups: Range<Int>
        if solved.plan.isOrthogonal {
            guard arrangement.scrollFrame(of: section).overlaps(rect) else { return }
            area.origin[axis.other] += collectionView?.orthogonalOffset(of: section) ?? 0
            groups = orthogonalGroups(solved, section, area, arrangement)
        } else {
            let low = rect.origin[axis] - arrangement.starts[section]
            groups = solved.groups(from: low, to: low + rect.size[axis])
        }
        for group in groups {
            for item in solved.items(of: group) {
                let attributes = itemAttributes(item, in: section, arrangement)
                if attributes.frame.overlaps(area) { result.append(attributes) }
            }
            for supplementary in solved.supplementaries(of: group) {
                let attributes = attributes(supplementary, group, in: section, arrangement)
                if attributes.frame.overlaps(area) { result.append(attributes) }
            }
        }
    }

    /// The groups of an orthogonal section in `area`, which is moved by the section's offset.
    private func orthogonalGroups(
        _ solved: CompositionalSection, _ section: Int, _ area: CGRect, _ arrangement: CompositionalArrangement
    ) -> Range<Int> {
        let across = axis.other
        let low = area.origin[across]
        let high = low + area.size[across]
        guard arrangement.isMirrored, axis == .y else { return solved.groups(from: low, to: high) }
        // From right to left, a position is one from the end.
        let frame = arrangement.scrollFrame(of: section)
        let end = frame.minX + solved.scrollLength + solved.scrollFrame.minX
        return solved.groups(from: end - high, to: end - low)
    }

    final func itemAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let arrangement, path.count == 2, arrangement.sections.indices.contains(path.section),
            (0..<arrangement.sections[path.section].count).contains(path.item),
            arrangement.sections[path.section].groupCount > 0
        else { return nil }
        return itemAttributes(path.item, in: path.section, arrangement)
    }

    private func itemAttributes(
        _ item: Int, in section: Int, _ arrangement: CompositionalArrangement
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
        let solved = arrangement.item(item, in: section)
        attributes.frame = solved.frame
        attributes.zIndex = solved.zIndex
        let description = arrangement.sections[section]
        attributes.estimates = description.estimates
        if description.plan.isOrthogonal { attributes.orthogonalSection = section }
        attributes.listRow = descriptions[section].list?.row(item, of: description.count, at: attributes.indexPath)
        return attributes
    }

    private func attributes(
        _ supplementary: SolvedGroup.Supplementary, _ group: Int, in section: Int,
        _ arrangement: CompositionalArrangement
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: supplementary.kind,
            with: IndexPath(item: supplementary.item ?? group, section: section))
        attributes.frame = arrangement.frame(supplementary.frame, in: section)
        attributes.zIndex = supplementary.zIndex
        if arrangement.sections[section].plan.isOrthogonal { attributes.orthogonalSection = section }
        return attributes
    }

    private func boundaryAttributes(
        _ index: Int, in section: Int?, _ arrangement: CompositionalArrangement
    ) -> UICollectionViewLayoutAttributes {
        let boundary = section.map { arrangement.sections[$0].boundary } ?? arrangement.boundary
        let key = boundary.key(of: index, in: section)
        let plan = boundary.plans[index]
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: plan.kind, with: key.path)
        attributes.frame = arrangement.boundaryFrame(
            index, in: section, visible: plan.isPinned ? visibleRange : nil)
        attributes.zIndex = plan.zIndex
        attributes.boundaryIndex = index
        attributes.isPinned = plan.isPinned
        attributes.estimates = (plan.width.isEstimated, plan.height.isEstimated)
        return attributes
    }

    /// The part of the content, along the axis, between the bars.
    private var visibleRange: ClosedRange<CGFloat>? {
        guard let collectionView else { return nil }
        return range(of: collectionView.bounds, collectionView.adjustedContentInset)
    }

    private func range(of bounds: CGRect, _ insets: UIEdgeInsets) -> ClosedRange<CGFloat> {
        let low = bounds.origin[axis] + insets.start(axis)
        return low...max(low, bounds.origin[axis] + bounds.size[axis] - insets.end(axis))
    }

    private func decorationAttributes(
        _ index: Int, in section: Int, _ arrangement: CompositionalArrangement
    ) -> UICollectionViewLayoutAttributes {
        let solved = arrangement.sections[section]
        let plan = solved.plan.decorations[index]
        let attributes = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: plan.kind, with: IndexPath(item: 0, section: section))
        attributes.frame = arrangement.sectionFrame(solved.decorationFrame(index), in: section)
        attributes.zIndex = plan.zIndex
        return attributes
    }

    final func decorationAttributes(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let arrangement, path.count == 2, arrangement.sections.indices.contains(path.section),
            let index = arrangement.sections[path.section].plan.decorations.firstIndex(where: { $0.kind == kind })
        else { return nil }
        return decorationAttributes(index, in: path.section, arrangement)
    }

    final func supplementaryAttributes(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let arrangement else { return nil }
        let section = path.count > 1 ? path.section : nil
        if let section, !arrangement.sections.indices.contains(section) { return nil }
        let boundary = section.map { arrangement.sections[$0].boundary } ?? arrangement.boundary
        let key = ElementKey(kind: kind, path: path)
        if let index = boundary.plans.indices.first(where: { boundary.key(of: $0, in: section) == key }) {
            return boundaryAttributes(index, in: section, arrangement)
        }
        guard let section, path.count == 2, path.item >= 0 else { return nil }
        let solved = arrangement.sections[section]
        var groups = path.item < solved.groupCount ? [path.item] : []
        if path.item < solved.count, solved.groupCount > 0 { groups.append(solved.group(of: path.item)) }
        for group in groups {
            let found = solved.supplementaries(of: group).first { $0.kind == kind && ($0.item ?? group) == path.item }
            if let found { return attributes(found, group, in: section, arrangement) }
        }
        return nil
    }

    /// Moves pinned views to where they are seen, and has the sections' handlers change what is in sight.
    final func adjustElements(_ elements: [UICollectionViewLayoutAttributes], to visible: CGRect) {
        guard let arrangement, let collectionView else { return }
        let range = range(of: visible, collectionView.adjustedContentInset)
        for item in elements where item.isPinned {
            guard let index = item.boundaryIndex else { continue }
            let path = item.indexPath
            item.frame = arrangement.boundaryFrame(
                index, in: path.count > 1 ? path.section : nil, visible: range)
        }
        for section in handledSections {
            guard let handler = descriptions[section].visibleItemsInvalidationHandler else { continue }
            let seen = elements.filter { $0.indexPath.count > 1 && $0.indexPath.section == section }
                .filter { collectionView.seenFrame(of: $0).overlaps(visible) }
            guard !seen.isEmpty, let environment = preparedEnvironment else { continue }
            var offset = visible.origin
            if arrangement.sections[section].plan.isOrthogonal {
                offset[axis] = 0
                offset[axis.other] = collectionView.orthogonalOffset(of: section)
            }
            let container = LayoutContainer(
                contentSize: environment.size, contentInsets: environment.directionalInsets)
            handler(
                seen.map(VisibleLayoutItem.init), offset,
                LayoutEnvironment(container: container, traitCollection: collectionView.traitCollection))
        }
    }
}

extension CompositionalSection {
    /// Whether the contents of items decide about their widths and heights.
    fileprivate var estimates: (x: Bool, y: Bool) { plan.group.itemEstimates }
}

extension ItemPlan {
    /// Whether the contents of items within decide about their widths and heights.
    fileprivate var itemEstimates: (x: Bool, y: Bool) {
        guard let group else { return (width.isEstimated, height.isEstimated) }
        var result = (x: false, y: false)
        for item in group.items {
            let inner = item.itemEstimates
            result.x = result.x || inner.x
            result.y = result.y || inner.y
        }
        return result
    }
}
