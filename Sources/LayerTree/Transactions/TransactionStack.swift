/// The settings of one transaction.
@MainActor final class TransactionState {
    static let defaultDuration: CFTimeInterval = 0.25

    var duration = TransactionState.defaultDuration
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    /// The completion block of this transaction itself.
    var completion: CompletionGroup?
    /// The completion block of an enclosing transaction, which also waits for the animations of this one.
    var outerCompletion: CompletionGroup?
    var values: [String: Any] = [:]

    init() {}

    /// Settings inside `outer`.
    init(inside outer: TransactionState) {
        duration = outer.duration
        disablesActions = outer.disablesActions
        timingFunction = outer.timingFunction
        outerCompletion = outer.awaitedCompletion
    }

    /// Ends the transaction, to be used again from the start.
    func end() {
        let ending = completion
        duration = Self.defaultDuration
        timingFunction = nil
        disablesActions = false
        completion = nil
        outerCompletion = nil
        values.removeAll()
        ending?.close()
    }

    /// The completion group that waits for animations added now.
    var awaitedCompletion: CompletionGroup? { completion ?? outerCompletion }
}

/// The open transactions of one host; the lowest is the implicit one that every frame commits.
@MainActor final class TransactionStack {
    private var open = [TransactionState()]

    init() {}

    var current: TransactionState { open[open.count - 1] }

    func begin() { open.append(TransactionState(inside: current)) }

    func commit() {
        if open.count > 1 { open.removeLast().end() }
    }

    /// Commits the implicit transaction of a frame; those that were begun stay open.
    func commitImplicit() { open[0].end() }
}
