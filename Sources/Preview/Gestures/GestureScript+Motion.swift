import Recorder

extension GestureScript {
    /// A motion of the scene, between the touches of a script.
    package struct Motion: Hashable, Sendable {
        /// Milliseconds since the script's start.
        package var t: Double
        package var motion: ScriptedMotion
        /// The number of the script's touches before it.
        package var index: Int

        package init(t: Double, _ motion: ScriptedMotion, index: Int) {
            self.t = t
            self.motion = motion
            self.index = index
        }
    }

    /// All rows, in their order.
    var rows: [GestureRow] {
        var rows: [GestureRow] = []
        rows.reserveCapacity(events.count + inputs.count + motions.count)
        var waiting = rowsBetweenTouches[...]
        for (index, event) in events.enumerated() {
            while let next = waiting.first, next.index <= index {
                rows.append(next.row)
                waiting.removeFirst()
            }
            rows.append(.touch(event))
        }
        return rows + waiting.map(\.row)
    }

    /// Inputs and motions, each with the number of the touches before it.
    private var rowsBetweenTouches: [(index: Int, row: GestureRow)] {
        let typed = inputs.map { (index: $0.index, row: GestureRow.input(t: $0.t, $0.input)) }
        guard !motions.isEmpty else { return typed }
        let moved = motions.map { (index: $0.index, row: GestureRow.motion(t: $0.t, $0.motion)) }
        return (typed + moved).sorted { ($0.index, $0.row.t) < ($1.index, $1.row.t) }
    }
}
