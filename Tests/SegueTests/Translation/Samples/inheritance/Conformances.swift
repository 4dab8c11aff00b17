import UIKit

extension Coordinator: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        slide.isPresenting = operation == .push
        return slide
    }
}

extension Coordinator: UIViewControllerTransitioningDelegate {}

extension Hidden: UITabBarControllerDelegate {}
