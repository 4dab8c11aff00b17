import InterfaceFiles

extension UIViewController {
    final func readAttributes(_ values: InterfaceValues) {
        if let value = values.string("title") { title = value }
        if let value = values.bool("hidesBottomBarWhenPushed") { hidesBottomBarWhenPushed = value }
        if let value = values.bool("extendedLayoutIncludesOpaqueBars") { extendedLayoutIncludesOpaqueBars = value }
        if let value = values.bool("automaticallyAdjustsScrollViewInsets") { adjustsScrollViewInsets = value }
        if let value = values.bool("definesPresentationContext") { definesPresentationContext = value }
        if let value = values.choice("modalPresentationStyle", InterfaceChoices.modalPresentationStyles) {
            modalPresentationStyle = value
        }
        if let value = values.choice("modalTransitionStyle", InterfaceChoices.modalTransitionStyles) {
            modalTransitionStyle = value
        }
        // Files of Xcode 5 call it after the popovers of that time.
        if let value = values.size("preferredContentSize") ?? values.size("contentSizeForViewInPopover") {
            preferredContentSize = value
        }
        if let value = values.choice("overrideUserInterfaceStyle", InterfaceChoices.userInterfaceStyles) {
            overrideUserInterfaceStyle = value
        }
        if let element = values.element("edgesForExtendedLayout") {
            edgesForExtendedLayout = InterfaceChoices.edges(of: element)
        }
        if let value = values.bool("clearsSelectionOnViewWillAppear") {
            (self as? UITableViewController)?.clearsSelectionOnViewWillAppear = value
            (self as? UICollectionViewController)?.clearsSelectionOnViewWillAppear = value
        }
    }
}
