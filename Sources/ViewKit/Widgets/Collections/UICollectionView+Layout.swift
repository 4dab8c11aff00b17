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
        placedBounds = bounds
        // Measured cells move others into sight.
        for _ in 0..<16 {
            plan.prepareIfNeeded()
            let size = plan.collectionViewContentSize
            if size != contentSize { contentSize = size }
            takeAttributes()
            placeViews()
            guard isMeasured else { return }
            isMeasured = false
            plan.invalidateLayout()
        }
    }

    /// Gets the preferred attributes of a cell, and records whether the layout changes with them.
    final func measure(_ cell: UICollectionViewCell, _ item: UICollectionViewLayoutAttributes) {
        let preferred = cell.preferredLayoutAttributesFitting(item)
        guard preferred !== item,
            plan.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: item)
        else { return }
        isMeasured = true
    }

    /// Loads the attributes in and around the bounds, unless the present ones cover the bounds.
    private func takeAttributes() {
        guard attributedArea.isNull || !attributedArea.contains(bounds) else { return }
        attributedArea = bounds.insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2)
        attributes = plan.layoutAttributesForElements(in: attributedArea) ?? []
    }

    private func placeViews() {
        var seen = 0
        for item in attributes where item.shownFrame.overlaps(bounds) {
            let key = item.key
            if let view = views[key] {
                view.take(item)
                if let cell = view as? UICollectionViewCell, plan.wantsPreferredAttributes(at: item.indexPath) {
                    measure(cell, item)
                }
            } else {
                guard let view = makeView(item) else { continue }
                views[key] = view
            }
            seen += 1
        }
        guard views.count > seen, movements == 0 else { return }
        for (key, view) in views
        where !attributes.contains(where: { $0.key == key && $0.shownFrame.overlaps(bounds) }) {
            views[key] = nil
            recycle(view, key)
        }
    }

    private func makeView(_ item: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let path = item.indexPath
        return UIView.performingWithoutAnimation {
            guard let kind = item.representedElementKind else {
                guard let cell = requestCell(at: path) else { return nil }
                cell.isSelected = selection.contains(path)
                show(cell, item)
                measure(cell, item)
                delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
                cell.layOutComingIntoSight()
                return cell
            }
            let view = CellRequests.current.during {
                dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
            }
            if let view {
                show(view, item)
                view.layOutComingIntoSight()
            }
            return view
        }
    }

    private func show(_ view: UICollectionReusableView, _ item: UICollectionViewLayoutAttributes) {
        view.take(item)
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
        prepareListCell(view, item)
    }

    /// Takes a view out of sight.
    final func recycle(_ view: UICollectionReusableView, _ key: ElementKey) {
        view.removeFromSuperview()
        pool.put(view, for: view.identifier.map { poolName($0, key.kind) })
        if let cell = view as? UICollectionViewCell {
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
        }
    }

    /// The reuse identifier within the pool, in which views of different kinds never stand for each other.
    final func poolName(_ identifier: String, _ kind: String?) -> String {
        "\(kind ?? "")/\(identifier)"
    }

    final func register(_ viewClass: AnyClass?, kind: String?, _ identifier: String) {
        let type = viewClass as? UICollectionReusableView.Type
        pool.register(poolName(identifier, kind), type.map { type in { type.init() } })
    }

    /// Registers `make` as the factory of views for `identifier`; a plain view stands for one that it does not make.
    final func register(kind: String?, _ identifier: String, _ make: @escaping () -> UICollectionReusableView?) {
        pool.register(poolName(identifier, kind)) {
            make() ?? (kind == nil ? UICollectionViewCell() : UICollectionReusableView())
        }
    }

    final func dequeue(_ identifier: String, kind: String?, at path: IndexPath)
        -> UICollectionReusableView?
    {
        let name = poolName(identifier, kind)
        if kind == nil, let cell = reconfiguredCell(identifier, at: path) { return cell }
        if let view = pool.take(name) {
            (view as? UICollectionViewCell)?.isHighlighted = false
            view.prepareForReuse()
            return view
        }
        let item =
            kind.map { layoutAttributesForSupplementaryElement(ofKind: $0, at: path) }
            ?? layoutAttributesForItem(at: path)
        let view = ReusableViewFrame.current.with(item?.frame ?? .zero) { pool.make(name) }
        view?.identifier = identifier
        return view
    }

    final func item(at point: CGPoint) -> IndexPath? {
        plan.prepareIfNeeded()
        let spot = CGRect(x: point.x, y: point.y, width: 1e-3, height: 1e-3)
        return plan.layoutAttributesForElements(in: spot)?.last {
            $0.representedElementCategory == .cell && $0.frame.contains(point)
        }?.indexPath
    }

    final func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard let rect = layoutAttributesForItem(at: path)?.frame else { return }
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
