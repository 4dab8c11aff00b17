import Dispatch
import Foundation

/// What waits for the main thread: main-actor tasks, and blocks that other threads hand over.
///
/// The program's loop is no run loop, so nobody else serves Dispatch's main queue. These two functions are those by which
/// Foundation's run loop serves it; a turn of that costs 15 microseconds, this one 3 nanoseconds where nothing waits.
@MainActor package enum MainThreadWork {
    @_silgen_name("_dispatch_main_queue_callback_4CF")
    private static func serveMainQueue(_ message: UnsafeMutableRawPointer?)

    @_silgen_name("_dispatch_get_main_queue_handle_4CF")
    private static func mainQueueHandle() -> Int32

    /// Runs what waits now, under the current host; what that adds as well, if it needs no other thread first.
    ///
    /// Where the main thread itself is somebody's queue, as in tests, that serves it.
    static func perform() {
        if Thread.isMainThread { serveMainQueue(nil) }
    }

    /// A thread that calls `notify` whenever something begins to wait; it sleeps otherwise, and lasts as long as the
    /// program.
    static func listen(_ notify: @escaping @Sendable () -> Void) {
        guard Thread.isMainThread else { return }
        let handle = mainQueueHandle()
        guard handle >= 0 else { return }
        let listener = Thread {
            var count: UInt64 = 0
            while read(handle, &count, MemoryLayout<UInt64>.size) > 0 { notify() }
        }
        listener.name = "main queue"
        listener.stackSize = 64 << 10
        listener.start()
    }
}
