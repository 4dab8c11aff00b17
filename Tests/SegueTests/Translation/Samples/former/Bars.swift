import UIKit

class Bars: UINavigationController {
    override var childViewControllerForStatusBarStyle: UIViewController? { return topViewController }
    override var childViewControllerForStatusBarHidden: UIViewController? { return topViewController }
    override func prefersHomeIndicatorAutoHidden() -> Bool { return true }
    override func preferredScreenEdgesDeferringSystemGestures() -> UIRectEdge { return .bottom }
    func childViewControllerForStatusBarStyle(_ index: Int) -> UIViewController? { nil }
}
