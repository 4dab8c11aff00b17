/// What is to change in a table or collection: places that go name what was, places that come what will be.
struct ItemChanges {
    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var deleted: Set<IndexPath> = []
    var inserted: Set<IndexPath> = []
    /// From old places to new ones.
    var moved: [IndexPath: IndexPath] = [:]
    /// Old places whose cells are made anew.
    var reloaded: Set<IndexPath> = []
    var reloadedSections: Set<Int> = []

    /// Which old section each new one is; nil for those that came. Nil in all where the numbers do not fit.
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

    /// Where each old section is now that stays as it is; `sections` say which old section each new one is.
    func places(of sections: [Int?]) -> [Int: Int] {
        var result: [Int: Int] = [:]
        for case (let section, let origin?) in sections.enumerated() where !reloadedSections.contains(origin) {
            result[origin] = section
        }
        return result
    }

    /// Where each old item is now; nil where the numbers of items do not fit the changes. Those of sections that are made
    /// anew, whose numbers may be any, go and come.
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
