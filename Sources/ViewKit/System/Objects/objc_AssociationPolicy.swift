/// The relation between an object and a value that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// The value is not kept alive; once it is gone there is none.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is kept alive.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of the value is kept, where it can be copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is kept alive.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy of the value is kept, where it can be copied.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates `value` with `object` under the address `key`, in place of one before; nil removes it.
///
/// The values of views and controllers go with them, those of other objects some time after. `object` has to be one of a class.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.shared.set(value, policy, of: object as AnyObject, at: UInt(bitPattern: key))
}

/// The value that is associated with `object` under the address `key`; nil for none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.shared.value(of: object as AnyObject, at: UInt(bitPattern: key))
}

/// Removes all values that are associated with `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.shared.removeAll(of: object as AnyObject)
}
