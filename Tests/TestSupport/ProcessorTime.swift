import Glibc

/// Time that this thread spent on a processor: what other programs do on a busy machine does not count.
package enum ProcessorTime {
    /// The time that `body` takes, in seconds.
    package static func measure(_ body: () throws -> Void) rethrows -> Double {
        let start = now
        try body()
        return now - start
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
