import UIKit

class MainTabBarController: UITabBarController, UITabBarControllerDelegate {
    override func awakeFromNib() {
        super.awakeFromNib()
        delegate = self
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        guard let controllers = tabBarController.viewControllers,
            let from = controllers.firstIndex(of: fromVC), let to = controllers.firstIndex(of: toVC)
        else { return nil }
        return TabSlideAnimator(direction: to > from ? .left : .right)
    }
}
