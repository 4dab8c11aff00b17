import InterfaceFiles

extension UIBarItem {
    final func readAttributes(_ values: InterfaceValues) {
        if let item = self as? UIBarButtonItem { item.readSystemItem(values) }
        if let item = self as? UITabBarItem { item.readTabAttributes(values) }
        if let value = values.string("title") { title = value }
        if let value = values.image("image") { image = value }
        if let value = values.bool("enabled") { isEnabled = value }
        if let value = values.integer("tag") { tag = value }
        if let item = self as? UIBarButtonItem { item.readButtonAttributes(values) }
    }
}

extension UIBarButtonItem {
    private static let interfaceSystemItems: [String: SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
        "redo": .redo, "close": .close,
    ]

    fileprivate func readSystemItem(_ values: InterfaceValues) {
        if let item = values.choice("systemItem", Self.interfaceSystemItems) { become(item) }
    }

    fileprivate func readButtonAttributes(_ values: InterfaceValues) {
        if let value = values.number("width") { width = value }
        if values.string("style") == "done" { style = .done }
        if let value = values.color("tintColor") { tintColor = value }
    }
}

extension UITabBarItem {
    private static let interfaceSystemItems: [String: SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
        "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]

    fileprivate func readTabAttributes(_ values: InterfaceValues) {
        if let item = values.choice("systemItem", Self.interfaceSystemItems) {
            title = item.title
            image = UIImage(systemName: item.symbolName)
        }
        if let value = values.image("selectedImage") { selectedImage = value }
    }
}

extension UINavigationItem {
    final func readAttributes(_ values: InterfaceValues) {
        let modes: [String: LargeTitleDisplayMode] = ["automatic": .automatic, "always": .always, "never": .never]
        if let value = values.string("title") { title = value }
        if let value = values.string("backButtonTitle") { backButtonTitle = value }
        if let value = values.bool("hidesBackButton") { hidesBackButton = value }
        if let value = values.bool("leftItemsSupplementBackButton") { leftItemsSupplementBackButton = value }
        if let value = values.choice("largeTitleDisplayMode", modes) { largeTitleDisplayMode = value }
    }

    /// Makes the buttons and views of `description`.
    final func readItems(of description: InterfaceObject, by loader: InterfaceLoader) {
        func items(_ several: String, _ one: String) -> [UIBarButtonItem]? {
            let made = loader.makeAll(description.objects[several] ?? description.objects[one])
            return made.isEmpty ? nil : made.compactMap { $0 as? UIBarButtonItem }
        }
        if let items = items("leftBarButtonItems", "leftBarButtonItem") { leftBarButtonItems = items }
        if let items = items("rightBarButtonItems", "rightBarButtonItem") { rightBarButtonItems = items }
        if let item = description.object("backBarButtonItem").flatMap(loader.make) as? UIBarButtonItem {
            backBarButtonItem = item
        }
        if let view = loader.makeView(description.object("titleView")) { titleView = view }
    }
}
