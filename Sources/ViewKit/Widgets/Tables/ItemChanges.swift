/// The changes of a batch update of a table or collection. Deletions, reloads and the origins of moves are indices
/// before the update, insertions and the destinations of moves those after it.
struct ItemChanges {
    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var deleted: Set<IndexPath> = []
    var inserted: Set<IndexPath> = []
    /// From old index paths to new ones.
    var moved: [IndexPath: IndexPath] = [:]
    /// Old index paths of the items whose cells are made anew.
    var reloaded: Set<IndexPath> = []
    var reloadedSections: Set<Int> = []
    /// The whole difference, from a data source that knows it, in place of all of the above; nil without one.
    var difference: ElementMoves?

    /// Returns the moves that the changes amount to; nil where the counts of items do not fit them.
    func moves(old: [Int], new: [Int]) -> ElementMoves? {
        if let difference { return difference.fits(old: old, new: new) ? difference : nil }
        guard let sections = sections(old: old.count, new: new.count), let items = places(old: old, new: new)
        else { return nil }
        return ElementMoves(
            items: items, sections: places(of: sections), renewed: reloaded, renewedSections: reloadedSections)
    }

    /// Returns the old index of each new section; nil for inserted ones. Nil altogether where the counts do not fit the
    /// changes.
    func sections(old: Int, new: Int) -> [Int?]? {
        let stays = (0..<old).filter { !deletedSections.contains($0) }
        var result = [Int?]()
        var next = stays.makeIterator()
        for section in 0..<max(0, new) {
            if insertedSections.contains(section) {
                result.append(nil)
            } else if let old = next.next() {
                result.append(old)
            } else {
                return nil
            }
        }
        return next.next() == nil ? result : nil
    }

    /// Returns the old index of each new section that was there before; empty where the counts do not fit the changes.
    func origins(old: Int, new: Int) -> [(section: Int, origin: Int)] {
        (sections(old: old, new: new) ?? []).enumerated().compactMap { section, origin in origin.map { (section, $0) } }
    }

    /// Returns the new index of each old section that stays and is not reloaded; `sections` holds the old index of each
    /// new one.
    func places(of sections: [Int?]) -> [Int: Int] {
        var result: [Int: Int] = [:]
        for case (let section, let origin?) in sections.enumerated() where !reloadedSections.contains(origin) {
            result[origin] = section
        }
        return result
    }

    /// Returns the new index path of each old item that stays or moves; nil where the counts of items do not fit the
    /// changes. The items of reloaded sections, whose counts may be any, are left out: they are deleted and inserted.
    func places(old: [Int], new: [Int]) -> [IndexPath: IndexPath]? {
        guard let sections = sections(old: old.count, new: new.count) else { return nil }
        let arriving = inserted.union(moved.values)
        var result = moved
        for (section, origin) in sections.enumerated() {
            guard let origin, !reloadedSections.contains(origin) else { continue }
            let stays = (0..<old[origin]).lazy.map { IndexPath(row: $0, section: origin) }
                .filter { !deleted.contains($0) && moved[$0] == nil }
            var next = stays.makeIterator()
            for row in 0..<new[section] {
                let place = IndexPath(row: row, section: section)
                if arriving.contains(place) { continue }
                guard let path = next.next() else { return nil }
                result[path] = place
            }
            if next.next() != nil { return nil }
        }
        return result
    }
}
