/// The contents of a data source of snapshots: the snapshot that is shown, the positions in it, and its outlines.
struct DiffableContents<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>

    private(set) var snapshot = Snapshot()
    private(set) var places = SnapshotPlaces(Snapshot())
    /// The snapshots of the sections to which one was applied, and whose items are still those that it shows.
    private var outlines: [Section: Outline] = [:]

    /// Replaces the snapshot; returns the difference.
    mutating func replace(with new: Snapshot) -> ElementMoves {
        let newPlaces = SnapshotPlaces(new)
        let moves = places.moves(to: newPlaces, of: new)
        snapshot = new.unmarked
        places = newPlaces
        outlines = outlines.filter { new.contents[$0.key] == $0.value.visibleItems }
        return moves
    }

    /// Replaces the items of `section`, which is added where it is missing, by those that `outline` shows; returns the
    /// difference.
    mutating func replace(_ section: Section, with outline: Outline) -> ElementMoves {
        var new = snapshot
        if new.indexOfSection(section) == nil { new.appendSections([section]) }
        new.deleteItems(new.itemIdentifiers(inSection: section))
        new.appendItems(outline.visibleItems, toSection: section)
        let moves = replace(with: new)
        outlines[section] = outline
        return moves
    }

    /// The outline of `section`; its items without children where none was applied, nil where there is no such section.
    func outline(of section: Section) -> Outline? {
        if let outline = outlines[section] { return outline }
        guard let items = snapshot.contents[section] else { return nil }
        var outline = Outline()
        outline.append(items)
        return outline
    }

    /// The outline that was applied to the section of the item at `path`, and the item; nil without one.
    func outline(at path: IndexPath) -> (outline: Outline, section: Section, item: Item)? {
        guard let section = section(at: path.section), let outline = outlines[section], let item = item(at: path)
        else { return nil }
        return (outline, section, item)
    }

    func section(at index: Int) -> Section? {
        snapshot.order.indices.contains(index) ? snapshot.order[index] : nil
    }

    func item(at path: IndexPath) -> Item? {
        guard path.count == 2, let section = section(at: path.section), let items = snapshot.contents[section],
            items.indices.contains(path.row)
        else { return nil }
        return items[path.row]
    }
}
