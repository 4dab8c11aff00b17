/// Names of views and guides for reports: the properties that hold them, otherwise class and number.
@MainActor struct LayoutNames {
    private var names: [ObjectIdentifier: String] = [:]

    /// The names of the stored properties of the views around `view`, of those in it, and of their controllers.
    init(around view: UIView) {
        var ancestor: UIView? = view
        while let current = ancestor {
            collect(from: current)
            ancestor = current.parent
        }
        collectBelow(view)
    }

    /// A name of an item that stays the same from run to run.
    func name(of item: any LayoutItem) -> String {
        if let name = names[ObjectIdentifier(item)] { return name }
        if let guide = item as? UILayoutGuide {
            guard let owner = guide.owningView else { return "UILayoutGuide" }
            return guide.identifier.isEmpty ? "\(name(of: owner)).guide" : "\(name(of: owner)).\(guide.identifier)"
        }
        guard let view = item as? UIView, let siblings = view.parent?.children else { return "\(type(of: item))" }
        let alike = siblings.filter { type(of: $0) == type(of: view) }
        guard alike.count > 1, let index = alike.firstIndex(where: { $0 === view }) else { return "\(type(of: view))" }
        return "\(type(of: view))\(index + 1)"
    }

    private mutating func collectBelow(_ view: UIView) {
        for child in view.children {
            collect(from: child)
            collectBelow(child)
        }
    }

    private mutating func collect(from view: UIView) {
        collectProperties(of: view)
        if let owner = view.owner { collectProperties(of: owner) }
    }

    private mutating func collectProperties(of object: AnyObject) {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror, Self.isForeign(current.subjectType) {
            for (label, value) in current.children {
                guard let label, let item = Self.item(in: value), names[ObjectIdentifier(item)] == nil else { continue }
                let prefix = "$__lazy_storage_$_"
                names[ObjectIdentifier(item)] =
                    label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
            }
            mirror = current.superclassMirror
        }
    }

    /// Whether a class is not one of this module.
    private static func isForeign(_ type: Any.Type) -> Bool { !String(reflecting: type).hasPrefix("ViewKit.") }

    private static func item(in value: Any) -> (any LayoutItem)? {
        if let item = value as? any LayoutItem { return item }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value else { return nil }
        return wrapped as? any LayoutItem
    }
}
