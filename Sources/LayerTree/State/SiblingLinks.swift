/// The neighbours of a member of a `SiblingList`.
@MainActor package struct SiblingLinks<Node: AnyObject> {
    /// The one above, which this one keeps alive.
    package var next: Node?
    // The list sets it anew before the one below goes away.
    package unowned(unsafe) var previous: Node?

    package init() {}
}
