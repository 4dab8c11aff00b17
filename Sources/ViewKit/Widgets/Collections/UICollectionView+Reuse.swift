/// Registered classes, and views that are used again.
extension UICollectionView {
    /// Takes a view out of sight.
    final func recycle(_ view: UICollectionReusableView, _ key: ElementKey) {
        swipes?.cellLeaves(view)
        view.removeFromSuperview()
        if key.isDecoration { return plan.decorationPool.put(view, for: key.kind) }
        pool.put(view, for: view.identifier.map { poolName($0, key.kind) })
        if let cell = view as? UICollectionViewCell {
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
        }
    }

    /// The reuse identifier within the pool, in which views of different kinds never stand for each other.
    final func poolName(_ identifier: String, _ kind: String?) -> String {
        "\(kind ?? "")/\(identifier)"
    }

    final func register(_ viewClass: AnyClass?, kind: String?, _ identifier: String) {
        let type = viewClass as? UICollectionReusableView.Type
        pool.register(poolName(identifier, kind), type.map { type in { type.init() } })
    }

    /// Registers `make` as the factory of views for `identifier`; a plain view stands for one that it does not make.
    final func register(kind: String?, _ identifier: String, _ make: @escaping () -> UICollectionReusableView?) {
        pool.register(poolName(identifier, kind)) {
            make() ?? (kind == nil ? UICollectionViewCell() : UICollectionReusableView())
        }
    }

    final func dequeue(_ identifier: String, kind: String?, at path: IndexPath)
        -> UICollectionReusableView?
    {
        let name = poolName(identifier, kind)
        if kind == nil, let cell = reconfiguredCell(identifier, at: path) { return cell }
        if let view = pool.take(name) {
            (view as? UICollectionViewCell)?.isHighlighted = false
            view.prepareForReuse()
            return view
        }
        let item =
            kind.map { layoutAttributesForSupplementaryElement(ofKind: $0, at: path) }
            ?? layoutAttributesForItem(at: path)
        let view = ReusableViewFrame.current.with(item?.frame ?? .zero) { pool.make(name) }
        view?.identifier = identifier
        return view
    }
}
