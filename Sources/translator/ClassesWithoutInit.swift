/// The open classes of UIKit that have no initializer without arguments, from which a subclass inherits none either.
enum ClassesWithoutInit {
    /// The names; a test compares them with what the compiler accepts.
    static let names: Set<String> = [
        "CAValueFunction", "NSLayoutDimension", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "UIAlertAction",
        "UIApplication", "UIBlurEffect", "UICollectionView", "UICollectionViewController",
        "UICollectionViewDiffableDataSource", "UICollectionViewTransitionLayout", "UIListContentView", "UIPasteboard",
        "UIPopoverPresentationController",
        "UIPresentationController", "UISceneConfiguration", "UISceneSession", "UISheetPresentationController",
        "UINib", "UIStoryboard", "UIStoryboardSegue", "UIStoryboardUnwindSegueSource", "UITableViewDiffableDataSource",
        "UITextInputPasswordRules", "UIWindowScene",
    ]
}
