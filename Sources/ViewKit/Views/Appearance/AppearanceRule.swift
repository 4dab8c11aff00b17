/// The look of the objects of one class.
@MainActor struct AppearanceRule {
    /// The class.
    let type: AnyClass
    /// The classes of objects in which one has to lie, the innermost first.
    let containers: [any UIAppearanceContainer.Type]
    /// The object whose properties code sets.
    let proxy: NSObject
    /// An object with the first values of all properties.
    let fresh: NSObject

    /// Whether it is for an object of `type` that `view` is, or shows.
    func applies(to type: AnyClass, at view: UIView) -> Bool {
        guard Self.inherits(type, from: self.type) else { return false }
        var remaining = containers[...]
        var next: UIResponder? = view.next
        while let responder = next, let wanted = remaining.first {
            if Self.inherits(Swift.type(of: responder), from: wanted as AnyClass) {
                remaining.removeFirst()
            }
            next = responder.next
        }
        return remaining.isEmpty
    }

    /// Whether it goes before `other` where both apply: by more containers, or by a class that inherits from the other's.
    func goesBefore(_ other: AppearanceRule) -> Bool {
        if containers.count != other.containers.count { return containers.count > other.containers.count }
        return type != other.type && Self.inherits(type, from: other.type)
    }

    private static func inherits(_ type: AnyClass, from ancestor: AnyClass) -> Bool {
        var next: AnyClass? = type
        while let current = next {
            if current == ancestor { return true }
            next = _getSuperclass(current)
        }
        return false
    }
}
