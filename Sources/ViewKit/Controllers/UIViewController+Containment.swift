/// Controllers in controllers.
extension UIViewController {
    final func insert(_ child: UIViewController) {
        guard child !== self, child.parentController !== self else { return }
        if child.parentController != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        childControllers.append(child)
        child.parentController = self
    }

    final func leaveParent() {
        guard let parent = parentController else { return }
        parent.childControllers.removeAll { $0 === self }
        parentController = nil
        didMove(toParent: nil)
    }
}
