/// The child that a container shows.
extension UIViewController {
    /// The screen on top of a navigation controller, or the selected one of a tab bar controller; nil for others.
    final var shownChild: UIViewController? {
        switch self {
        case let stack as UINavigationController: stack.topViewController
        case let tabs as UITabBarController: tabs.selectedViewController
        default: nil
        }
    }

    /// Whether this controller, or one that it shows, keeps the user from dismissing it.
    final var preventsDismissal: Bool { isModalInPresentation || shownChild?.preventsDismissal == true }

    /// Takes over the preferred size of the child that shows, where it has one.
    final func adoptPreferredContentSize() {
        guard let size = shownChild?.preferredContentSize, size != .zero else { return }
        preferredContentSize = size
    }
}
