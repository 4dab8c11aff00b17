import Foundation
import LayerTree
import Synchronization
import ViewKit

/// One pause of a task, until a time of the clock of the host that the task works for.
package final class TaskPause: Sendable {
    private enum State {
        case new
        case waiting(CheckedContinuation<Void, any Error>)
        case over
    }

    private let state = Mutex(State.new)
    /// The request to the host's queue, which is dropped with the token.
    @MainActor private var token: MainQueue.Token?

    /// The pauses that are over, whose tasks have not gone on yet: the runtime resumes them by way of another thread.
    @MainActor package private(set) static var returningCount = 0

    /// Suspends the task for `seconds`, at least until the next frame; throws when it is cancelled.
    @MainActor func wait(seconds: TimeInterval) async throws {
        defer { Self.returningCount -= 1 }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { begin($0, seconds: seconds) }
        } onCancel: {
            end(throwing: CancellationError())
        }
    }

    @MainActor private func begin(_ continuation: CheckedContinuation<Void, any Error>, seconds: TimeInterval) {
        let isOver = state.withLock { state in
            if case .over = state { return true }
            state = .waiting(continuation)
            return false
        }
        guard !isOver else {
            Self.returningCount += 1
            return continuation.resume(throwing: CancellationError())
        }
        DispatchQueue.main.onMain { queue in
            guard self.isWaiting else { return }
            self.token = queue.asyncAfter(seconds) { self.end(throwing: nil) }
        }
    }

    private var isWaiting: Bool {
        state.withLock { state in
            if case .waiting = state { true } else { false }
        }
    }

    private func end(throwing error: (any Error)?) {
        let continuation: CheckedContinuation<Void, any Error>? = state.withLock { state in
            defer { state = .over }
            if case .waiting(let continuation) = state { return continuation }
            return nil
        }
        guard let continuation else { return }
        DispatchQueue.main.onMain { _ in
            self.token = nil
            Self.returningCount += 1
        }
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
    }
}
