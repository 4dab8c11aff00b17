/// The same for tasks: each waits until its transition is over.
///
/// As the completions of `present` and `dismiss` are not called where nothing comes or goes, these do not return then.
extension UIViewController {
    /// See `present(_:animated:completion:)`.
    public final func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
        await withCheckedContinuation { end in
            present(viewControllerToPresent, animated: flag) { end.resume() }
        }
    }

    /// See `dismiss(animated:completion:)`.
    public final func dismiss(animated flag: Bool) async {
        await withCheckedContinuation { end in dismiss(animated: flag) { end.resume() } }
    }

    /// See `transition(from:to:duration:options:animations:completion:)`; returns whether the animations finished.
    @discardableResult
    public final func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?
    ) async -> Bool {
        await withCheckedContinuation { end in
            transition(
                from: fromViewController, to: toViewController, duration: duration, options: options,
                animations: animations
            ) { end.resume(returning: $0) }
        }
    }
}
