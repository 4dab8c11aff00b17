import UIKit

final class MainTabBarController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let trips = UINavigationController(rootViewController: TripsViewController(store: TripStore()))
        trips.tabBarItem = UITabBarItem(
            title: String(localized: "Trips"), image: UIImage(systemName: "airplane"), tag: 0)
        let saved = SavedViewController()
        saved.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)
        viewControllers = [trips, saved]
    }
}
