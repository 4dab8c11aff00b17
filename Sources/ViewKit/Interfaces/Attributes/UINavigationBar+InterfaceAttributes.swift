import InterfaceFiles

extension UINavigationBar {
    final func readBarAttributes(_ values: InterfaceValues) {
        if let value = values.choice("barStyle", UIBarStyle.interfaceNames) { barStyle = value }
        if let value = values.color("barTintColor") { barTintColor = value }
        if let value = values.bool("translucent") { isTranslucent = value }
        if let value = values.bool("largeTitles") { prefersLargeTitles = value }
        if let element = values.element("titleTextAttributes") {
            titleTextAttributes = values.values(of: element).textAttributes
        }
        if let element = values.element("largeTitleTextAttributes") {
            largeTitleTextAttributes = values.values(of: element).textAttributes
        }
        if let value = values.image("shadowImage") { shadowImage = value }
        if let element = values.element("standardAppearance") {
            standardAppearance = UINavigationBarAppearance(interface: values.values(of: element))
        }
        if let element = values.element("scrollEdgeAppearance") {
            scrollEdgeAppearance = UINavigationBarAppearance(interface: values.values(of: element))
        }
        if let element = values.element("compactAppearance") {
            compactAppearance = UINavigationBarAppearance(interface: values.values(of: element))
        }
    }
}

extension UITabBar {
    final func readBarAttributes(_ values: InterfaceValues) {
        if let value = values.choice("barStyle", UIBarStyle.interfaceNames) { barStyle = value }
        if let value = values.color("barTintColor") { barTintColor = value }
        if let value = values.bool("translucent") { isTranslucent = value }
        if let value = values.color("selectedImageTintColor") { tintColor = value }
    }
}

extension UIToolbar {
    final func readBarAttributes(_ values: InterfaceValues) {
        if let value = values.color("barTintColor") { barTintColor = value }
        if let value = values.bool("translucent") { isTranslucent = value }
    }
}

extension UIBarStyle {
    fileprivate static let interfaceNames: [String: UIBarStyle] = [
        "default": .default, "black": .black, "blackTranslucent": .black, "blackOpaque": .black,
    ]
}

extension InterfaceValues {
    /// The attributes of a bar's titles.
    fileprivate var textAttributes: [NSAttributedString.Key: Any] {
        var found: [NSAttributedString.Key: Any] = [:]
        found[.font] = font("fontDescription")
        found[.foregroundColor] = color("textColor")
        return found
    }
}

extension UINavigationBarAppearance {
    /// The system's look with the colours, images and title attributes of `values` in place of its own.
    fileprivate convenience init(interface values: InterfaceValues) {
        self.init()
        if let value = values.color("backgroundColor") { backgroundColor = value }
        if let value = values.image("backgroundImage") { backgroundImage = value }
        if let value = values.color("shadowColor") { shadowColor = value }
        if let value = values.image("shadowImage") { shadowImage = value }
        if let element = values.element("titleTextAttributes") {
            titleTextAttributes = values.values(of: element).textAttributes
        }
        if let element = values.element("largeTitleTextAttributes") {
            largeTitleTextAttributes = values.values(of: element).textAttributes
        }
    }
}
