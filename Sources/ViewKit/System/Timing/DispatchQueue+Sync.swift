import Dispatch

/// Work that the caller waits for, and the state of a queue.
extension DispatchQueue {
    /// Runs `work` on this queue, and returns what it returns, or throws what it throws.
    ///
    /// A call on the queue itself never returns: Dispatch ends the program.
    public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try queue.sync(execute: work) }

    /// Runs `work` on this queue by `flags`, such as `.barrier`, and waits for it.
    public func sync<Result>(flags: DispatchWorkItemFlags, execute work: () throws -> Result) rethrows -> Result {
        try queue.sync(flags: flags, execute: work)
    }

    /// Runs `workItem` on this queue, and waits for it.
    public func sync(execute workItem: DispatchWorkItem) { queue.sync(execute: workItem) }

    /// Begins the work of a queue that was made `.initiallyInactive`.
    public func activate() { queue.activate() }

    /// Begins no further work until `resume()` is called as often.
    public func suspend() { queue.suspend() }

    /// Takes one call of `suspend()` back.
    public func resume() { queue.resume() }

    /// Has the work run on `target`.
    public func setTarget(queue target: DispatchQueue) { queue.setTarget(queue: target.queue) }

    /// Attaches `value` to the queue; nil takes the one of `key` away.
    public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {
        queue.setSpecific(key: key, value: value)
    }

    /// The value that was attached to the queue; nil without one.
    public func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? { queue.getSpecific(key: key) }

    /// The value that was attached to the queue whose work runs; nil without one.
    public class func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
        Dispatch.DispatchQueue.getSpecific(key: key)
    }
}
