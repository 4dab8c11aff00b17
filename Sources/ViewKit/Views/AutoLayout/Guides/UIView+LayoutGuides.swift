/// The guides of a view.
extension UIView {
    /// The guides added to the view.
    public var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }

    /// Adds `layoutGuide`, removing it from another view.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        madeConstraintState.guides.append(layoutGuide)
    }

    /// Removes `layoutGuide` with the constraints that mention it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, let state = constraintState else { return }
        for constraint in layoutGuide.mentions { constraint.deactivate() }
        layoutGuide.rectangle?.engine?.removeRectangle(of: layoutGuide)
        layoutGuide.owningView = nil
        state.guides.removeIdentical(to: layoutGuide)
    }

    /// The part of the bounds that neither the screen's edges nor bars cover.
    public var safeAreaLayoutGuide: UILayoutGuide {
        guide(\.safeArea) { InsetLayoutGuide(in: $0, "safeAreaLayoutGuide", \.safeAreaInsets) }
    }

    /// The part of the bounds inside the layout margins.
    public var layoutMarginsGuide: UILayoutGuide {
        guide(\.margins) { InsetLayoutGuide(in: $0, "layoutMarginsGuide", \.layoutMargins) }
    }

    /// The part of the margins' area that is no wider than lines of text are easy to read: at most 672 points.
    public var readableContentGuide: UILayoutGuide { guide(\.readableContent, ReadableLayoutGuide.init) }

    /// The area of the keyboard.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        guide(\.keyboard) {
            let guide = UIKeyboardLayoutGuide()
            guide.identifier = "keyboardLayoutGuide"
            guide.owningView = $0
            return guide
        }
    }

    final func guide<Guide: UILayoutGuide>(
        _ path: WritableKeyPath<SystemLayoutGuides, Guide?>, _ make: (UIView) -> Guide
    ) -> Guide {
        let state = madeConstraintState
        if let guide = state.systemGuides[keyPath: path] { return guide }
        let guide = make(self)
        state.systemGuides[keyPath: path] = guide
        return guide
    }

    /// Called when insets of the view changed: guides follow in the next layout.
    final func layoutGuidesDidChange() {
        guard let state = constraintState else { return }
        state.systemGuides.forEach { guide in
            guard let rectangle = guide.rectangle, let engine = rectangle.engine else { return }
            engine.pinsDidChange(of: rectangle)
        }
    }
}

/// The guides of a scroll view.
extension UIScrollView {
    /// The content; constraints to its edges determine `contentSize`.
    public var contentLayoutGuide: UILayoutGuide {
        guide(\.scrollContent) { _ in ScrollContentLayoutGuide(in: self) }
    }

    /// The visible area, in the coordinates of the content.
    public var frameLayoutGuide: UILayoutGuide {
        guide(\.scrollFrame) { _ in ScrollFrameLayoutGuide(in: self) }
    }

    /// Sets the content's size where constraints determine it.
    final func fitContentToConstraints() {
        guard let rectangle = constraintState?.systemGuides.scrollContent?.rectangle, let engine = rectangle.engine
        else {
            return
        }
        // Tables and collections know their contents' sizes.
        guard !(self is UITableView), !(self is UICollectionView) else { return }
        let solved = engine.frame(of: rectangle).size
        var size = contentSize
        if rectangle.variables[.width] != nil { size.width = solved.width }
        if rectangle.variables[.height] != nil { size.height = solved.height }
        if size != contentSize { contentSize = size }
    }
}
