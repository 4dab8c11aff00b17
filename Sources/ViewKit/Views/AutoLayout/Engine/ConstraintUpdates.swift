/// The views below a host whose `updateConstraints()` is to be called.
@MainActor final class ConstraintUpdates {
    /// The number of passes after which views that go on asking are left out.
    private static let passLimit = 8

    private var views: [WaitingView] = []

    func append(_ view: UIView) { views.append(WaitingView(view: view)) }

    /// Calls `updateConstraints()` of the views that wait, the deepest first, until none waits or a bound is reached.
    ///
    /// Returns the first view that goes on asking, `host` where it is gone; nil where none does.
    func perform(in host: UIView) -> UIView? {
        for _ in 0..<Self.passLimit where !views.isEmpty { performPass(in: host) }
        guard !views.isEmpty else { return nil }
        return views.compactMap(\.view).first ?? host
    }

    /// Forgets the views that go on asking.
    func removeAll() {
        for case let view? in views.map(\.view) { view.constraintState?.needsUpdateConstraints = false }
        views.removeAll()
    }

    private func performPass(in host: UIView) {
        var waiting: [(view: UIView, depth: Int)] = []
        for case let view? in views.map(\.view) where view.isDescendant(of: host) {
            waiting.append((view, view.depth))
        }
        views.removeAll()
        waiting.sort { $0.depth > $1.depth }
        for (view, _) in waiting where view.constraintState?.needsUpdateConstraints == true {
            view.constraintState?.needsUpdateConstraints = false
            view.performUpdateConstraints()
        }
    }
}

/// A view that waits for an update; not kept alive, as it may be the host.
struct WaitingView {
    weak var view: UIView?
}
