/// Timelines of one transition, seen one after the other.
extension AnimationTimeline {
    /// This timeline brought up to `newer`: what is gone stays as it was, what is new is added, frames are the newest.
    ///
    /// Another transition begins anew, and so does another version of the code. Without a transition what moves on, and was seen in the transition already, changes
    /// nothing.
    package func merging(_ newer: AnimationTimeline) -> AnimationTimeline {
        guard newer.version == version else { return newer }
        guard newer.transition == transition, newer.origin == origin else {
            return newer.transition == nil && goesOnUnchanged(in: newer) ? self : newer
        }
        var result = newer
        result.rows = mergedRows(newer.rows)
        result.omittedRows = 0
        result.omittedBars = 0
        result.limit()
        result.omittedRows += max(omittedRows, newer.omittedRows)
        result.omittedBars += max(omittedBars, newer.omittedBars)
        if transition == nil { result.duration = result.latestEnd }
        return result
    }

    /// Whether all that moves in `newer` moved here already.
    private func goesOnUnchanged(in newer: AnimationTimeline) -> Bool {
        let known = Set(rows.map(\.identity))
        return !rows.isEmpty && newer.rows.allSatisfy { known.contains($0.identity) }
    }

    /// The rows of both: those of `newer` in their order, each that is gone behind the one that it came after.
    private func mergedRows(_ newer: [AnimationRow]) -> [AnimationRow] {
        let known = Dictionary(rows.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
        let present = Set(newer.map(\.identity))
        // Rows that are gone, by the row that came before them and is there; nil for the beginning.
        var gone: [AnimationRow.Identity?: [AnimationRow]] = [:]
        var last: AnimationRow.Identity?
        for row in rows {
            if present.contains(row.identity) { last = row.identity } else { gone[last, default: []].append(row) }
        }
        var result = gone[nil] ?? []
        for var row in newer {
            if let former = known[row.identity] {
                row.bars = former.merged(row.bars)
                row.property = row.property ?? former.property
            }
            result.append(row)
            result += gone[row.identity] ?? []
        }
        return result
    }
}

extension AnimationRow {
    /// The bars of this row, and those of `newer` that are not among them.
    ///
    /// A bar is the same where kind, begin and duration are. It keeps its values: of additive animations they are known best
    /// while all of them are there.
    fileprivate func merged(_ newer: [AnimationBar]) -> [AnimationBar] {
        var result = bars
        var isTaken = Array(repeating: false, count: bars.count)
        for bar in newer {
            if let index = bars.indices.first(where: { !isTaken[$0] && bars[$0].isSameAnimation(as: bar) }) {
                isTaken[index] = true
                result[index].isMuted = bar.isMuted
            } else {
                result.append(bar)
            }
        }
        return result
    }
}

extension AnimationBar {
    /// Seconds by which two sums of times may differ and still mean the same instant.
    private static let tolerance = 1e-6

    fileprivate func isSameAnimation(as other: AnimationBar) -> Bool {
        kind == other.kind && isAdditive == other.isAdditive && (begin - other.begin).magnitude < Self.tolerance
            && (duration - other.duration).magnitude < Self.tolerance
    }
}
