import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        #if SHOP_CARDS
        window?.rootViewController = CardScreen()
        #else
        window?.rootViewController = MissingScreen()
        #endif
        window?.makeKeyAndVisible()
        return true
    }
}
