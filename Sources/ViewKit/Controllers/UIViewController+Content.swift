/// The content that the bars around a controller follow.
extension UIViewController {
    /// Makes the bars at `edge` follow the content of `scrollView`; nil for what is found, which is the controller's view,
    /// its first subview, or the first one of that and so on.
    public final func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        choose(scrollView, for: edge)
    }
    /// The same for all edges.
    public final func setContentScrollView(_ scrollView: UIScrollView?) { choose(scrollView, for: .all) }

    /// The distance, in points, that content scrolls under a bar until the bar has its appearance over content in full;
    /// a choice, as Apple's value is not published.
    private static let fadeLength: CGFloat = 16

    /// The scroll view that was set, or else is found for `edge`: the controller's view, its first subview, or the first one
    /// of that and so on.
    final func content(at edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let chosen = edge == .top ? followed.chosenTop : followed.chosenBottom { return chosen }
        var view = viewIfLoaded
        while let current = view {
            if let scroll = current as? UIScrollView { return scroll }
            view = current.children.first
        }
        return nil
    }

    final func choose(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        if edge.contains(.top) { followed.chosenTop = scrollView }
        if edge.contains(.bottom) { followed.chosenBottom = scrollView }
        contentMoved()
    }

    /// The scroll view at `edge`, which reports its scrolling to this controller from now on; nil where there is none.
    final func followedContent(at edge: NSDirectionalRectEdge) -> UIScrollView? {
        let content = contentScrollView(for: edge)
        if edge == .top, content !== followed.top {
            if followed.top?.screen === self { followed.top?.leaveScreen() }
            followed.top = content
        }
        if let content, content.screen !== self { content.screen = self }
        return content
    }

    /// The fraction, 0 to 1, to which the bar at `edge` has its appearance over content; 0 where nothing scrolls there.
    final func barWeight(at edge: NSDirectionalRectEdge) -> CGFloat {
        guard let content = followedContent(at: edge) else { return 0 }
        return min(1, max(0, content.overlap(at: edge) / Self.fadeLength))
    }

    /// Updates the bars of all containers around; called when the content, or its scroll position, has changed.
    final func contentMoved() {
        var next = parentController
        while let controller = next {
            controller.followContent()
            next = controller.parentController
        }
    }

    /// Returns the final vertical content offset of `scroll` near `y`, in points: a large title is never left half
    /// collapsed.
    final func restingOffset(near y: CGFloat, of scroll: UIScrollView) -> CGFloat {
        let start = -scroll.restingInsets.top
        guard navigationItem.hasLargeTitle, followed.top === scroll,
            parentController?.collapsingContent(of: self) === scroll,
            y > start, y < start + LargeTitleView.height
        else { return y }
        let isCollapsed = y - start > LargeTitleView.greatestReturn
        return scroll.limited(isCollapsed ? start + LargeTitleView.height : start, .y)
    }

    /// Whether the controller's view reaches to `edge` under a bar that is translucent or not.
    final func reaches(_ edge: UIRectEdge, under isTranslucent: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
    }

    /// Updates the container's bars and layout and the safe area; called when a property has changed that determines
    /// the view's frame in a container.
    final func placeChanged() {
        guard let parentController else { return }
        parentController.followContent()
        parentController.viewIfLoaded?.setNeedsLayout()
        viewIfLoaded?.announceSafeArea()
    }
}

/// Views and items that are created on first access.
extension UIViewController {
    /// An empty view as large as the screen.
    final var emptyView: UIView {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }

    /// The item of the tab, with the controller's title at first.
    final var madeTabBarItem: UITabBarItem {
        if let ownTabBarItem { return ownTabBarItem }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        ownTabBarItem = item
        return item
    }

    /// The button that begins the editing of the content, and ends it.
    final var madeEditButtonItem: UIBarButtonItem {
        if let ownEditButtonItem { return ownEditButtonItem }
        let item = UIBarButtonItem()
        item.send = { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        ownEditButtonItem = item
        showEditing()
        return item
    }

    /// Shows on the edit button whether the content is edited.
    final func showEditing() {
        ownEditButtonItem?.style = editsContent ? .done : .plain
        ownEditButtonItem?.title = editsContent ? "Done" : "Edit"
    }

    /// The item of the navigation bar, with the controller's title at first.
    final var madeNavigationItem: UINavigationItem {
        if let ownNavigationItem { return ownNavigationItem }
        let item = UINavigationItem()
        item.title = title
        ownNavigationItem = item
        return item
    }
}

/// The scroll views that the bars around a controller follow.
struct ObservedScrollViews {
    /// The scroll views that were set for the edges, in place of those found in the view hierarchy.
    weak var chosenTop: UIScrollView?
    weak var chosenBottom: UIScrollView?
    /// The scroll view that the bar at the top follows now.
    weak var top: UIScrollView?
}
