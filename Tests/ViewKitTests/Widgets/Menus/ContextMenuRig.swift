@testable import ViewKit

/// A view with a context menu, and the log of what its delegate is called for.
@MainActor final class ContextMenuRig: NSObject, UIContextMenuInteractionDelegate {
    let rig = MenuRig()
    let square: UIView
    private(set) lazy var interaction = rig.host.run { UIContextMenuInteraction(delegate: self) }
    var configuration: UIContextMenuConfiguration?
    var commitStyle: UIContextMenuInteractionCommitStyle?
    /// Called when the preview was tapped.
    var whenCommitted: (UIViewController?) -> Void = { _ in }
    /// The middle of the square.
    static let middle = (x: 100.0, y: 160.0)

    override init() {
        square = rig.host.run { UIView(frame: CGRect(x: 60, y: 120, width: 80, height: 80)) }
        super.init()
        rig.host.run {
            let menu = rig.menu("One", "Two")
            configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
            square.backgroundColor = .systemRed
            rig.screen.view.addSubview(square)
            square.addInteraction(interaction)
        }
        rig.step()
    }

    /// Presses the square for `seconds`.
    func press(_ seconds: Double = 1) {
        rig.press(Self.middle.x, Self.middle.y)
        rig.step(seconds)
    }

    /// Opens the menu, and lifts the finger.
    func open() {
        press(0.6)
        rig.lift()
        rig.step(1)
    }

    /// The frame of the preview; nil without one.
    var card: CGRect? { rig.presentation?.card?.frame }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        rig.log.add("ask \(Int(location.x)) \(Int(location.y))")
        return configuration
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        rig.log.add("highlight")
        return nil
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        rig.log.add("dismissal")
        return nil
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        rig.log.add("commit")
        if let commitStyle { animator.preferredCommitStyle = commitStyle }
        animator.addCompletion { [rig, whenCommitted] in
            rig.log.add("committed")
            whenCommitted(animator.previewViewController)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        rig.log.add("display")
        animator?.addCompletion { [log = rig.log] in log.add("displayed") }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        rig.log.add("end")
        animator?.addCompletion { [log = rig.log] in log.add("ended") }
    }
}
