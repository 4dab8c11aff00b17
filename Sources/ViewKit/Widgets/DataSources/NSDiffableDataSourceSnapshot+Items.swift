/// Changes of items.
extension NSDiffableDataSourceSnapshot {
    /// Adds items at the end of a section; nil, the default, for the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? order.last else {
            return raise("there are no sections in the snapshot; append a section before items")
        }
        guard contents[section] != nil else {
            return raise("section identifier \(section) is not in the snapshot; append it before its items")
        }
        guard admit(identifiers) else { return }
        contents[section, default: []].append(contentsOf: identifiers)
        for item in identifiers { owners[item] = section }
    }

    /// Adds items before another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: beforeIdentifier, offset: 0)
    }

    /// Adds items after another one.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        insert(identifiers, beside: afterIdentifier, offset: 1)
    }

    /// Removes items; those that the snapshot lacks are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        remove(identifiers)
        let marked = Set(identifiers)
        reloadedItemIdentifiers.removeAll(where: marked.contains)
        reconfiguredItemIdentifiers.removeAll(where: marked.contains)
    }

    /// Removes all sections with their items.
    public mutating func deleteAllItems() { self = Self() }

    /// Moves an item to the position before another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 0)
    }

    /// Moves an item to the position after another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 1)
    }

    /// Has the cells of items made anew.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        guard contains(identifiers, to: "reload") else { return }
        let marked = Set(reloadedItemIdentifiers)
        reloadedItemIdentifiers += identifiers.filter { !marked.contains($0) }
    }

    /// Has the present cells of items configured again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        guard contains(identifiers, to: "reconfigure") else { return }
        let marked = Set(reconfiguredItemIdentifiers)
        reconfiguredItemIdentifiers += identifiers.filter { !marked.contains($0) }
    }

    private func contains(_ identifiers: [ItemIdentifierType], to verb: String) -> Bool {
        guard let unknown = identifiers.first(where: { owners[$0] == nil }) else { return true }
        raise("attempted to \(verb) item identifier \(unknown), which is not in the snapshot")
        return false
    }

    /// Checks identifiers that are to be added: those that are not unique raise an exception; those that the snapshot has
    /// are removed, as they move, which is reported. Returns whether they can be added.
    private mutating func admit(_ identifiers: [ItemIdentifierType]) -> Bool {
        let unique = Set(identifiers)
        guard unique.count == identifiers.count else {
            raise("supplied item identifiers are not unique; duplicate identifiers: \(duplicates(in: identifiers))")
            return false
        }
        let present = identifiers.filter { owners[$0] != nil }
        guard !present.isEmpty else { return true }
        SnapshotFault.warn(
            "NSDiffableDataSourceSnapshot",
            "\(present.count) inserted identifier(s) are in the snapshot already, and move to where they are inserted. Move them "
                + "with moveItem(_:beforeItem:) or moveItem(_:afterItem:), or delete them before.")
        remove(present)
        return true
    }

    private mutating func remove(_ identifiers: [ItemIdentifierType]) {
        var removed: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
        for item in identifiers {
            if let section = owners.removeValue(forKey: item) { removed[section, default: []].insert(item) }
        }
        for (section, items) in removed { contents[section]?.removeAll(where: items.contains) }
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int) {
        guard owners[other] != nil else {
            return raise("item identifier \(other), beside which items are inserted, is not in the snapshot")
        }
        guard !identifiers.contains(other) else {
            return raise("item identifier \(other) cannot be inserted beside itself")
        }
        guard admit(identifiers), let section = owners[other], let index = contents[section]?.firstIndex(of: other)
        else { return }
        contents[section]?.insert(contentsOf: identifiers, at: index + offset)
        for item in identifiers { owners[item] = section }
    }

    private mutating func move(_ identifier: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int) {
        guard let section = owners[other], owners[identifier] != nil else {
            let unknown = owners[identifier] == nil ? identifier : other
            return raise("attempted to move item identifier \(unknown), which is not in the snapshot")
        }
        guard identifier != other else { return }
        remove([identifier])
        guard let index = contents[section]?.firstIndex(of: other) else { return }
        contents[section]?.insert(identifier, at: index + offset)
        owners[identifier] = section
    }
}

/// Returns the elements that `identifiers` has more than once, each once.
func duplicates<Identifier: Hashable>(in identifiers: [Identifier]) -> [Identifier] {
    var counts: [Identifier: Int] = [:]
    return identifiers.filter { identifier in
        counts[identifier, default: 0] += 1
        return counts[identifier] == 2
    }
}
