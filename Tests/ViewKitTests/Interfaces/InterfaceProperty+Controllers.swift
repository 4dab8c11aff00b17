@testable import ViewKit

extension InterfaceProperty {
    static let navigationBarProperties: [String: InterfaceProperty] = [
        "UINavigationBar.barStyle": of(\UINavigationBar.barStyle),
        "UINavigationBar.barTintColor": of(\UINavigationBar.barTintColor),
        "UINavigationBar.isTranslucent": of(\UINavigationBar.isTranslucent),
        "UINavigationBar.items": of(\UINavigationBar.items),
        "UINavigationBar.largeTitleTextAttributes": of(\UINavigationBar.largeTitleTextAttributes),
        "UINavigationBar.prefersLargeTitles": of(\UINavigationBar.prefersLargeTitles),
        "UINavigationBar.scrollEdgeAppearance": of(\UINavigationBar.scrollEdgeAppearance),
        "UINavigationBar.standardAppearance": of(\UINavigationBar.standardAppearance),
        "UINavigationBar.titleTextAttributes": of(\UINavigationBar.titleTextAttributes),
    ]

    static let toolbarProperties: [String: InterfaceProperty] = [
        "UIToolbar.barTintColor": of(\UIToolbar.barTintColor),
        "UIToolbar.isTranslucent": of(\UIToolbar.isTranslucent),
        "UIToolbar.items": of(\UIToolbar.items),
    ]

    static let tabBarProperties: [String: InterfaceProperty] = [
        "UITabBar.barStyle": of(\UITabBar.barStyle),
        "UITabBar.barTintColor": of(\UITabBar.barTintColor),
        "UITabBar.isTranslucent": of(\UITabBar.isTranslucent),
        "UITabBar.items": of(\UITabBar.items),
        "UITabBar.tintColor": of(\UITabBar.tintColor),
    ]

    static let barButtonItemProperties: [String: InterfaceProperty] = [
        "UIBarButtonItem.customView": of(\UIBarButtonItem.customView),
        "UIBarButtonItem.image": of(\UIBarButtonItem.image),
        "UIBarButtonItem.isEnabled": of(\UIBarButtonItem.isEnabled),
        "UIBarButtonItem.style": of(\UIBarButtonItem.style),
        "UIBarButtonItem.systemItem": of(\UIBarButtonItem.systemItem),
        "UIBarButtonItem.tag": of(\UIBarButtonItem.tag),
        "UIBarButtonItem.tintColor": of(\UIBarButtonItem.tintColor),
        "UIBarButtonItem.title": of(\UIBarButtonItem.title),
        "UIBarButtonItem.width": of(\UIBarButtonItem.width),
    ]

    static let navigationItemProperties: [String: InterfaceProperty] = [
        "UINavigationItem.backBarButtonItem": of(\UINavigationItem.backBarButtonItem),
        "UINavigationItem.backButtonTitle": of(\UINavigationItem.backButtonTitle),
        "UINavigationItem.hidesBackButton": of(\UINavigationItem.hidesBackButton),
        "UINavigationItem.largeTitleDisplayMode": of(\UINavigationItem.largeTitleDisplayMode),
        "UINavigationItem.leftBarButtonItem": of(\UINavigationItem.leftBarButtonItem),
        "UINavigationItem.leftBarButtonItems": of(\UINavigationItem.leftBarButtonItems),
        "UINavigationItem.leftItemsSupplementBackButton": of(\UINavigationItem.leftItemsSupplementBackButton),
        "UINavigationItem.rightBarButtonItem": of(\UINavigationItem.rightBarButtonItem),
        "UINavigationItem.rightBarButtonItems": of(\UINavigationItem.rightBarButtonItems),
        "UINavigationItem.title": of(\UINavigationItem.title),
        "UINavigationItem.titleView": of(\UINavigationItem.titleView),
    ]

    static let tabBarItemProperties: [String: InterfaceProperty] = [
        "UITabBarItem.image": of(\UITabBarItem.image),
        "UITabBarItem.isEnabled": of(\UITabBarItem.isEnabled),
        "UITabBarItem.selectedImage": of(\UITabBarItem.selectedImage),
        "UITabBarItem.tag": of(\UITabBarItem.tag),
        "UITabBarItem.title": of(\UITabBarItem.title),
    ]

    static let viewControllerProperties: [String: InterfaceProperty] = [
        "UIViewController.definesPresentationContext": of(\UIViewController.definesPresentationContext),
        "UIViewController.edgesForExtendedLayout": of(\UIViewController.edgesForExtendedLayout),
        "UIViewController.adjustsScrollViewInsets": of { (object: UIViewController) in object.adjustsScrollViewInsets },
        "UIViewController.extendedLayoutIncludesOpaqueBars": of(\UIViewController.extendedLayoutIncludesOpaqueBars),
        "UIViewController.hidesBottomBarWhenPushed": of(\UIViewController.hidesBottomBarWhenPushed),
        "UIViewController.modalPresentationStyle": of(\UIViewController.modalPresentationStyle),
        "UIViewController.modalTransitionStyle": of(\UIViewController.modalTransitionStyle),
        "UIViewController.navigationItem.title": of(\UIViewController.navigationItem.title),
        "UIViewController.preferredContentSize": of(\UIViewController.preferredContentSize),
        "UIViewController.tabBarItem.title": of(\UIViewController.tabBarItem.title),
        "UIViewController.title": of(\UIViewController.title),
        "UIViewController.toolbarItems": of(\UIViewController.toolbarItems),
    ]

    static let navigationControllerProperties: [String: InterfaceProperty] = [
        "UINavigationController.isNavigationBarHidden": of(\UINavigationController.isNavigationBarHidden),
        "UINavigationController.isToolbarHidden": of(\UINavigationController.isToolbarHidden),
        "UINavigationController.navigationBar.prefersLargeTitles": of(
            \UINavigationController.navigationBar.prefersLargeTitles),
    ]

    static let tableViewControllerProperties: [String: InterfaceProperty] = [
        "UITableViewController.clearsSelectionOnViewWillAppear": of(
            \UITableViewController.clearsSelectionOnViewWillAppear)
    ]

    static let collectionViewControllerProperties: [String: InterfaceProperty] = [
        "UICollectionViewController.clearsSelectionOnViewWillAppear": of(
            \UICollectionViewController.clearsSelectionOnViewWillAppear)
    ]
}
