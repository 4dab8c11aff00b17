/// The outlets of ViewKit's own classes.
@MainActor enum BuiltInOutlets {
    /// Sets the outlet `name` of `object`; false where its class has none of that name, or for other objects.
    static func set(_ name: String, of object: AnyObject, to value: AnyObject) -> Bool {
        switch object {
        case let object as UITableView: setOutlet(name, of: object, to: value)
        case let object as UICollectionView: setOutlet(name, of: object, to: value)
        case let object as UITableViewCell: setOutlet(name, of: object, to: value)
        case let object as UIViewController: setOutlet(name, of: object, to: value)
        default: setDelegate(name, of: object, to: value)
        }
    }

    private static func setOutlet(_ name: String, of table: UITableView, to value: AnyObject) -> Bool {
        switch (name, value) {
        case ("dataSource", let value as any UITableViewDataSource): table.dataSource = value
        case ("delegate", let value as any UITableViewDelegate): table.delegate = value
        case ("tableHeaderView", let value as UIView): table.tableHeaderView = value
        case ("tableFooterView", let value as UIView): table.tableFooterView = value
        default: return false
        }
        return true
    }

    private static func setOutlet(_ name: String, of collection: UICollectionView, to value: AnyObject) -> Bool {
        switch (name, value) {
        case ("dataSource", let value as any UICollectionViewDataSource): collection.dataSource = value
        case ("delegate", let value as any UICollectionViewDelegate): collection.delegate = value
        default: return false
        }
        return true
    }

    private static func setOutlet(_ name: String, of cell: UITableViewCell, to value: AnyObject) -> Bool {
        guard let view = value as? UIView else { return false }
        switch name {
        case "backgroundView": cell.backgroundView = view
        case "selectedBackgroundView": cell.selectedBackgroundView = view
        case "accessoryView": cell.accessoryView = view
        default: return false
        }
        return true
    }

    private static func setOutlet(_ name: String, of controller: UIViewController, to value: AnyObject) -> Bool {
        switch (name, value) {
        // The loader sets it before all others.
        case ("view", is UIView): break
        case ("delegate", let value as any UINavigationControllerDelegate):
            guard let controller = controller as? UINavigationController else { return false }
            controller.delegate = value
        case ("delegate", let value as any UITabBarControllerDelegate):
            guard let controller = controller as? UITabBarController else { return false }
            controller.delegate = value
        case ("transitioningDelegate", let value as any UIViewControllerTransitioningDelegate):
            controller.transitioningDelegate = value
        default: return false
        }
        return true
    }

    private static func setDelegate(_ name: String, of object: AnyObject, to value: AnyObject) -> Bool {
        switch (name, object, value) {
        case ("delegate", let object as UIScrollView, let value as any UIScrollViewDelegate): object.delegate = value
        case ("delegate", let object as UITextField, let value as any UITextFieldDelegate): object.delegate = value
        case ("delegate", let object as UIGestureRecognizer, let value as any UIGestureRecognizerDelegate):
            object.delegate = value
        case ("delegate", let object as UINavigationBar, let value as any UINavigationBarDelegate):
            object.delegate = value
        case ("delegate", let object as UITabBar, let value as any UITabBarDelegate): object.delegate = value
        case ("delegate", let object as UIToolbar, let value as any UIToolbarDelegate): object.delegate = value
        case ("customView", let object as UIBarButtonItem, let value as UIView): object.customView = value
        case ("titleView", let object as UINavigationItem, let value as UIView): object.titleView = value
        default: return false
        }
        return true
    }
}
