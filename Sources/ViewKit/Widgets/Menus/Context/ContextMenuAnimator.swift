/// The animations and completions that a delegate adds to a context menu that comes, goes or is committed.
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    /// The duration of added animations, in seconds; about that of the springs of the menu.
    private static let duration = 0.4

    init(_ controller: UIViewController?) {
        previewViewController = controller
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Calls the completions of `other` after its own.
    func add(_ other: ContextMenuAnimator) {
        other.start()
        completions.append { other.finish() }
    }

    /// Starts the added animations.
    func start() {
        guard !animations.isEmpty else { return }
        let added = animations
        animations = []
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [.allowUserInteraction]
        ) { for body in added { body() } }
    }

    /// Calls the completions, once.
    func finish() {
        let added = completions
        completions = []
        for body in added { body() }
    }
}
