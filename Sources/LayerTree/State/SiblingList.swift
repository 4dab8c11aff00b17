/// The children of one node in their order, linked so that adding and removing one takes the same time whatever their
/// number.
@MainActor package final class SiblingList<Node: SiblingNode> where Node.Sibling == Node {
    private var first: Node?
    // The first node holds the next one and so on, so that this one lives as long as it is in the list.
    private unowned(unsafe) var last: Node?
    /// The nodes as returned last; nil after a change that is not one at the end.
    private var cache: [Node]?
    /// The number of nodes.
    package private(set) var count = 0

    package init() {}

    isolated deinit { removeAll() }

    package var isEmpty: Bool { first == nil }

    /// The nodes, the lowest first; made anew, in linear time, where the list changed since.
    package var nodes: [Node] {
        if let cache { return cache }
        var nodes: [Node] = []
        nodes.reserveCapacity(count)
        var next = first
        while let node = next {
            nodes.append(node)
            next = node.siblingLinks.next
        }
        cache = nodes
        return nodes
    }

    /// Adds `node`, which is in no list, above all others.
    package func append(_ node: Node) {
        node.siblingLinks.previous = last
        if let last { last.siblingLinks.next = node } else { first = node }
        last = node
        count += 1
        cache?.append(node)
    }

    /// Adds `node`, which is in no list, just below `other`, which is in this one.
    package func insert(_ node: Node, below other: Node) {
        let previous = other.siblingLinks.previous
        node.siblingLinks.previous = previous
        node.siblingLinks.next = other
        other.siblingLinks.previous = node
        if let previous { previous.siblingLinks.next = node } else { first = node }
        count += 1
        cache = nil
    }

    /// Adds `node`, which is in no list, just above `other`, which is in this one.
    package func insert(_ node: Node, above other: Node) {
        if let next = other.siblingLinks.next { insert(node, below: next) } else { append(node) }
    }

    /// Adds `node`, which is in no list, at `index` of what the nodes are without it, limited to their number.
    ///
    /// Both ends are reached at once; a place between them costs a look at the nodes before it.
    package func insert(_ node: Node, at index: Int) {
        guard index < count, let first else { return append(node) }
        if index <= 0 { return insert(node, below: first) }
        var nodes = nodes
        insert(node, below: nodes[index])
        nodes.insert(node, at: index)
        cache = nodes
    }

    /// Takes out `node`, which is in this list.
    package func remove(_ node: Node) {
        let links = node.siblingLinks
        if cache?.last === node { cache?.removeLast() } else { cache = nil }
        node.siblingLinks = SiblingLinks()
        if let next = links.next { next.siblingLinks.previous = links.previous } else { last = links.previous }
        if let previous = links.previous { previous.siblingLinks.next = links.next } else { first = links.next }
        count -= 1
    }

    /// Takes out all nodes, one after the other, and returns them.
    @discardableResult package func removeAll() -> [Node] {
        let removed = nodes
        cache = nil
        first = nil
        last = nil
        count = 0
        for node in removed { node.siblingLinks = SiblingLinks() }
        return removed
    }
}

/// A member of a `SiblingList`.
@MainActor package protocol SiblingNode: AnyObject {
    associatedtype Sibling: AnyObject
    /// The neighbours in the list; none outside of a list.
    var siblingLinks: SiblingLinks<Sibling> { get set }
}

/// The neighbours of a member of a `SiblingList`.
@MainActor package struct SiblingLinks<Node: AnyObject> {
    /// The one above, which this one keeps alive.
    package var next: Node?
    // The list sets it anew before the one below goes away.
    package unowned(unsafe) var previous: Node?

    package init() {}
}
