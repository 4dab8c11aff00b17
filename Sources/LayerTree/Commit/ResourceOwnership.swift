import RenderTree

/// One ownership of a resource in the store of the host that was current when it was taken.
@MainActor struct ResourceOwnership {
    let id: ResourceID
    let store: ResourceStore

    init(_ resource: Resource) {
        store = HostScope.current.layers.resources
        id = store.insert(resource)
    }

    /// Gives the ownership back at the next commit, so that what was committed last can still be drawn.
    func releaseAfterCommit() { store.releaseAfterCommit(id) }
}
