/// The result of an optional method of a protocol, which has a default here: what is called with a question mark on iOS.
public func _optional<Result>(_ result: Result) -> Result? { result }

/// The result of an optional method of a protocol that is optional itself: it becomes so once.
public func _optional<Result>(_ result: Result?) -> Result? { result }

/// The property animator that `object` gives for the transition of `context`: the one that `make` made at the first call of the
/// transition, until that is over. `isMadeAnew` says that each call of `make` makes another one.
@MainActor public func _animator<Animator>(
    of object: AnyObject, in context: any UIViewControllerContextTransitioning, isMadeAnew: Bool,
    _ make: @MainActor () -> Animator
) -> Animator {
    context.keptAnimator(of: object, isMadeAnew: isMadeAnew) { make() }
}

/// The value of a preview's block for the argument at `index`, counted from 0; traps where there are fewer.
@MainActor public func _preview<Argument>(
    at index: Int, of arguments: some Sequence<Argument>, _ body: @MainActor (Argument) -> Any
) -> Any { body(Array(arguments)[index]) }
