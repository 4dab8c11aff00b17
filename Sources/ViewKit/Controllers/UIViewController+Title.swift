extension UIViewController {
    /// Names the controller's tab and navigation item, too, and tells observers.
    final func titleDidChange() {
        ownTabBarItem?.title = title
        ownNavigationItem?.title = title
        KeyValueObservers.didChange("title", of: self)
    }
}
