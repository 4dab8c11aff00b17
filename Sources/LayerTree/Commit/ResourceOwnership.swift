import RenderTree

/// One ownership of a resource in a store.
@MainActor struct ResourceOwnership {
    let id: ResourceID
    let store: ResourceStore

    /// Takes `resource` into `store`.
    init(_ resource: Resource, in store: ResourceStore) {
        self.store = store
        id = store.insert(resource)
    }

    /// The ownership of the same resource in `other`, in place of this one.
    func moved(to other: ResourceStore) -> ResourceOwnership {
        guard other !== store, let resource = store[id] else { return self }
        releaseAfterCommit()
        return ResourceOwnership(resource, in: other)
    }

    /// Gives the ownership back at the next commit, so that what was committed last can still be drawn.
    func releaseAfterCommit() { store.releaseAfterCommit(id) }
}
