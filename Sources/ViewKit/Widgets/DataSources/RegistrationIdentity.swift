/// Tells a registration of cells or supplementary views from all others.
@MainActor struct RegistrationIdentity {
    /// The reuse identifier of the views that the registration makes.
    let identifier: String
    /// Whether the registration was made while a data source was asked for a view.
    private let isMadeInProvider: Bool

    init() {
        let requests = CellRequests.current
        identifier = requests.makeIdentifier()
        isMadeInProvider = requests.isOpen
    }

    /// Raises an exception where the registration was made while a data source was asked for a view: each view would have one
    /// of its own, and none would be used again.
    func check(for collectionView: UICollectionView) {
        guard isMadeInProvider else { return }
        collectionView.layerContext.faults.raise(
            "NSInternalInconsistencyException", by: collectionView,
            "attempted to dequeue a view by a registration that was made within a provider of cells or in "
                + "collectionView(_:cellForItemAt:), so that no view is used again; make registrations once, before")
    }
}
