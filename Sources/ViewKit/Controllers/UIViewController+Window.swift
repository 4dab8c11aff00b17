/// The appearance of a view that is put into a window, or taken out of one, by hand.
///
/// Containers, presentations and windows begin the movement before they touch the view; where nobody did, it comes and goes
/// with the view's window.
extension UIViewController {
    final func viewWillMove(toWindow window: UIWindow?) {
        let arrives = window != nil
        guard appearance == (arrives ? .disappeared : .appeared) else { return }
        guard let parent = parentController else { return beginWithWindow(arrives) }
        guard parent.shouldAutomaticallyForwardAppearanceMethods, !parent.choosesShownChildren else { return }
        switch parent.appearance {
        case .appeared: beginWithWindow(arrives)
        // It ends together with its parent.
        case .appearing(let animated, _) where arrives: beginAppearanceTransition(true, animated: animated)
        default: return
        }
    }

    private func beginWithWindow(_ arrives: Bool) {
        movesWithWindow = true
        beginAppearanceTransition(arrives, animated: false)
    }

    final func viewDidMove(toWindow window: UIWindow?) {
        guard movesWithWindow else { return }
        movesWithWindow = false
        endAppearance(window != nil)
    }
}
