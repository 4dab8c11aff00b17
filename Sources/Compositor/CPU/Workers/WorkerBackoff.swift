/// Suspends a pool whose threads delay jobs: a thread that loses its core to another process in the middle of a band delays
/// the whole frame.
struct WorkerBackoff {
    /// The number of jobs without the pool after it delayed one, at first and at most.
    private static let shortest = 16, longest = 1024

    private var left = 0
    private var length = Self.shortest

    /// Whether the pool takes part in the next job.
    mutating func isOver() -> Bool {
        if left == 0 { return true }
        left -= 1
        return false
    }

    /// Looks back at a job of `all` bands, `own` of which the caller painted, and whether it then waited for the others.
    mutating func note(own: Int, all: Int, threads: Int, waited: Bool) {
        let fair = all * (threads - 1) / threads
        if waited, (all - own) * 4 < fair {
            left = length
            length = min(length * 2, Self.longest)
        } else if (all - own) * 2 >= fair {
            length = Self.shortest
        }
    }
}
