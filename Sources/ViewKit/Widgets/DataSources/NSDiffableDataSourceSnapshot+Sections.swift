/// Changes of sections.
extension NSDiffableDataSourceSnapshot {
    /// Adds sections without items at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { insert(identifiers, at: order.count) }

    /// Adds sections without items before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = index(of: toIdentifier) else { return }
        insert(identifiers, at: index)
    }

    /// Adds sections without items after another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = index(of: toIdentifier) else { return }
        insert(identifiers, at: index + 1)
    }

    /// Removes sections with their items; those that the snapshot lacks are passed over.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let removed = Set(identifiers)
        for section in removed {
            guard let items = contents.removeValue(forKey: section) else { continue }
            let gone = Set(items)
            for item in items { owners[item] = nil }
            reloadedItemIdentifiers.removeAll(where: gone.contains)
            reconfiguredItemIdentifiers.removeAll(where: gone.contains)
        }
        order.removeAll(where: removed.contains)
        reloadedSectionIdentifiers.removeAll(where: removed.contains)
    }

    /// Moves a section with its items to the position before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, beside: toIdentifier, offset: 0)
    }

    /// Moves a section with its items to the position after another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, beside: toIdentifier, offset: 1)
    }

    /// Has the cells and supplementary views of sections made anew.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers where !reloadedSectionIdentifiers.contains(section) {
            guard index(of: section) != nil else { return }
            reloadedSectionIdentifiers.append(section)
        }
    }

    private func index(of section: SectionIdentifierType) -> Int? {
        if let index = indexOfSection(section) { return index }
        raise("section identifier \(section) is not in the snapshot")
        return nil
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        let repeated = duplicates(in: identifiers) + identifiers.filter { contents[$0] != nil }
        guard repeated.isEmpty else {
            return raise("supplied section identifiers are not unique; duplicate identifiers: \(repeated)")
        }
        order.insert(contentsOf: identifiers, at: index)
        for section in identifiers { contents[section] = [] }
    }

    private mutating func move(_ identifier: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int) {
        guard let from = index(of: identifier), index(of: other) != nil, identifier != other else { return }
        order.remove(at: from)
        guard let to = order.firstIndex(of: other) else { return }
        order.insert(identifier, at: to + offset)
    }
}
