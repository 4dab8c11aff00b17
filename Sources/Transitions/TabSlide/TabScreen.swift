#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A screen of a tab bar that slides to its neighbours; a horizontal drag goes to one of them.
class TabScreen: UIViewController {
    /// The drag; nil before the view is loaded.
    private(set) final var drag: GestureDrivenTransition?
    /// From the sides to what a screen shows, in points.
    static let margin: CGFloat = 20

    override func viewDidLoad() {
        super.viewDidLoad()
        drag = PanDrivenTransition(.horizontal, in: self, travel: { $0.width }) { [unowned self] direction, _ in
            guard let tabs = tabBarController, let count = tabs.viewControllers?.count else { return nil }
            let neighbour = tabs.selectedIndex + (direction == .left ? 1 : -1)
            return (0..<count).contains(neighbour) ? { [unowned tabs] in tabs.selectedIndex = neighbour } : nil
        }
    }
}
