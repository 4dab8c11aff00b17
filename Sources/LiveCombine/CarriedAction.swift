/// Carries a closure that is not declared `Sendable` to the thread that calls it.
struct CarriedAction<Input>: @unchecked Sendable {
    // `@unchecked Sendable`: the protocols of Combine trust code to give a scheduler only what its thread may call; they are
    // only not declared so.
    let call: (Input) -> Void

    init(_ call: @escaping (Input) -> Void) { self.call = call }
}
