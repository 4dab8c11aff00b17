extension UICollectionViewDiffableDataSource {
    /// The handlers for items of section snapshots that expand and collapse.
    @preconcurrency @MainActor public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// Whether an item may expand; all may by default.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Called before an item expands.
        public var willExpandItem: ((Item) -> Void)?
        /// Whether an item may collapse; all may by default.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Called before an item collapses.
        public var willCollapseItem: ((Item) -> Void)?
        /// Returns the snapshot of the children of an item that expands, in place of the present one.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        /// No handlers.
        public nonisolated init() {}
    }

    /// Shows the items of `snapshot` that are visible in a section, which is added at the end where it is missing.
    @preconcurrency public nonisolated final func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (@MainActor () -> Void)? = nil
    ) {
        enqueue {
            self.show(animated: animatingDifferences, completion) { $0.replace(section, with: snapshot) }
        }
    }

    /// Shows the items of `snapshot` that are visible in a section, and returns when the animation is over.
    public final func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// The snapshot of a section: that which was applied to it, otherwise its items without children.
    public final func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        contents.outline(of: section) ?? NSDiffableDataSourceSectionSnapshot()
    }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
    func outlineState(at path: IndexPath) -> OutlineState? {
        contents.outline(at: path).map { outline, _, item in
            OutlineState(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
        }
    }

    func toggleOutline(at path: IndexPath) {
        guard let (present, section, item) = contents.outline(at: path) else { return }
        var outline = present
        if outline.isExpanded(item) {
            guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willExpandItem?(item)
            if let provider = sectionSnapshotHandlers.snapshotForExpandingParent {
                outline.replace(childrenOf: item, using: provider(item, outline.snapshot(of: item)))
            }
            outline.expand([item])
        }
        apply(outline, to: section, animatingDifferences: true)
    }
}
