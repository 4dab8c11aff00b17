/// The appearance callbacks of a view that is added to a window, or removed from one, directly.
///
/// Containers, presentations and windows begin the appearing or disappearing before they move the view; where none has,
/// it begins and ends with the change of the view's window.
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
