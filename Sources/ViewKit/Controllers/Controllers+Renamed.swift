/// The names from before Swift 4.2.
extension UIViewController {
    /// See `addChild(_:)`.
    @available(*, deprecated, renamed: "addChild(_:)")
    public final func addChildViewController(_ childController: UIViewController) { addChild(childController) }

    /// See `removeFromParent()`.
    @available(*, deprecated, renamed: "removeFromParent()")
    public final func removeFromParentViewController() { removeFromParent() }

    /// See `children`.
    @available(*, deprecated, renamed: "children")
    public final var childViewControllers: [UIViewController] { children }

    /// See `willMove(toParent:)`.
    @available(*, deprecated, renamed: "willMove(toParent:)")
    public final func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

    /// See `didMove(toParent:)`.
    @available(*, deprecated, renamed: "didMove(toParent:)")
    public final func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }

    /// See `isMovingToParent`.
    @available(*, deprecated, renamed: "isMovingToParent")
    public final var isMovingToParentViewController: Bool { isMovingToParent }

    /// See `isMovingFromParent`.
    @available(*, deprecated, renamed: "isMovingFromParent")
    public final var isMovingFromParentViewController: Bool { isMovingFromParent }
}

/// See `UINavigationController.Operation`.
@available(*, deprecated, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation
