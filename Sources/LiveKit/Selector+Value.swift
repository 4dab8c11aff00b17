import LayerTree

/// The selector of a method without arguments of the type that `value`, which is not evaluated, has.
@preconcurrency
public func _selector<Target, Result>(
    _ name: String, _ value: @autoclosure () -> Target?,
    _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Result
) -> Selector { Selector(_method: name) { (target: Target) in { method(target)() } } }

/// The selector of a method with one argument of the type that `value`, which is not evaluated, has.
@preconcurrency
public func _selector<Target, Argument, Result>(
    _ name: String, _ value: @autoclosure () -> Target?,
    _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Argument) -> Result
) -> Selector {
    Selector(_method: name) { (target: Target) in { (argument: Argument) in method(target)(argument) } }
}

/// The selector of a method with two arguments of the type that `value`, which is not evaluated, has.
@preconcurrency
public func _selector<Target, First, Second, Result>(
    _ name: String, _ value: @autoclosure () -> Target?,
    _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (First, Second) -> Result
) -> Selector {
    Selector(_method: name) { (target: Target) in
        { (first: First, second: Second) in method(target)(first, second) }
    }
}
