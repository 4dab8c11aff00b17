/// Layout of the cells and supplementary views in sight.
extension UICollectionView {
    final var loadedCounts: [Int] {
        if let counts { return counts }
        let new = askedCounts
        counts = new
        return new
    }

    private var askedCounts: [Int] {
        guard let dataSource else { return [] }
        return (0..<max(0, dataSource.numberOfSections(in: self))).map {
            max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
        }
    }

    final func setNeedsReload() {
        counts = nil
        selection = []
        touchedItem = nil
        plan.removePreferredAttributes()
        for (key, view) in views { recycle(view, key) }
        views = [:]
        removeRows()
        prefetches.removeAll()
        plan.invalidateLayout()
        setNeedsLayout()
    }

    final func layoutWasInvalidated() {
        attributedArea = .null
        if !isPlacing { setNeedsLayout() }
    }

    final func placeContent() {
        guard !isPlacing else { return }
        isPlacing = true
        defer { isPlacing = false }
        backgroundView?.frame = bounds
        if bounds != placedBounds, plan.isPrepared, plan.shouldInvalidateLayout(forBoundsChange: bounds) {
            plan.invalidateLayout()
        }
        let old = placedBounds
        placedBounds = bounds
        defer { updatePrefetches(from: old) }
        // Measured cells move others into sight.
        for _ in 0..<16 {
            plan.prepareIfNeeded()
            let size = plan.collectionViewContentSize
            if size != contentSize { contentSize = size }
            updateRows()
            takeAttributes()
            plan.adjust(attributes, to: bounds)
            placeViews()
            guard isMeasured else { return }
            isMeasured = false
            let shift = plan.applyPreferredAttributes(above: bounds.origin + restingOffset)
            if shift != .zero { contentOffset = contentOffset + shift }
        }
    }

    /// The distance from the origin of the bounds to where content rests below a bar.
    private var restingOffset: CGPoint { CGPoint(x: adjustedContentInset.left, y: adjustedContentInset.top) }

    /// Gets the preferred attributes of a view, and records whether the layout changes with them.
    final func measure(_ view: UICollectionReusableView, _ item: UICollectionViewLayoutAttributes) {
        let preferred = view.preferredLayoutAttributesFitting(item)
        // Attributes that the view has changed in place are its preferred ones, too.
        guard preferred !== item || plan.wantsPreferredAttributes(item),
            plan.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: item)
        else { return }
        isMeasured = true
    }

    /// Loads the attributes in and around the bounds, unless the present ones cover the bounds.
    private func takeAttributes() {
        guard attributedArea.isNull || !attributedArea.contains(bounds) else { return }
        attributedArea = bounds.insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2)
        attributes = plan.layoutAttributesForElements(in: attributedArea) ?? []
        for row in rows.values { row.loadedOffset = row.offset }
    }

    private func placeViews() {
        var seen = 0
        for item in attributes where isSeen(item) {
            let key = item.key
            if let view = views[key] {
                put(view, item)
                if plan.wantsPreferredAttributes(item) { measure(view, item) }
            } else {
                guard let view = makeView(item) else { continue }
                views[key] = view
            }
            seen += 1
        }
        guard views.count > seen, movements == 0 else { return }
        for (key, view) in views where !attributes.contains(where: { $0.key == key && isSeen($0) }) {
            views[key] = nil
            recycle(view, key)
        }
    }

    private func makeView(_ item: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        UIView.performingWithoutAnimation {
            switch item.representedElementCategory {
            case .cell: makeCell(item)
            case .supplementaryView: makeSupplementaryView(item)
            case .decorationView: makeDecorationView(item)
            }
        }
    }

    private func makeCell(_ item: UICollectionViewLayoutAttributes) -> UICollectionViewCell? {
        let path = item.indexPath
        guard let cell = requestCell(at: path) else { return nil }
        cell.isSelected = selection.contains(path)
        show(cell, item)
        if plan.wantsPreferredAttributes(ofNew: item) { measure(cell, item) }
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        cell.layOutComingIntoSight()
        return cell
    }

    private func makeSupplementaryView(_ item: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        guard let kind = item.representedElementKind else { return nil }
        let requested = CellRequests.current.during {
            dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: item.indexPath)
        }
        guard let view = requested else { return nil }
        show(view, item)
        if plan.wantsPreferredAttributes(item) { measure(view, item) }
        view.layOutComingIntoSight()
        return view
    }

    private func makeDecorationView(_ item: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        guard let kind = item.representedElementKind else { return nil }
        let view =
            plan.decorationPool.take(kind)
            ?? ReusableViewFrame.current.with(item.frame) { plan.decorationPool.make(kind) }
        guard let view else {
            layerContext.faults.raise(
                "NSInternalInconsistencyException", by: plan,
                "could not dequeue a decoration view of kind: \(kind), for which register(_:forDecorationViewOfKind:) of the "
                    + "layout was not called")
            return nil
        }
        view.identifier = kind
        show(view, item)
        return view
    }

    private func show(_ view: UICollectionReusableView, _ item: UICollectionViewLayoutAttributes) {
        prepareListCell(view, item)
        put(view, item)
        guard view.superview == nil else { return }
        // What the layout puts over the cells, such as a pinned header, gets the touches there.
        if item.zIndex > 0 {
            addSubview(view)
        } else {
            insertSubview(view, at: backgroundView == nil ? 0 : 1)
        }
    }

    final func item(at point: CGPoint) -> IndexPath? {
        plan.prepareIfNeeded()
        let spot = CGRect(x: point.x, y: point.y, width: 1e-3, height: 1e-3)
        return plan.layoutAttributesForElements(in: spot)?.last {
            $0.representedElementCategory == .cell && $0.frame.offsetBy(rowOffset(of: $0)).contains(point)
        }?.indexPath
    }

    final func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard let item = layoutAttributesForItem(at: path) else { return }
        var rect = item.frame
        if let section = item.orthogonalSection {
            guard let frame = scrollRow(section, to: rect, position, animated: animated) else { return }
            rect = frame
        }
        if position.isEmpty { return reveal(rect, animated: animated) }
        let area = bounds.inset(by: adjustedContentInset)
        var offset = contentOffset
        if position.contains(.top) { offset.y += rect.minY - area.minY }
        if position.contains(.centeredVertically) { offset.y += rect.midY - area.midY }
        if position.contains(.bottom) { offset.y += rect.maxY - area.maxY }
        if position.contains(.left) { offset.x += rect.minX - area.minX }
        if position.contains(.centeredHorizontally) { offset.x += rect.midX - area.midX }
        if position.contains(.right) { offset.x += rect.maxX - area.maxX }
        offset = limited(offset)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }
}

extension UICollectionViewLayoutAttributes {
    /// The rectangle that the element covers: the frame, under its transform.
    final var shownFrame: CGRect {
        if CATransform3DIsIdentity(transform3D) { return frame }
        let size = size
        let box = CGRect(
            x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
        )
        .applying(transform)
        // What turns in space may reach further than its shadow on the plane.
        let room = CATransform3DIsAffine(transform3D) ? 0 : -max(size.width, size.height)
        return box.offsetBy(dx: center.x, dy: center.y).insetBy(dx: room, dy: room)
    }
}

extension UIView {
    /// Lays a row or item out that comes into sight within an animation, so that it appears as it is.
    final func layOutComingIntoSight() {
        guard AnimationBlockStack.of(layer.context).top != nil else { return }
        UIView.performWithoutAnimation { layoutIfNeeded() }
    }

    /// Returns the result of `body`, whose changes do not animate.
    static func performingWithoutAnimation<Result>(_ body: () -> Result?) -> Result? {
        var result: Result?
        performWithoutAnimation { result = body() }
        return result
    }
}
