/// The random runs of a thorough check: how many, and from which seed.
package struct RandomRuns: Hashable, Sendable {
    package var seed: Int
    package var count: Int

    /// Random runs; from seed 1, and 200 of them, where nothing else is said.
    package init(seed: Int? = nil, count: Int? = nil) {
        self.seed = seed ?? 1
        self.count = count ?? RandomRun.standardCount
    }
}
