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
        endMentions()
        view.layoutHost.constraintState?.engine?.setNeedsUpdate()
    }

    /// Puts the constraint into effect in `view`, an ancestor of both items or one of them.
    final func hold(in view: UIView) {
        holder = view
        installation = nil
        isBroken = false
        view.joinFollowedView()
        view.madeConstraintState.constraints.append(self)
        endMentions()
        isMentioned = true
        forEachItem { item in
            item.addMention(self)
            item.joinViews(upTo: view)
        }
        view.layoutHost.madeEngine.add(self)
    }

    /// Removes the constraint from its items, which may have outlived a former holder.
    private func endMentions() {
        guard isMentioned else { return }
        isMentioned = false
        forEachItem { $0.removeMention(self) }
    }

    /// The nearest view that is or contains every item; nil without one.
    private var commonAncestor: UIView? {
        guard let ancestor = first.commonAncestor else { return nil }
        guard let second else { return ancestor }
        return second.commonAncestor.flatMap { ancestor.nearestAncestor(containing: $0) }
    }
}

extension UIView {
    /// The nearest view, from this one upwards, that is or contains `view`; nil in different hierarchies.
    final func nearestAncestor(containing view: UIView) -> UIView? {
        var ancestor: UIView? = self
        while let candidate = ancestor, !view.isDescendant(of: candidate) { ancestor = candidate.parent }
        return ancestor
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
