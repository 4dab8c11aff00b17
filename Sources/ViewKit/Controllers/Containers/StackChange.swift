/// A change of a navigation controller's stack: its operation, and the stacks before and after.
struct StackChange {
    var operation: UINavigationController.Operation
    var old, new: [UIViewController]
    var animated: Bool

    /// The screens that come, the lowest first.
    var added: [UIViewController] { new.filter { screen in !old.contains { $0 === screen } } }
    /// The screens that go, the lowest first.
    var removed: [UIViewController] { old.filter { screen in !new.contains { $0 === screen } } }
    /// The screen on top before.
    var from: UIViewController? { old.last }
    /// The screen on top afterwards.
    var to: UIViewController? { new.last }

    /// A change from `old` to `new`: a push where the new top is new, a pop where it lay in the stack, neither where it stays.
    init(from old: [UIViewController], to new: [UIViewController], animated: Bool) {
        self.old = old
        self.new = new
        self.animated = animated
        if let top = new.last, top !== old.last {
            operation = old.contains { $0 === top } ? .pop : .push
        } else {
            operation = .none
        }
    }
}
