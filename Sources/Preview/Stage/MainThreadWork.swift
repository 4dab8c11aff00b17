import Dispatch
import Foundation
import LiveKit
import SDLPlatform

/// The work that waits for the main thread: main-actor tasks, and blocks from other threads.
///
/// The program's loop is no run loop, so nothing else serves Dispatch's main queue. These two functions are those by
/// which Foundation's run loop serves it; an iteration of that costs 15 microseconds, `perform()` 3 nanoseconds where
/// nothing waits.
@MainActor package enum MainThreadWork {
    @_silgen_name("_dispatch_main_queue_callback_4CF")
    private static func serveMainQueue(_ message: UnsafeMutableRawPointer?)

    @_silgen_name("_dispatch_get_main_queue_handle_4CF")
    private static func mainQueueHandle() -> Int32

    /// Whether it was served as the frame in progress began: what input has added since then waits for the commit.
    static var isServed = false

    /// Runs the work that waits as `serve` does, unless the frame in progress has done so.
    static func perform() { if !isServed { serve() } }

    /// Runs the work that waits now, under the current host, and the work that it adds, if that needs no other thread
    /// first.
    ///
    /// Does nothing on a thread other than the main one, as in tests: there Dispatch itself serves the main queue.
    static func serve() {
        guard Thread.isMainThread else { return }
        serveMainQueue(nil)
        guard TaskPause.returningCount > 0 else { return }
        // Tasks go on in the same frame in each run, however long their way takes.
        let end = MonotonicTime.now() + longestReturn
        while TaskPause.returningCount > 0, MonotonicTime.now() < end {
            sched_yield()
            serveMainQueue(nil)
        }
    }

    /// The seconds that a frame waits at most for tasks whose pauses are over.
    private static let longestReturn = 0.05

    /// Starts a thread that calls `notify` whenever work begins to wait; it sleeps otherwise, and lasts as long as the
    /// program.
    static func listen(_ notify: @escaping @Sendable () -> Void) {
        guard Thread.isMainThread else { return }
        let handle = mainQueueHandle()
        guard handle >= 0 else { return }
        let listener = Thread { while waitsForWork(at: handle) { notify() } }
        listener.name = "main queue"
        listener.stackSize = 64 << 10
        listener.start()
    }

    /// Waits until work begins to wait, of which the counter `handle` tells; false where it can tell no more.
    private nonisolated static func waitsForWork(at handle: Int32) -> Bool {
        var count: UInt64 = 0
        // Dispatch makes a counter that answers at once, also where there is nothing to tell.
        while read(handle, &count, MemoryLayout<UInt64>.size) < 0 {
            guard errno == EAGAIN || errno == EINTR else { return false }
            var wanted = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
            guard poll(&wanted, 1, -1) >= 0 || errno == EINTR else { return false }
        }
        return true
    }
}
