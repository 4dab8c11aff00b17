/// The views of the bar's items, and their heights.
extension UINavigationBar {
    /// The height of the row of buttons, in points, without what the screen's edge adds.
    final var rowHeight: CGFloat { background.isCompact ? 32 : 44 }

    /// The height that the row of buttons has in the bar as high as it is: all of it in one alone, without a large title.
    final var shownRowHeight: CGFloat {
        goBack == nil && stack.last?.hasLargeTitle != true ? bounds.height : min(rowHeight, bounds.height)
    }

    /// The height with all of a large title, where the item on top has one.
    final var fullHeight: CGFloat { rowHeight + (stack.last?.hasLargeTitle == true ? LargeTitleView.height : 0) }

    /// Replaces the items, without animation.
    final func take(_ items: [UINavigationItem]) {
        stack = items
        rebuild()
    }

    /// Decides which of `items`, the lowest first, have a large title: one that leaves it open does as the one below.
    final func decideLargeTitles(of items: [UINavigationItem]) {
        var isLarge = true
        for item in items {
            switch item.largeTitleDisplayMode {
            case .automatic: break
            case .always: isLarge = true
            case .never: isLarge = false
            }
            item.hasLargeTitle = isLarge && prefersLargeTitles && !background.isCompact
        }
    }

    private func content(of items: [UINavigationItem], standardWeight: CGFloat) -> NavigationBarContent? {
        guard let top = items.last else { return nil }
        let content = NavigationBarContent(
            top, back: items.dropLast().last, style: style(of: top, standardWeight: standardWeight))
        content.backButton.addTarget(self, action: UINavigationBar.handleBack, for: .touchUpInside)
        content.rowHeight = shownRowHeight
        content.frame = bounds
        addSubview(content)
        return content
    }

    private func style(of item: UINavigationItem, standardWeight: CGFloat) -> TitleStyle {
        let shown = background.shown(of: item.appearances, standardWeight: standardWeight)
        return TitleStyle(
            shown?.titleTextAttributes ?? titleTextAttributes,
            large: shown?.largeTitleTextAttributes ?? largeTitleTextAttributes)
    }

    final func rebuild() {
        for content in contents { content.letGo() }
        decideLargeTitles(of: stack)
        background.show(item: stack.last?.appearances)
        // A hidden bar makes no views.
        contents = isHidden ? [] : [content(of: stack, standardWeight: background.standardWeight)].compactMap { $0 }
        isMoving = false
        for item in stack {
            item.bar = self
            item.whenChanged = { [weak self] in self?.itemChanged() }
        }
        listen(to: stack.last)
        setNeedsLayout()
    }

    private func listen(to item: UINavigationItem?) {
        for button in (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? []) {
            button.whenChanged = { [weak self] in self?.itemChanged() }
        }
    }

    final func itemChanged() {
        guard !isMoving else { return }
        rebuild()
        whenHeightChanged?()
    }

    /// Makes the bar high or low, for a screen of that kind; whether that is a change.
    final func setCompact(_ isCompact: Bool) -> Bool {
        guard isCompact != background.isCompact else { return false }
        background.isCompact = isCompact
        if !isMoving { rebuild() }
        return true
    }

    /// Shows how far content has come under the bar: 0 for not at all, 1 for well under it.
    final func show(standardWeight: CGFloat) {
        guard standardWeight != background.standardWeight else { return }
        let crosses = (standardWeight < 0.5) != (background.standardWeight < 0.5)
        background.standardWeight = standardWeight
        if crosses, let item = stack.last { contents.last?.show(style(of: item, standardWeight: standardWeight)) }
    }

    /// Fades the content in, after it was changed.
    final func fadeIn() {
        guard window != nil, let content = contents.last else { return }
        content.layoutIfNeeded()
        content.alpha = 0
        UIView.animate(withDuration: 0.25) { content.alpha = 1 }
    }

    private func handleBack() {
        if let goBack { goBack() } else { popItem(animated: true) }
    }

    /// A transition of the contents from one item to another: `run` moves them, `end` applies the new items, or
    /// restores the previous ones.
    struct Move {
        var run: () -> Void
        var end: (Bool) -> Void
    }

    /// Puts the content of the last of `items` where it comes from; nil where there is nothing to move. `standardWeight` says how far
    /// content will have come under the bar, and `titleHeight` how high a large title will be where a controller has the bar.
    final func startMove(
        to items: [UINavigationItem], isPop: Bool, standardWeight: CGFloat, titleHeight: CGFloat? = nil
    ) -> Move? {
        if isMoving { rebuild() }
        layoutIfNeeded()
        decideLargeTitles(of: items)
        guard let old = contents.last, let new = content(of: items, standardWeight: standardWeight) else { return nil }
        if let titleHeight { (old.restingTitleHeight, new.restingTitleHeight) = (old.largeTitleRoom, titleHeight) }
        let before = stack
        isMoving = true
        moves += 1
        let number = moves
        var moveBackground: () -> Void = {}
        UIView.performWithoutAnimation {
            new.layoutIfNeeded()
            new.adoptBackButton(of: old)
            new.move(to: isPop ? .behind : .ahead)
            new.layoutIfNeeded()
            moveBackground = background.beginTransition(to: items.last?.appearances, standardWeight: standardWeight)
        }
        contents = [old, new]
        stack = items
        return Move {
            moveBackground()
            old.move(to: isPop ? .ahead : .behind)
            new.move(to: .shown)
        } end: { [weak self] finished in
            if let self, moves == number { take(finished ? items : before) }
        }
    }
}
