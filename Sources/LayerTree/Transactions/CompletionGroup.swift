/// Runs a block once it is closed and every call of `enter()` is balanced by one of `leave()`.
@MainActor final class CompletionGroup {
    let block: () -> Void
    private let outer: CompletionGroup?
    private var members = 0
    private var isClosed = false
    private var hasRun = false

    /// A group that `outer` waits for, as for a member.
    init(outer: CompletionGroup?, block: @escaping () -> Void) {
        self.outer = outer
        self.block = block
        outer?.enter()
    }

    func enter() { members += 1 }

    func leave() {
        members -= 1
        runIfDone()
    }

    func close() {
        isClosed = true
        runIfDone()
    }

    private func runIfDone() {
        guard isClosed, members == 0, !hasRun else { return }
        hasRun = true
        block()
        outer?.leave()
    }
}
