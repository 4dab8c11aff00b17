import Dispatch

/// Waits until moments of our own, on the clock of the machine: no frame comes while the main thread waits.
extension DispatchSemaphore {
    /// Waits for a signal, at most until `timeout`.
    @_disfavoredOverload
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { wait(timeout: timeout.forDispatch) }
}

extension DispatchGroup {
    /// Waits until all that entered the group has left it, at most until `timeout`.
    @_disfavoredOverload
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { wait(timeout: timeout.forDispatch) }
}
