/// Gives an alert its presentation and its transitions; a popover has the system's.
@MainActor final class AlertTransitions: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        AlertPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator(of: presented, presents: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator(of: dismissed, presents: false) }

    private func animator(of controller: UIViewController, presents: Bool) -> AlertAnimator? {
        guard let alert = controller as? UIAlertController, !alert.isPopover else { return nil }
        return AlertAnimator(presents: presents)
    }
}
