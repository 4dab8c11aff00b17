/// Is called for taps on a tab bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    /// The user tapped on `item`.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Nothing by default.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
