/// Items that come, go and move, and arrangements that change, while the collection is seen.
extension UICollectionView {
    private static let changeDuration = 0.3

    final func beginChanges() {
        if changeDepth == 0 {
            layoutIfNeeded()
            _ = loadedCounts
            changes = ItemChanges()
        }
        changeDepth += 1
    }

    /// One change, by itself or as part of a group.
    final func change(_ body: (UICollectionView) -> Void) {
        beginChanges()
        body(self)
        endChanges(nil)
    }

    final func endChanges(_ completion: ((Bool) -> Void)?) {
        guard changeDepth > 0 else { return }
        changeDepth -= 1
        guard changeDepth == 0, let changes else { return }
        self.changes = nil
        let old = loadedCounts
        let former = Dictionary(
            attributes.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        counts = nil
        guard let moves = changes.moves(old: old, new: loadedCounts) else {
            // The numbers do not fit what was announced: what the data source says holds.
            plan.removePreferredAttributes()
            setNeedsReload()
            completion?(false)
            return
        }
        selection = Set(selection.compactMap { moves.items[$0] })
        let places = ElementPlaces(items: moves.items, sections: moves.sections)
        plan.movePreferredAttributes(places, without: moves.renewed)
        var leaving: [(key: ElementKey, view: UICollectionReusableView)] = []
        let shown = views
        views = [:]
        for (key, view) in shown {
            if let place = places.place(of: key), key.kind != nil || !moves.renews(key.path) {
                views[place] = view
            } else {
                leaving.append((key, view))
            }
        }
        moveRows(moves.sections)
        plan.invalidateLayout()
        reconfigureCells(at: moves.reconfigured)
        rearrange(leaving, completion) { key in places.origin(of: key).flatMap { former[$0] } }
    }

    /// Animates everything to where the layout has it now. What is new starts where `origin` says, and appears otherwise.
    private func rearrange(
        _ gone: [(key: ElementKey, view: UICollectionReusableView)], _ completion: ((Bool) -> Void)?,
        origin: (ElementKey) -> UICollectionViewLayoutAttributes?
    ) {
        movements += 1
        let starts = views.mapValues { view in
            (view.superview, view.center, view.bounds, view.transform3D, view.alpha)
        }
        UIView.performWithoutAnimation { placeContent() }
        // What the layout has no more goes, too.
        let leaving = gone + views.filter { place($0.key) == nil }.map { (key: $0.key, view: $0.value) }
        for item in leaving where views[item.key] === item.view { views[item.key] = nil }
        UIView.performWithoutAnimation {
            for (key, view) in views {
                if let start = starts[key] {
                    view.center = start.0?.convert(start.1, to: view.superview) ?? start.1
                    (view.bounds, view.transform3D, view.alpha) = (start.2, start.3, start.4)
                } else if let start = plan.initialAttributes(key) ?? origin(key)?.moved(to: key.path) {
                    put(view, start)
                } else {
                    view.alpha = 0
                }
            }
        }
        UIView.animate(withDuration: Self.changeDuration, delay: 0, options: .allowUserInteraction) {
            for (key, view) in views { if let item = place(key) { put(view, item) } }
            updateOutlines()
            for item in leaving {
                if let end = plan.finalAttributes(item.key) { put(item.view, end) } else { item.view.alpha = 0 }
            }
        } completion: { [weak self] finished in
            for item in leaving { self?.recycle(item.view, item.key) }
            self?.removeLeavingRows()
            self?.movements -= 1
            self?.setNeedsLayout()
            completion?(finished)
        }
    }

    private func place(_ key: ElementKey) -> UICollectionViewLayoutAttributes? { plan.attributes(of: key) }

    final func exchangeLayout(
        for layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
    ) {
        guard layout !== plan else { return }
        layoutIfNeeded()
        let former = Dictionary(
            attributes.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        plan.collectionView = nil
        plan = layout
        layout.collectionView = self
        layout.invalidateLayout()
        guard animated, window != nil else {
            setNeedsLayout()
            completion?(true)
            return
        }
        rearrange([], completion) { former[$0] }
        contentOffset = limited(contentOffset)
    }
}
