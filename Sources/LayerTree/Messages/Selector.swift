/// The name of a method, and the method itself where it is known.
///
/// On iOS the Objective-C runtime finds the method of a target by its name. Without that runtime the method comes along:
/// `#selector(Screen.tap(_:))` in an iOS file is compiled as `Selector(_method: "tap:", Screen.tap(_:))`. Two selectors are
/// equal where their names are.
public struct Selector: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The name, with a colon for each argument, such as `tap:`.
    public let description: String
    private let method: Method?

    /// A method without its types.
    private struct Method: Sendable {
        /// Whether an object has the method.
        let belongs: @Sendable (_ target: Any) -> Bool
        /// Calls the method with as many of the arguments as it takes, and returns its result; nil where the target is of
        /// another class or an argument of another type.
        let call: @MainActor @Sendable (_ target: Any, _ first: Any?, _ second: Any?) -> Any?
    }

    /// A name without a method, to which no object responds.
    public init(_ str: String) {
        description = str
        method = nil
    }

    /// The same as `init(_:)`.
    public init(stringLiteral value: String) { self.init(value) }

    /// The name of a method without arguments.
    @preconcurrency
    public init<Target, Result>(
        _method name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor @Sendable () -> Result
    ) {
        description = name
        self.method = Method(belongs: { $0 is Target }) { target, _, _ in
            guard let target = target as? Target else { return nil }
            return .some(method(target)() as Any)
        }
    }

    /// The name of a method with one argument, such as the sender of an action.
    @preconcurrency
    public init<Target, Argument, Result>(
        _method name: String,
        _ method: @escaping @MainActor @Sendable (Target) -> @MainActor @Sendable (Argument) -> Result
    ) {
        description = name
        self.method = Method(belongs: { $0 is Target }) { target, first, _ in
            guard let target = target as? Target, let first = Selector.argument(first, as: Argument.self) else {
                return nil
            }
            return .some(method(target)(first) as Any)
        }
    }

    /// The name of a method with two arguments, such as the sender of an action and its event.
    @preconcurrency
    public init<Target, First, Second, Result>(
        _method name: String,
        _ method: @escaping @MainActor @Sendable (Target) -> @MainActor @Sendable (First, Second) -> Result
    ) {
        description = name
        self.method = Method(belongs: { $0 is Target }) { target, first, second in
            guard let target = target as? Target, let first = Selector.argument(first, as: First.self),
                let second = Selector.argument(second, as: Second.self)
            else { return nil }
            return .some(method(target)(first, second) as Any)
        }
    }

    /// The argument `value` as a method takes it: nil only where the parameter is optional. An object given for a Bool, such
    /// as the sender of `endEditing(_:)`, counts as true, as its address does on iOS.
    private static func argument<Value>(_ value: Any?, as type: Value.Type) -> Value? {
        if let value {
            if Value.self == Bool.self, Swift.type(of: value) is AnyClass { return true as? Value }
            return value as? Value ?? unchecked(value)
        }
        guard let optional = Value.self as? any OptionalParameter.Type else { return nil }
        return optional.absent as? Value
    }

    /// `value` as an object of a subclass of its own class, as the Objective-C runtime hands it over unchecked; nil for other
    /// types. Only what its own class has may be used of it.
    private static func unchecked<Value>(_ value: Any) -> Value? {
        guard let wanted = Value.self as? AnyClass, Swift.type(of: value) is AnyClass else { return nil }
        let object = value as AnyObject
        var ancestor: AnyClass? = _getSuperclass(wanted)
        while let type = ancestor {
            if type == Swift.type(of: object) { return unsafeBitCast(object, to: Value.self) }
            ancestor = _getSuperclass(type)
        }
        return nil
    }

    /// Whether both have the same name.
    public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }

    /// Whether `target` is an object of the method's class.
    package func belongs(to target: Any) -> Bool { method?.belongs(target) ?? false }

    /// Sends the message to `target` and returns the method's result, `()` for none; nil where the method cannot be called
    /// on it with these arguments.
    @MainActor package func send(to target: Any, _ first: Any? = nil, _ second: Any? = nil) -> Any? {
        method?.call(target, first, second)
    }
}

/// A parameter for which nil is an argument.
private protocol OptionalParameter {
    /// Nil, as a value of the type.
    static var absent: Any { get }
}

extension Optional: OptionalParameter {
    fileprivate static var absent: Any { Self.none as Any }
}

/// The selector of that name, without a method.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of the selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
