/// Context menus of rows.
extension UITableView: MenuList {
    final func menuCell(at path: IndexPath) -> UIView? { cells[path] }

    final func menuConfiguration(at path: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
    }

    final func highlightPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath) -> UITargetedPreview? {
        delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    final func dismissalPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath) -> UITargetedPreview? {
        delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    final func performPreview(
        _ configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating
    ) { delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

    final func menuWillDisplay(
        _ configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

    final func menuWillEnd(
        _ configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator) }
}
