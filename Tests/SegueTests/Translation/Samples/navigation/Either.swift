import UIKit

final class Leave: UIPercentDrivenInteractiveTransition {
    weak var controller: UIViewController?

    func attach(to viewController: UIViewController) { controller = viewController }

    func leave() {
        if let stack = controller?.navigationController {
            stack.popViewController(animated: true)
        } else {
            controller?.dismiss(animated: true)
        }
    }
}

final class TabSwipe: UIPercentDrivenInteractiveTransition {
    weak var tabs: UITabBarController?

    func swipe() { tabs?.selectedIndex += 1 }
}
