/// Changes of an outline.
extension NSDiffableDataSourceSectionSnapshot {
    /// Adds items at the end of the children of `parent`; nil, the default, for items without a parent.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard parent.map(require) ?? true, admit(items) else { return }
        for item in items { nodes[item] = Node(parent: parent) }
        change(parent) { $0 += items }
    }

    /// Adds items before another one, as children of its parent.
    public mutating func insert(_ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType) {
        insert(items, beside: beforeIdentifier, offset: 0)
    }

    /// Adds items after another one, as children of its parent.
    public mutating func insert(_ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType) {
        insert(items, beside: afterIdentifier, offset: 1)
    }

    /// Adds all items of `snapshot` before another one; returns the last root that it has, nil for an empty snapshot.
    @discardableResult public mutating func insert(
        _ snapshot: Self, before item: ItemIdentifierType
    ) -> ItemIdentifierType? { insert(snapshot, beside: item, offset: 0) }

    /// Adds all items of `snapshot` after another one; returns the last root that it has, nil for an empty snapshot.
    @discardableResult public mutating func insert(
        _ snapshot: Self, after item: ItemIdentifierType
    ) -> ItemIdentifierType? { insert(snapshot, beside: item, offset: 1) }

    /// Puts the items of `snapshot` in place of all that are below `parent`.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        guard require(parent) else { return }
        delete(nodes[parent]?.children ?? [])
        guard admit(snapshot.items) else { return }
        for root in snapshot.rootItems { copy(root, from: snapshot, below: parent) }
    }

    /// Removes items with all that are below them; those that the snapshot lacks are passed over.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let gone = Set(items.flatMap { contains($0) ? snapshot(of: $0, includingParent: true).items : [] })
        guard !gone.isEmpty else { return }
        let parents = Set(gone.compactMap { nodes[$0]?.parent }).subtracting(gone)
        for item in gone { nodes[item] = nil }
        for parent in parents { nodes[parent]?.children.removeAll(where: gone.contains) }
        rootItems.removeAll(where: gone.contains)
    }

    /// Removes all items.
    public mutating func deleteAll() { self = Self() }

    /// Expands items, whose children are then seen where the items are.
    public mutating func expand(_ items: [ItemIdentifierType]) { set(items, isExpanded: true) }

    /// Collapses items; what is expanded below them stays so.
    public mutating func collapse(_ items: [ItemIdentifierType]) { set(items, isExpanded: false) }

    /// Adds `item` with all below it, as they are in `other`, at the end of the children of `parent`.
    mutating func copy(_ item: ItemIdentifierType, from other: Self, below parent: ItemIdentifierType?) {
        change(parent) { $0.append(item) }
        nodes[item] = other.nodes[item]
        nodes[item]?.parent = parent
        var pending = other.nodes[item]?.children ?? []
        while let next = pending.popLast() {
            nodes[next] = other.nodes[next]
            pending += other.nodes[next]?.children ?? []
        }
    }

    private mutating func set(_ items: [ItemIdentifierType], isExpanded: Bool) {
        for item in items where require(item) { nodes[item]?.isExpanded = isExpanded }
    }

    /// Changes the children of `parent`; those without a parent for nil.
    private mutating func change(_ parent: ItemIdentifierType?, _ body: (inout [ItemIdentifierType]) -> Void) {
        guard let parent else { return body(&rootItems) }
        nodes[parent].map {
            var node = $0
            body(&node.children)
            nodes[parent] = node
        }
    }

    /// Whether `items` can be added; raises an exception where they are not unique.
    private func admit(_ items: [ItemIdentifierType]) -> Bool {
        let repeated = duplicates(in: items) + items.filter(contains)
        if repeated.isEmpty { return true }
        raise("supplied identifiers are not unique; duplicate identifiers: \(repeated)")
        return false
    }

    private mutating func insert(_ items: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int) {
        var added = Self()
        added.append(items)
        guard added.rootItems.count == items.count else { return }
        insert(added, beside: other, offset: offset)
    }

    @discardableResult private mutating func insert(
        _ snapshot: Self, beside other: ItemIdentifierType, offset: Int
    ) -> ItemIdentifierType? {
        guard require(other), admit(snapshot.items) else { return nil }
        let parent = nodes[other]?.parent
        let siblings = parent.map { nodes[$0]?.children ?? [] } ?? rootItems
        guard let index = siblings.firstIndex(of: other) else { return nil }
        for root in snapshot.rootItems { copy(root, from: snapshot, below: parent) }
        change(parent) { children in
            children = siblings
            children.insert(contentsOf: snapshot.rootItems, at: index + offset)
        }
        return snapshot.rootItems.last
    }
}
