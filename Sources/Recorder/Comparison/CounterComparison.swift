/// One exact counter of two runs, side by side.
package struct CounterComparison: Hashable, Codable, Sendable {
    /// As in `FrameCounters`.
    package var counter: String
    /// Per steady frame; nil where it could not be counted.
    package var baseline: Int?
    package var candidate: Int?
    package var verdict: Verdict

    /// All counters of two runs. They are exact, so that any more is worse; `isTested` says whether they are of the same
    /// frames.
    static func all(_ baseline: FrameCounters, _ candidate: FrameCounters, isTested: Bool) -> [CounterComparison] {
        let counters: [(String, (FrameCounters) -> Int?)] = [
            ("nodes", { $0.nodes }), ("drawCommands", { $0.drawCommands }), ("pixelsTouched", { $0.pixelsTouched }),
            ("textureUploads", { $0.textureUploads }), ("allocations", { $0.allocations }),
        ]
        return counters.map { name, value in
            let first = value(baseline)
            let second = value(candidate)
            let verdict: Verdict =
                switch (first, second) {
                case (let first?, let second?) where isTested:
                    first == second ? .same : second > first ? .worse : .better
                default: .notTested
                }
            return CounterComparison(counter: name, baseline: first, candidate: second, verdict: verdict)
        }
    }
}
