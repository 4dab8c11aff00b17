/// The index paths of the items and sections of a snapshot.
struct SnapshotPlaces<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    private(set) var sections: [Section: Int] = [:]
    private(set) var items: [Item: IndexPath] = [:]
    /// The number of items in each section.
    private(set) var counts: [Int] = []

    init(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
        sections.reserveCapacity(snapshot.numberOfSections)
        items.reserveCapacity(snapshot.numberOfItems)
        for (index, section) in snapshot.order.enumerated() {
            sections[section] = index
            let content = snapshot.contents[section] ?? []
            counts.append(content.count)
            for (row, item) in content.enumerated() { items[item] = IndexPath(row: row, section: index) }
        }
    }

    /// The moves from these positions to those of `snapshot`, which are `new`. Takes time in proportion to the number of items.
    func moves(
        to new: Self, of snapshot: NSDiffableDataSourceSnapshot<Section, Item>
    ) -> ElementMoves {
        var moves = ElementMoves()
        moves.counts = (counts, new.counts)
        moves.renewed = Set(snapshot.reloadedItemIdentifiers.compactMap { items[$0] })
        moves.renewedSections = Set(snapshot.reloadedSectionIdentifiers.compactMap { sections[$0] })
        moves.reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { items[$0] == nil ? nil : new.items[$0] }
        moves.items.reserveCapacity(min(items.count, new.items.count))
        for (item, path) in items {
            if let place = new.items[item] { moves.items[path] = place }
        }
        for (section, index) in sections where !moves.renewedSections.contains(index) {
            if let place = new.sections[section] { moves.sections[index] = place }
        }
        return moves
    }
}
