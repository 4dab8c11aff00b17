import Foundation

/// A lock with the state that it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // `@unchecked Sendable`: the lock guards the state.
    private final class Storage {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// A lock that guards `initialState`.
    public init(initialState: State) { storage = Storage(initialState) }

    /// A lock that guards `initialState`, which may be of any type.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// The result of `body` with the state, while no other has it.
    public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    /// The same.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try withLock(body)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock that guards what its user says.
    public init() { self.init(initialState: ()) }

    /// The result of `body`, while no other has the lock.
    public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try withLock { _ in try body() } }

    /// Waits for the lock, and takes it.
    public func lock() { storage.lock.lock() }

    /// Gives the lock back.
    public func unlock() { storage.lock.unlock() }

    /// Takes the lock if it is free, and says whether.
    public func lockIfAvailable() -> Bool { storage.lock.try() }
}
