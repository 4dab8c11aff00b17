/// Lets a crew rest whose threads hold a job up: one that is in the middle of a band when another process takes its core
/// keeps the whole frame waiting.
struct CrewRest {
    /// Jobs that the crew is left out of after it held one up, at first and at most.
    private static let shortest = 16, longest = 1024

    private var left = 0
    private var length = Self.shortest

    /// Whether the crew takes part in the next job.
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
