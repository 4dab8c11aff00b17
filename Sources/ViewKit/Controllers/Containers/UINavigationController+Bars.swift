/// The bars at the top and the bottom of the stack.
extension UINavigationController {
    /// The duration of showing and hiding the bars, in seconds.
    public class var hideShowBarDuration: CGFloat { 0.2 }
    /// The height of a window, in points, below which one that is wider has bars of little height.
    private static var compactHeight: CGFloat { 500 }

    /// Whether the window is as low as that of a phone that lies on its side.
    final var isOnItsSide: Bool {
        guard let size = view.window?.bounds.size else { return false }
        return size.width > size.height && size.height < Self.compactHeight
    }

    /// Moves the bars to their positions, alongside a transition that runs, and updates the screens' safe areas.
    final func barsChanged(animated: Bool) {
        guard isViewLoaded else { return }
        navigationBar.isHidden = false
        toolbar.isHidden = false
        tellScreens()
        let end = { [weak self] in
            guard let self else { return }
            navigationBar.isHidden = isNavigationBarHidden
            toolbar.isHidden = isToolbarHidden
        }
        guard animated, view.window != nil else {
            placeBars()
            return end()
        }
        if let coordinator = activeTransition?.coordinator {
            _ = coordinator.animate(alongsideTransition: { _ in self.placeBars() }, completion: { _ in end() })
        } else {
            UIView.animate(withDuration: Self.hideShowBarDuration) {
                self.placeBars()
                self.view.layoutIfNeeded()
            } completion: { _ in
                end()
            }
        }
    }

    /// Shows the items of the screens of now at once.
    final func showBarItems() {
        navigationBar.take(stack.map(\.navigationItem))
        toolbar.items = stack.last?.toolbarItems
    }

    /// Animates the bars' items to those of the present stack alongside `context`; where that is cancelled, shows the
    /// items of the stack before it again.
    final func moveBarItems(beside context: TransitionContext, isPop: Bool) {
        toolbar.items = stack.last?.toolbarItems
        let items = stack.map(\.navigationItem)
        let move = stack.last.flatMap { top in
            isNavigationBarHidden
                ? nil
                : navigationBar.startMove(
                    to: items, isPop: isPop, standardWeight: top.barWeight(at: .top), titleHeight: titleHeight(of: top))
        }
        if move == nil { navigationBar.take(items) }
        _ = context.coordinator?.animate(
            alongsideTransition: { [weak self] _ in
                move?.run()
                self?.moveBars()
                self?.adoptPreferredContentSize()
            },
            completion: { [weak self] context in
                move?.end(!context.isCancelled)
                if context.isCancelled { self?.showBarItems() }
                self?.settleBars()
                self?.adoptPreferredContentSize()
            })
    }

    /// Moves all bars to their positions for the screen on top; called inside an animation.
    private func moveBars() {
        barsWait = false
        placeBars()
        navigationBar.layoutIfNeeded()
        toolbar.background.standardWeight = stack.last?.barWeight(at: .bottom) ?? 0
        parentController?.placeBars()
        parentController?.followContent()
    }

    /// Places all bars after a transition has ended.
    final func settleBars() {
        barsWait = false
        guard isViewLoaded else { return }
        view.announceSafeArea()
        followContent()
        parentController?.placeBars()
        parentController?.followContent()
    }
}

/// The view of a navigation controller.
@MainActor final class NavigationView: UIView {
    weak var navigation: UINavigationController?

    override class var mayDraw: Bool { false }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let navigation, !navigation.barsWait { navigation.placeBars() }
    }
}
