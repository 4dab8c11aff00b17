/// The tree of views.
extension UIView {
    /// The view that this one lies in.
    public var superview: UIView? { parent }

    /// The views in this one, bottom first.
    public var subviews: [UIView] { children }

    /// Whether the view is `view` or lies in it.
    public func isDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.parent
        }
        return false
    }

    /// This view or, depth first, the first below it that has `tag`.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for child in children {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Exchanges the subviews at two indices; indices that are not both in use change nothing.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard children.indices.contains(index1), children.indices.contains(index2) else { return }
        let lower = min(index1, index2)
        let upper = max(index1, index2)
        let below = children[lower]
        let above = children[upper]
        reorder(above, to: .index(lower))
        reorder(below, to: .index(upper))
    }

    /// The view whose alpha, in this view's coordinates, masks this view; it has no superview.
    public var mask: UIView? {
        get { maskView }
        set {
            newValue?.removeFromSuperview()
            maskView?.maskedView = nil
            maskView = newValue
            newValue?.maskedView = self
            layer.mask = newValue?.layer
        }
    }

    /// The topmost view above this one, itself without a superview.
    final var rootView: UIView {
        var view = self
        while let parent = view.parent { view = parent }
        return view
    }

    /// The window in which the view shows, as a part of it or as a mask.
    final var displayWindow: UIWindow? { window ?? rootView.maskedView?.displayWindow }

    /// The subviews, the lowest first.
    final var children: [UIView] { childList?.nodes ?? [] }

    /// A place among the subviews: an index of what they are without the view that goes there, limited to their number, or
    /// one beside a subview.
    enum Place {
        case index(Int)
        case below(UIView)
        case above(UIView)
    }

    final func insert(_ view: UIView, beside sibling: UIView, above: Bool) {
        guard sibling.parent === self, sibling !== view else { return insert(view, at: .index(.max)) }
        insert(view, at: above ? .above(sibling) : .below(sibling))
    }

    /// Whether `view` can be put into this one; raises UIKit's exception where that is this view, or lies around it.
    private func admits(_ view: UIView) -> Bool {
        guard isDescendant(of: view) else { return true }
        let reason =
            view === self
            ? "Can't add self as subview"
            : "\(type(of: view)) cannot be added to \(type(of: self)), which lies in it; its layer is a part of cycle in its "
                + "layer tree"
        layerContext.faults.raise(
            view === self ? "NSInvalidArgumentException" : "CALayerInvalid", by: self, reason)
        return false
    }

    /// Puts `view` at `place`. A view is never put into itself.
    final func insert(_ view: UIView, at place: Place) {
        guard admits(view) else { return }
        if view.parent === self { return reorder(view, to: place) }
        let oldWindow = view.window
        let newWindow = window
        let oldTint = view.givenTintColor
        let oldTintMode = view.shownTintMode
        if oldWindow !== newWindow { view.announce(window: newWindow) }
        view.willMove(toSuperview: self)
        view.parent?.willRemoveSubview(view)
        let formerHost = view.constraintsWillLeave()
        view.unlink()
        view.constraintsDidLeave(formerHost)
        link(view, at: place)
        view.constraintsDidEnter()
        view.inherit(currentTraits)
        if oldWindow !== newWindow { view.finishMove(from: oldWindow) }
        if view.givenTintColor !== oldTint { view.announceTintColor() }
        if view.shownTintMode != oldTintMode { view.announceTintMode() }
        view.didMoveToSuperview()
        didAddSubview(view)
        setNeedsLayout()
    }

    /// Takes the view out of its superview, or off the view that it masks.
    final func detach() {
        maskedView?.mask = nil
        guard let parent else { return }
        let oldWindow = window
        if oldWindow != nil { announce(window: nil) }
        willMove(toSuperview: nil)
        parent.willRemoveSubview(self)
        let formerHost = constraintsWillLeave()
        unlink()
        constraintsDidLeave(formerHost)
        parent.setNeedsLayout()
        if oldWindow != nil { finishMove(from: oldWindow) }
        didMoveToSuperview()
    }

    final func reorder(_ view: UIView, to place: Place) {
        guard view.parent === self else { return }
        childList?.remove(view)
        link(view, at: place)
    }

    private func link(_ view: UIView, at place: Place) {
        let list = childList ?? SiblingList()
        childList = list
        // A callback may have taken the sibling away.
        switch place {
        case .below(let sibling) where sibling.parent === self: list.insert(view, below: sibling)
        case .above(let sibling) where sibling.parent === self: list.insert(view, above: sibling)
        case .index(let index): list.insert(view, at: index)
        case .below, .above: list.append(view)
        }
        view.parent = self
        placeLayer(of: view, at: place)
    }

    private func unlink() {
        parent?.childList?.remove(self)
        parent = nil
        layer.removeFromSuperlayer()
    }

    /// Puts the layer of the subview where it belongs among layers that are not all those of subviews: just above that of
    /// the sibling it was put above, otherwise just below that of the next subview.
    private func placeLayer(of view: UIView, at place: Place) {
        if case .above(let sibling) = place, sibling.layer.superlayer === layer {
            layer.insertSublayer(view.layer, above: sibling.layer)
        } else if let next = view.siblingLinks.next {
            layer.insertSublayer(view.layer, below: next.layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }
}
