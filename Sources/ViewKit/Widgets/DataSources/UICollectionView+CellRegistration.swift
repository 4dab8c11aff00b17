extension UICollectionView {
    /// A class of cells with the handler that sets up one for an item.
    ///
    /// It is made once, and used in the provider of cells by `dequeueConfiguredReusableCell(using:for:item:)`. One that is made
    /// within the provider raises an exception when it is used.
    @preconcurrency @MainActor public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        /// Sets up a cell for an item at an index path.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identity = RegistrationIdentity()
        let nib: UINib?
        let handler: Handler

        /// A registration of the class that `handler` sets up.
        public init(handler: @escaping Handler) {
            nib = nil
            self.handler = handler
        }

        /// A registration of the cell that `cellNib` holds.
        public init(cellNib: UINib, handler: @escaping Handler) {
            nib = cellNib
            self.handler = handler
        }
    }

    /// A header, a footer or the like, with the handler that sets it up.
    ///
    /// It is made once, and used in the provider of supplementary views by
    /// `dequeueConfiguredReusableSupplementary(using:for:)`. One that is made within the provider raises an exception when it
    /// is used.
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary>
    where Supplementary: UICollectionReusableView {
        /// Sets up a view of a kind at an index path.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identity = RegistrationIdentity()
        let nib: UINib?
        let elementKind: String
        let handler: Handler

        /// A registration of the class that `handler` sets up, for views of `elementKind`.
        public init(elementKind: String, handler: @escaping Handler) {
            nib = nil
            self.elementKind = elementKind
            self.handler = handler
        }

        /// A registration of the view that `supplementaryNib` holds, for views of `elementKind`.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            nib = supplementaryNib
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// A cell of `registration` that is used again, or a new one, set up for `item`; nil leaves it as it is.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell where Cell: UICollectionViewCell {
        let cell: Cell = dequeue(registration.identity, kind: nil, registration.nib, at: indexPath)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A supplementary view of `registration` that is used again, or a new one, set up for `indexPath`.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary where Supplementary: UICollectionReusableView {
        let kind = registration.elementKind
        let view: Supplementary = dequeue(registration.identity, kind: kind, registration.nib, at: indexPath)
        registration.handler(view, kind, indexPath)
        return view
    }

    /// Dequeues a view of a registration, which is registered here when it is used first; raises an exception where a nib holds
    /// a view of another class, and returns a new one then.
    private func dequeue<View: UICollectionReusableView>(
        _ identity: RegistrationIdentity, kind: String?, _ nib: UINib?, at path: IndexPath
    ) -> View {
        identity.check(for: self)
        let identifier = identity.identifier
        if !pool.knows(poolName(identifier, kind)) {
            if let nib {
                register(kind: kind, identifier) { nib.view(as: View.self) }
            } else {
                register(View.self, kind: kind, identifier)
            }
        }
        if let view = dequeue(identifier, kind: kind, at: path) as? View { return view }
        layerContext.faults.raise(
            "NSInternalInconsistencyException", by: self,
            "the nib of a registration for \(View.self) holds another view")
        return View()
    }
}
