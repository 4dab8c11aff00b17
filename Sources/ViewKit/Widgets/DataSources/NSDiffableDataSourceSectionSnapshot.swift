/// The items of one section as an outline: each item may have children, which are seen while it is expanded.
///
/// Identifiers that are not unique, or not in the snapshot where they have to be, raise an exception; where that does not end
/// the program, the call changes nothing.
@preconcurrency public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
    struct Node: Sendable {
        var parent: ItemIdentifierType?
        var children: [ItemIdentifierType] = []
        var isExpanded = false
    }

    /// The items without a parent, in their order.
    public internal(set) var rootItems: [ItemIdentifierType] = []
    var nodes: [ItemIdentifierType: Node] = [:]

    /// A snapshot without items.
    public init() {}

    /// All items, each before its children.
    public var items: [ItemIdentifierType] { flattened { _ in true } }

    /// The items whose parents are all expanded, each before its children.
    public var visibleItems: [ItemIdentifierType] { flattened(\.isExpanded) }

    /// Whether the snapshot has an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

    /// The index of an item among all items; nil for an item that the snapshot lacks.
    public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }

    /// The number of parents above an item; 0 for one without.
    public func level(of item: ItemIdentifierType) -> Int {
        guard require(item) else { return 0 }
        return sequence(first: item) { nodes[$0]?.parent }.dropFirst().reduce(0) { count, _ in count + 1 }
    }

    /// The parent of an item; nil for one without.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        require(child) ? nodes[child]?.parent : nil
    }

    /// The items below `parent` as a snapshot of their own, with `parent` as its root where `includingParent` says so.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var result = Self()
        guard require(parent), let node = nodes[parent] else { return result }
        if includingParent {
            result.copy(parent, from: self, below: nil)
        } else {
            for child in node.children { result.copy(child, from: self, below: nil) }
        }
        return result
    }

    /// Whether the children of an item are seen where the item is.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }

    /// Whether all parents of an item are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        contains(item) && sequence(first: item) { nodes[$0]?.parent }.dropFirst().allSatisfy(isExpanded)
    }

    /// A text with a line for each item, indented by its level, for debugging: `-` before expanded items, `+` before
    /// collapsed ones with children, `*` before others.
    public func visualDescription() -> String {
        items.map { item in
            let node = nodes[item]
            let mark = node?.children.isEmpty ?? true ? "*" : isExpanded(item) ? "-" : "+"
            return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)\n"
        }.joined()
    }

    /// The items in pre-order, those below an item only where `opens` says so.
    private func flattened(_ opens: (Node) -> Bool) -> [ItemIdentifierType] {
        var result: [ItemIdentifierType] = []
        result.reserveCapacity(nodes.count)
        var pending = Array(rootItems.reversed())
        while let item = pending.popLast() {
            result.append(item)
            if let node = nodes[item], opens(node) { pending += node.children.reversed() }
        }
        return result
    }

    /// Whether the snapshot has `item`; raises an exception where it lacks it.
    func require(_ item: ItemIdentifierType) -> Bool {
        if contains(item) { return true }
        raise("item identifier \(item) is not in the section snapshot")
        return false
    }

    func raise(_ reason: String) { SnapshotFault.raise("NSDiffableDataSourceSectionSnapshot", reason) }
}
