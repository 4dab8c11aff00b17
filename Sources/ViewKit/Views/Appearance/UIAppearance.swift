/// A class whose objects get a look of code that sets it once, at a proxy of the class.
///
/// `UINavigationBar.appearance().tintColor = .red` gives all navigation bars that colour, those of subclasses included. An object
/// gets it as it enters a window, as far as its own properties still have their first values; objects that are in a window
/// stay as they are.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
    /// The proxy for all objects of the class.
    static func appearance() -> Self

    /// The proxy for those objects of the class that lie in an object of the first of `containerTypes`, which lies in one of the
    /// second, and so on. It goes before a proxy with fewer containers.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// A class in whose objects others have a look of their own.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// The proxy for all objects of the class.
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    /// The proxy for the objects of the class within those of `containerTypes`, the innermost first.
    ///
    /// It is made by `init(coder:)`, which a subclass has to pass on.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        let rules = AppearanceRules.current
        if let proxy = rules.proxy(of: self, in: containerTypes) as? Self { return proxy }
        guard let proxy = Self(coder: KeylessCoder()), let fresh = Self(coder: KeylessCoder()) else {
            preconditionFailure(
                "\(Self.self).appearance(): its init(coder:) makes no object; set the look where objects of it are made"
            )
        }
        rules.append(AppearanceRule(type: self, containers: containerTypes, proxy: proxy, fresh: fresh))
        return proxy
    }
}

extension UIBarItem: UIAppearance {
    /// The proxy for all objects of the class.
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    /// The proxy for the objects of the class within those of `containerTypes`, the innermost first.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        let rules = AppearanceRules.current
        if let proxy = rules.proxy(of: self, in: containerTypes) as? Self { return proxy }
        let proxy = Self()
        rules.append(AppearanceRule(type: self, containers: containerTypes, proxy: proxy, fresh: Self()))
        return proxy
    }
}
