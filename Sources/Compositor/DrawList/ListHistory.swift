/// The differences of a builder's newest list from the two before it, as `TreeHistory` has those of trees.
///
/// The nodes that differ lead to the runs of commands that are written again, and these to the damage.
struct ListHistory {
    /// The number of the newest list, counted from 1; 0 before the first.
    private(set) var version = 0
    /// The first list that has the commands of the newest one in the same places, but for those in the runs.
    private var firstAlike = 0
    /// The runs of commands in which the newest list differs from the one before it, and that one from its own.
    private var runs: ContiguousArray<Range<Int>> = []
    private var earlierRuns: ContiguousArray<Range<Int>> = []

    /// Begins with a list that has nothing in common with those before it.
    mutating func begin() {
        version += 1
        firstAlike = version
    }

    /// Adds a list that differs from the newest in the runs that `write` adds; `write` returns whether all other commands
    /// stayed in their places.
    mutating func append(_ write: (inout ContiguousArray<Range<Int>>) -> Bool) {
        swap(&runs, &earlierRuns)
        runs.removeAll(keepingCapacity: true)
        let isAlike = write(&runs)
        version += 1
        if !isAlike { firstAlike = version }
    }

    /// Hands the runs in which the newest list differs from list `earlier` to `body`, the older ones first; false, and nothing
    /// is handed over, where it may differ anywhere.
    func forEachChange(since earlier: Int, _ body: (ContiguousArray<Range<Int>>) -> Void) -> Bool {
        let age = version - earlier
        guard earlier >= firstAlike, firstAlike > 0, (0...2).contains(age) else { return false }
        if age == 2 { body(earlierRuns) }
        if age > 0 { body(runs) }
        return true
    }
}
