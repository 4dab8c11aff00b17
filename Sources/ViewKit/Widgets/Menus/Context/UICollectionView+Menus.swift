/// Context menus of items.
extension UICollectionView: MenuList {
    final func menuCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

    final func menuConfiguration(at path: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
    }

    final func highlightPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath) -> UITargetedPreview? {
        delegate?.collectionView(self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
    }

    final func dismissalPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath) -> UITargetedPreview? {
        delegate?.collectionView(self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
    }

    final func performPreview(
        _ configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating
    ) { delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

    final func menuWillDisplay(
        _ configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator) }

    final func menuWillEnd(
        _ configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator) }
}
