import Foundation

/// Groups changes of layers, with the settings of their animations.
@preconcurrency @MainActor public class CATransaction: NSObject {
    private static var context: LayerContext { HostScope.current.layers }
    private static var stack: TransactionStack { context.transactions }

    private nonisolated static let mutex = NSRecursiveLock()

    /// Takes the lock that all transactions share, as often as `unlock()` gives it back.
    public nonisolated class func lock() { mutex.lock() }

    /// Gives back the lock that `lock()` took.
    public nonisolated class func unlock() { mutex.unlock() }

    /// Opens a transaction in the current one; it inherits the duration and whether actions are disabled.
    public class func begin() { stack.begin() }

    /// Closes the transaction that was opened last; without one nothing happens.
    public class func commit() { stack.commit() }

    /// Commits what was set outside of `begin()` and `commit()` without waiting for the end of the frame: layout and
    /// display are done, and new layers in the tree count as committed. The next frame shows it.
    public class func flush() { context.flush() }

    /// Seconds that animations without a duration of their own take; 0.25 by default.
    public class func animationDuration() -> CFTimeInterval { stack.current.duration }

    /// Sets the duration for the rest of the current transaction, in seconds; below zero, or not a number, counts as zero.
    public class func setAnimationDuration(_ dur: CFTimeInterval) { stack.current.duration = max(0, dur) }

    /// The pacing of all animations that are added; nil for their own.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { stack.current.timingFunction }

    /// Sets the pacing of all animations that are added in the rest of the current transaction, whatever they have
    /// themselves; springs keep theirs. Nil leaves it to them.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        stack.current.timingFunction = function
    }

    /// Whether changes set off no actions; false by default.
    public class func disableActions() -> Bool { stack.current.disablesActions }

    /// Sets whether changes in the rest of the current transaction set off actions.
    public class func setDisableActions(_ flag: Bool) { stack.current.disablesActions = flag }

    /// The block that runs when all animations that were added in the current transaction are over.
    public class func completionBlock() -> (() -> Void)? { stack.current.completion?.block }

    /// Sets the block that runs when all animations that are added from now on in the current transaction, or in one
    /// inside it, are over; at once where none were by the time that it is committed or another block is set.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        let transaction = stack.current
        let previous = transaction.completion
        transaction.completion = block.map { CompletionGroup(outer: transaction.outerCompletion, block: $0) }
        previous?.close()
    }

    /// The value under `key`, one of the transaction's own or any that was set.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: stack.current.values[key]
        }
    }

    /// Sets the value under `key` for the rest of the current transaction.
    public class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration: setAnimationDuration((anObject as? NSNumber)?.doubleValue ?? 0)
        case kCATransactionDisableActions: setDisableActions((anObject as? NSNumber)?.boolValue ?? false)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: stack.current.values[key] = anObject
        }
    }
}

/// The key of a transaction's duration, a number of seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether a transaction sets off no actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of the pacing of a transaction's animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of what runs when a transaction's animations are over, a block without arguments.
public let kCATransactionCompletionBlock = "completionBlock"
