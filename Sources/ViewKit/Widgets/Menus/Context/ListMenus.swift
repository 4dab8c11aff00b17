/// A list whose rows have context menus.
@MainActor protocol MenuList: SwipedList {
    /// The menu of the row at `path`, which is pressed at `point` of the content; nil for none.
    func menuConfiguration(at path: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
    /// The cell of the row at `path`; nil where it has none.
    func menuCell(at path: IndexPath) -> UIView?
    /// The preview that is lifted for the row at `path`; nil for its cell.
    func highlightPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath) -> UITargetedPreview?
    /// The preview to which the menu of the row at `path` goes; nil for its cell.
    func dismissalPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath) -> UITargetedPreview?
    /// The preview was tapped.
    func performPreview(
        _ configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
    /// The menu is about to come.
    func menuWillDisplay(
        _ configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    /// The menu is about to go.
    func menuWillEnd(_ configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
}

/// The context menus of a list's rows.
final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
    private weak var list: (any MenuList)?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    private var path: IndexPath?

    init(of list: any MenuList) {
        self.list = list
        super.init()
        list.addInteraction(interaction)
    }

    private var cellPreview: UITargetedPreview? {
        guard let cell = path.flatMap({ list?.menuCell(at: $0) }), cell.window != nil else { return nil }
        return UITargetedPreview(view: cell)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let list, let row = list.swipedRow(at: location) else { return nil }
        path = row.path
        return list.menuConfiguration(at: row.path, point: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        path.flatMap { list?.highlightPreview(configuration, at: $0) } ?? cellPreview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        path.flatMap { list?.dismissalPreview(configuration, at: $0) } ?? cellPreview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { list?.performPreview(configuration, animator: animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list?.menuWillDisplay(configuration, animator: animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list?.menuWillEnd(configuration, animator: animator) }
}
