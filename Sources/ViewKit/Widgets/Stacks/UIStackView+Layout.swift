/// The constraints of a stack.
extension UIStackView {
    final func arrange(_ view: UIView, at index: Int) {
        if let old = arranged.firstIndex(where: { $0 === view }) { arranged.remove(at: old) }
        arranged.insert(view, at: min(max(0, index), arranged.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        // Coming from another stack it leaves that one's arranged views.
        if view.superview !== self { addSubview(view) }
        setNeedsUpdateConstraints()
    }

    final func removeArranged(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        setNeedsUpdateConstraints()
    }

    /// Called when a subview was hidden or shown.
    final func childWasHiddenOrShown(_ child: UIView) {
        guard arranged.contains(where: { $0 === child }) else { return }
        setNeedsUpdateConstraints()
        animateVisibility(of: child)
    }

    /// Called when the size of a subview's content changed.
    final func childContentSizeDidChange() {
        if distribution == .fillProportionally { setNeedsUpdateConstraints() }
    }

    /// Replaces the constraints of the arranged views.
    final func rebuildConstraints() {
        NSLayoutConstraint.deactivate(ownConstraints)
        ownConstraints = StackConstraints(self).constraints()
        NSLayoutConstraint.activate(ownConstraints)
        let first = baselineView(isFirst: true)
        let last = baselineView(isFirst: false)
        guard first !== baselineViews.first || last !== baselineViews.last else { return }
        baselineViews.first = first
        baselineViews.last = last
        baselineViewDidChange()
    }

    /// The distance that is asked for after an arranged view.
    final func gap(after view: UIView) -> CGFloat {
        let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
        return gap == Self.spacingUseSystem ? NSLayoutConstraint.systemSpacing : gap
    }

    /// The size of the content within `size`; a width above 0 limits it.
    final func contentSize(within size: CGSize) -> CGSize {
        let natural = fittingSize(.zero, .fittingSizeLevel, .fittingSizeLevel)
        guard size.width > 0, size.width.isFinite, natural.width > size.width else { return natural }
        return fittingSize(CGSize(width: size.width, height: 0), .required, .fittingSizeLevel)
    }

    /// Lets the others make room, or close up, within the animation block that runs; a view that hides shows meanwhile.
    final func animateVisibility(of view: UIView) {
        let stack = AnimationBlockStack.of(layer.context)
        guard stack.isEnabled, let plan = stack.top?.plan, plan.animates, window != nil else { return }
        layoutIfNeeded()
        guard view.isHidden else { return }
        let animation = CABasicAnimation(keyPath: "hidden")
        animation.fromValue = 0.0
        animation.toValue = 0.0
        animation.duration = max(0, plan.duration) + max(0, plan.delay)
        view.layer.add(animation, forKey: "hidden")
    }
}
