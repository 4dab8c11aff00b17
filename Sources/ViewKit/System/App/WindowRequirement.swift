/// The window of a delegate, as its class declares it.
///
/// On iOS this is an optional requirement of the delegates' protocols: as one of these, a delegate has a `UIWindow??`.
@preconcurrency @MainActor public protocol _WindowRequirement: AnyObject {
    /// The window; nil by default.
    @_disfavoredOverload var window: UIWindow? { get set }
}

extension _WindowRequirement {
    /// Nil, and setting it does nothing.
    @_disfavoredOverload public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// The window that the class declares; nil where it declares none.
    var declaredWindow: UIWindow? { window }
}
