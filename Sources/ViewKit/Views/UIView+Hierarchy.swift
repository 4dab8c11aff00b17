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
        let (lower, upper) = (min(index1, index2), max(index1, index2))
        let (below, above) = (children[lower], children[upper])
        reorder(above, to: lower)
        reorder(below, to: upper)
    }

    /// The view whose alpha, in this view's coordinates, says how much of this view shows; it has no superview.
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

    final func insert(_ view: UIView, beside sibling: UIView, above: Bool) {
        guard let place = children.firstIndex(where: { $0 === sibling }), sibling !== view else {
            return insert(view, at: children.count)
        }
        let old = children.firstIndex { $0 === view }
        let removed = old.map { $0 < place } == true ? 1 : 0
        insert(view, at: place - removed + (above ? 1 : 0))
    }

    /// Puts `view` at `index` of what the subviews are without it. A view is never put into itself.
    final func insert(_ view: UIView, at index: Int) {
        guard !isDescendant(of: view) else { return }
        if view.parent === self { return reorder(view, to: min(index, children.count - 1)) }
        let (oldWindow, newWindow) = (view.window, window)
        let oldTint = view.givenTintColor
        if oldWindow !== newWindow { view.announce(window: newWindow) }
        view.willMove(toSuperview: self)
        view.parent?.willRemoveSubview(view)
        view.unlink()
        link(view, at: index)
        if oldWindow !== newWindow { view.finishMove(from: oldWindow) }
        if view.givenTintColor !== oldTint { view.announceTintColor() }
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
        unlink()
        parent.setNeedsLayout()
        if oldWindow != nil { finishMove(from: oldWindow) }
        didMoveToSuperview()
    }

    final func reorder(_ view: UIView, to index: Int) {
        guard let old = children.firstIndex(where: { $0 === view }) else { return }
        children.remove(at: old)
        let place = min(max(0, index), children.count)
        children.insert(view, at: place)
        placeLayer(of: view, at: place)
    }

    private func link(_ view: UIView, at index: Int) {
        let place = min(max(0, index), children.count)
        children.insert(view, at: place)
        view.parent = self
        placeLayer(of: view, at: place)
    }

    private func unlink() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        layer.removeFromSuperlayer()
    }

    /// Puts the layer of the subview at `index` where it belongs among layers that are not all those of subviews.
    private func placeLayer(of view: UIView, at index: Int) {
        if index + 1 < children.count {
            layer.insertSublayer(view.layer, below: children[index + 1].layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }
}
