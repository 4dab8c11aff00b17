/// The open classes of UIKit that have no initializer without arguments, from which a subclass inherits none either.
enum ClassesWithoutInit {
    /// The names; a test compares them with what the compiler accepts.
    static let names: Set<String> = [
        "CAValueFunction", "NSCollectionLayoutAnchor", "NSCollectionLayoutBoundarySupplementaryItem",
        "NSCollectionLayoutDecorationItem", "NSCollectionLayoutDimension", "NSCollectionLayoutEdgeSpacing",
        "NSCollectionLayoutGroup", "NSCollectionLayoutGroupCustomItem", "NSCollectionLayoutItem",
        "NSCollectionLayoutSection", "NSCollectionLayoutSize", "NSCollectionLayoutSpacing",
        "NSCollectionLayoutSupplementaryItem", "NSLayoutDimension", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor",
        "UIAlertAction", "UIApplication", "UIBlurEffect", "UICollectionView", "UICollectionViewCompositionalLayout",
        "UICollectionViewController", "UICollectionViewDiffableDataSource", "UICollectionViewTransitionLayout",
        "UIContextMenuInteraction", "UIContextualAction", "UIListContentView", "UIMenuElement", "UINib", "UIPasteboard",
        "UIPopoverPresentationController", "UIPresentationController", "UIPreviewTarget", "UISceneConfiguration",
        "UISceneSession", "UISheetPresentationController", "UIStoryboard", "UIStoryboardSegue",
        "UIStoryboardUnwindSegueSource", "UISwipeActionsConfiguration", "UITableViewDiffableDataSource",
        "UITargetedPreview", "UITextInputPasswordRules", "UIUpdateInfo", "UIUpdateLink", "UIWindowScene",
    ]
}
