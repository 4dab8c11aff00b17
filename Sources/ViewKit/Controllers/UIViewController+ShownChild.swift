/// The child that a container shows.
extension UIViewController {
    /// Whether this controller, or one that it shows, keeps the user from dismissing it.
    final var preventsDismissal: Bool { isModalInPresentation || shownChild?.preventsDismissal == true }

    /// Takes over the preferred size of the child that shows, where it has one.
    final func adoptPreferredContentSize() {
        guard let size = shownChild?.preferredContentSize, size != .zero else { return }
        preferredContentSize = size
    }
}
