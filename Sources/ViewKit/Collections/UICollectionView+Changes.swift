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
        guard let places = changes.places(old: old, new: loadedCounts) else {
            // The numbers do not fit what was announced: what the data source says holds.
            setNeedsReload()
            completion?(false)
            return
        }
        selection = Set(selection.compactMap { places[$0] })
        var leaving: [(key: ElementKey, view: UICollectionReusableView)] = []
        let shown = views
        views = [:]
        for (key, view) in shown {
            let isRenewed = changes.renews(key.path)
            if key.kind == nil, let place = places[key.path], !isRenewed {
                views[ElementKey(kind: nil, path: place)] = view
            } else if key.kind != nil, !isRenewed, !changes.deletedSections.contains(key.path.section) {
                views[key] = view
            } else {
                leaving.append((key, view))
            }
        }
        plan.invalidateLayout()
        let origins = Dictionary(places.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        rearrange(leaving, completion) { place in
            origins[place].flatMap { former[ElementKey(kind: nil, path: $0)] }
        }
    }

    /// Animates everything to where the layout has it now. New cells start where `origin` says, and appear otherwise.
    private func rearrange(
        _ leaving: [(key: ElementKey, view: UICollectionReusableView)], _ completion: ((Bool) -> Void)?,
        origin: (IndexPath) -> UICollectionViewLayoutAttributes?
    ) {
        movements += 1
        let starts = views.mapValues { view in (view.center, view.bounds, view.transform3D, view.alpha)
        }
        UIView.performWithoutAnimation { placeContent() }
        UIView.performWithoutAnimation {
            for (key, view) in views {
                if let start = starts[key] {
                    (view.center, view.bounds, view.transform3D, view.alpha) = start
                } else if key.kind == nil {
                    let from = origin(key.path)?.moved(to: key.path)
                    let appearing = plan.initialLayoutAttributesForAppearingItem(at: key.path)
                    if let start = appearing ?? from { view.take(start) } else { view.alpha = 0 }
                }
            }
        }
        UIView.animate(withDuration: Self.changeDuration, delay: 0, options: .allowUserInteraction) {
            for (key, view) in views { place(key).map(view.take) }
            for item in leaving {
                let end = plan.finalLayoutAttributesForDisappearingItem(at: item.key.path)
                if let end { item.view.take(end) } else { item.view.alpha = 0 }
            }
        } completion: { [weak self] finished in
            for item in leaving { self?.recycle(item.view, item.key) }
            self?.movements -= 1
            self?.setNeedsLayout()
            completion?(finished)
        }
    }

    private func place(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        key.kind.map { plan.layoutAttributesForSupplementaryView(ofKind: $0, at: key.path) }
            ?? plan.layoutAttributesForItem(at: key.path)
    }

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
        rearrange([], completion) { former[ElementKey(kind: nil, path: $0)] }
        contentOffset = limited(contentOffset)
    }
}
