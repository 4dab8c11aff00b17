import Foundation

/// The clock that only moves forward: seconds since an arbitrary start, while the machine is awake.
package enum MonotonicTime {
    /// The seconds before a deadline at which sleeping gives way to spinning: the kernel wakes a sleeper about 50 µs
    /// late, 100 at most while it has nothing else to do. A longer margin burns processor time: at 60 Hz, 100 µs are
    /// 0.6 % of a processor.
    private static let spinMargin = 0.00015

    /// Seconds since the clock's start, to the nanosecond.
    package static func now() -> Double {
        Double(nanoseconds()) * 1e-9
    }

    /// Nanoseconds since the clock's start, the unit of frame records.
    package static func nanoseconds() -> Int64 { nanoseconds(of: CLOCK_MONOTONIC) }

    /// Nanoseconds for which this process has kept processors busy, over all its threads, user and system.
    ///
    /// Costs a system call (about 0.3 microseconds) and allocates nothing.
    package static func processorNanoseconds() -> Int64 { nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID) }

    private static func nanoseconds(of clock: clockid_t) -> Int64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    /// Has the kernel wake the main thread when it is time, and not up to 50 microseconds later, which saves wake-ups.
    static func wakePrecisely() {
        #if os(Linux)
        // A kernel that refuses goes on as it did.
        try? "1".write(toFile: "/proc/self/timerslack_ns", atomically: false, encoding: .utf8)
        #endif
    }

    /// Sleeps until `spinMargin` before `deadline`; returns at once when that has passed.
    static func sleepUntilShortlyBefore(_ deadline: Double) {
        sleep(until: deadline - spinMargin)
    }

    /// Burns the time that is left until `deadline`, to the microsecond.
    static func spin(until deadline: Double) {
        while now() < deadline {}
    }

    private static func sleep(until time: Double) {
        guard time > now() else { return }
        #if os(Linux)
        var deadline = timespec(tv_sec: Int(time), tv_nsec: Int((time - time.rounded(.down)) * 1e9))
        while clock_nanosleep(CLOCK_MONOTONIC, Int32(TIMER_ABSTIME), &deadline, nil) == EINTR {}
        #else
        Thread.sleep(forTimeInterval: time - now())
        #endif
    }
}
