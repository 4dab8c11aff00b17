/// Pops the top screen by a swipe from the left edge, where the navigation controller's own slide would show.
@MainActor final class NavigationPopDrag: NSObject, UIGestureRecognizerDelegate {
    private unowned let navigation: UINavigationController
    /// Drives the pop while the finger is down; nil without one. The transition keeps it until it is over.
    private(set) var interaction: UIPercentDrivenInteractiveTransition?
    /// Whether the navigation controller's delegate was asked for an animator for the pop, and gave none.
    private(set) var lacksOwnAnimator = false

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
    }

    func makeRecognizer() -> UIScreenEdgePanGestureRecognizer {
        let recognizer = UIScreenEdgePanGestureRecognizer(target: self, action: NavigationPopDrag.handlePan(_:))
        recognizer.edges = .left
        recognizer.delegate = self
        return recognizer
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let screens = navigation.viewControllers
        guard screens.count > 1, navigation.transitionCoordinator == nil else { return false }
        // A screen that zooms has gestures of its own, from the edge too.
        if screens[screens.count - 1].preferredTransition?.isZoom == true { return false }
        lacksOwnAnimator =
            navigation.delegate?.navigationController(
                navigation, animationControllerFor: .pop, from: screens[screens.count - 1],
                to: screens[screens.count - 2]) == nil
        return lacksOwnAnimator
    }

    private func handlePan(_ pan: UIScreenEdgePanGestureRecognizer) {
        if pan.state == .began { begin() }
        let gradient = SIMD2(1 / Double(max(1, navigation.transitionView.bounds.width)), 0)
        interaction?.follow(pan, gradient: gradient, in: navigation.transitionView)
        if pan.state != .began, pan.state != .changed {
            interaction = nil
            lacksOwnAnimator = false
        }
    }

    /// Begins the pop; with another delegate of the recognizer also by an animator of the navigation controller's delegate, and
    /// then by the interaction controller that this gives.
    private func begin() {
        guard navigation.viewControllers.count > 1, navigation.transitionCoordinator == nil else { return }
        interaction = UIPercentDrivenInteractiveTransition()
        navigation.popViewController(animated: true)
        // A transition that could not start.
        if navigation.activeTransition?.interaction !== interaction { interaction = nil }
    }
}
