import LayerTree

/// An object whose class overrides `responds(to:)`.
public protocol _SelectorResponder: AnyObject {
    /// The override.
    func _responds(to aSelector: Selector!) -> Bool
}

extension NSObjectProtocol {
    /// Whether the object answers to `aSelector`, by its own account where its class overrides this.
    public func responds(to aSelector: Selector!) -> Bool {
        (self as? any _SelectorResponder)?._responds(to: aSelector) ?? _respondsByItself(to: aSelector)
    }

    /// Whether the object is of the class, or of the protocol, of the method that `aSelector` names.
    public func _respondsByItself(to aSelector: Selector!) -> Bool { aSelector?.belongs(to: self) ?? false }
}
