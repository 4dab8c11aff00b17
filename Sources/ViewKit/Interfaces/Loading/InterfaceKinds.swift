/// The classes that elements of interface files stand for.
@MainActor enum InterfaceKinds {
    /// The classes of views by their elements.
    static let views: [String: UIView.Type] = [
        "view": UIView.self, "containerView": UIView.self, "label": UILabel.self, "button": UIButton.self,
        "imageView": UIImageView.self, "textField": UITextField.self, "switch": UISwitch.self, "slider": UISlider.self,
        "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self, "pageControl": UIPageControl.self,
        "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
        "control": UIControl.self, "stackView": UIStackView.self, "scrollView": UIScrollView.self,
        "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
        "tableViewCellContentView": UIView.self, "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self, "collectionReusableView": UICollectionReusableView.self,
        "collectionViewCellContentView": UIView.self, "visualEffectView": UIVisualEffectView.self,
        "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self, "toolbar": UIToolbar.self,
        "window": UIWindow.self, "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
    ]

    /// The classes of controllers by their elements.
    static let controllers: [String: UIViewController.Type] = [
        "viewController": UIViewController.self, "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self, "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self,
    ]

    /// The makers of recognizers by their elements.
    static let recognizers: [String: @MainActor () -> UIGestureRecognizer] = [
        "tapGestureRecognizer": { UITapGestureRecognizer() }, "panGestureRecognizer": { UIPanGestureRecognizer() },
        "pinchGestureRecognizer": { UIPinchGestureRecognizer() },
        "rotationGestureRecognizer": { UIRotationGestureRecognizer() },
        "swipeGestureRecognizer": { UISwipeGestureRecognizer() },
        "pongPressGestureRecognizer": { UILongPressGestureRecognizer() },
        "longPressGestureRecognizer": { UILongPressGestureRecognizer() },
        "screenEdgePanGestureRecognizer": { UIScreenEdgePanGestureRecognizer() },
        "gestureRecognizer": { UIGestureRecognizer() },
    ]

    /// The classes of layouts and items by their elements.
    static let layouts: [String: UICollectionViewLayout.Type] = [
        "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
        "collectionViewLayout": UICollectionViewLayout.self,
    ]
    static let barItems: [String: UIBarItem.Type] = ["barButtonItem": UIBarButtonItem.self]
    static let navigationItem = "navigationItem"
    static let tabBarItem = "tabBarItem"

    private static let builtInTypes: Set<ObjectIdentifier> = {
        let others: [AnyClass] = [
            UIBarItem.self, UINavigationItem.self, UITabBarItem.self, UICollectionViewLayout.self, NSObject.self,
        ]
        let types =
            Array(views.values) as [AnyClass] + Array(controllers.values) + Array(layouts.values)
            + Array(barItems.values) + others
        return Set(types.map { ObjectIdentifier($0) })
    }()

    /// Whether `type` is one of ViewKit's classes of which files make objects.
    static func isBuiltIn(_ type: AnyClass) -> Bool { builtInTypes.contains(ObjectIdentifier(type)) }
}
