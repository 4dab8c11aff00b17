/// Bringing constraints into effect.
extension NSLayoutConstraint {
    /// Adds the constraint to the nearest common ancestor of its items; an active one stays where it is.
    final func activate() {
        guard holder == nil, fault == nil else { return }
        guard let ancestor = commonAncestor else {
            FaultLog.current.report(
                self,
                "\(explanation): its items have no common ancestor. Add both views to one hierarchy before activating it."
            )
            return
        }
        hold(in: ancestor)
    }

    final func deactivate() {
        guard let view = holder else { return }
        view.constraintState?.constraints.removeIdentical(to: self)
        installation?.engine?.remove(self)
        if installation == nil { view.layoutHost.constraintState?.engine?.pending.removeIdentical(to: self) }
        installation = nil
        holder = nil
        for item in items { item.removeMention(self) }
        view.layoutHost.constraintState?.engine?.setNeedsUpdate()
    }

    /// Puts the constraint into effect in `view`, an ancestor of both items or one of them.
    final func hold(in view: UIView) {
        holder = view
        installation = nil
        isBroken = false
        view.madeConstraintState.constraints.append(self)
        var mentioned: [any LayoutItem] = []
        for item in items where !mentioned.contains(where: { $0 === item }) {
            mentioned.append(item)
            // Items that outlived a former holder still have it.
            item.removeMention(self)
            item.addMention(self)
            item.joinViews(upTo: view)
        }
        view.layoutHost.madeEngine.add(self)
    }

    /// The nearest view that is or contains every item; nil without one.
    private var commonAncestor: UIView? {
        var views = items.compactMap(\.layoutView)
        guard views.count == items.count, items.count == expectedItemCount, let start = views.popLast() else {
            return nil
        }
        var ancestor: UIView? = start
        while let view = ancestor, !views.allSatisfy({ $0.isDescendant(of: view) }) { ancestor = view.parent }
        return ancestor
    }

    private var expectedItemCount: Int {
        [first, second].compactMap { $0 }.reduce(0) { $0 + ($1.isDistance ? 2 : 1) }
    }
}

extension LayoutItem {
    /// Makes the views between the item and `ancestor` parts of the ancestor's engine, although their frames are set from
    /// outside.
    fileprivate func joinViews(upTo ancestor: UIView) {
        guard self !== ancestor else { return }
        var container = layoutContainer
        while let view = container, view !== ancestor {
            view.madeConstraintState.joinsAncestors = true
            view.dissolveEngine()
            container = view.parent
        }
    }
}
