/// Animations beside those of a context menu that comes or goes.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller whose view is the preview; nil for a preview of the view itself.
    var previewViewController: UIViewController? { get }
    /// Animates what `animations` change beside the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Calls `completion` once the menu has come or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Animations beside those of a preview that was tapped.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The end of the preview.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The end of a preview that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It goes back to where it came from.
    case dismiss
    /// It grows to the size of the screen.
    case pop
}
