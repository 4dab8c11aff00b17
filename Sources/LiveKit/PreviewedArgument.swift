/// The value of a preview's block for the argument at `index`, counted from 0; traps where there are fewer.
@MainActor public func _preview<Argument>(
    at index: Int, of arguments: some Sequence<Argument>, _ body: @MainActor (Argument) -> Any
) -> Any { body(Array(arguments)[index]) }
