extension BenchmarkReport: CustomStringConvertible {
    /// The figures as a small table for the terminal.
    package var description: String {
        let density = scale.decimal(scale == scale.rounded() ? 0 : 2)
        let header = "\(scenario)  \(renderer)  \(size) @\(density)x  \(frames) frames"
        let columns = Self.row("", ["mean", "p50", "p90", frames < 100 ? "max (n<100)" : "p99", "max"])
        let times = [
            Self.row("CPU ms", frameCPUMilliseconds),
            Self.row("wall ms", frameWallMilliseconds),
            lateMicroseconds.count > 0 ? Self.row("late us", lateMicroseconds) : nil,
            inputLatencyMilliseconds.map { Self.row("input ms", $0) },
        ]
        let spent = FrameStage.allCases.filter { stages[$0] > 0 }
            .map { "\($0.name) \(stages[$0].decimal(3))" }
        let hitches = hitchMillisecondsPerSecond.map { "hitches  \($0.decimal(1)) ms/s" }
        let memory = maxResidentMegabytes.map { "memory  \($0.decimal(0)) MB" }
        let first = firstFrameMilliseconds.map { "first frame  \($0.decimal(0)) ms" }
        let lines =
            [header, columns] + times + [
                spent.isEmpty ? nil : "stages ms  " + spent.joined(separator: ", "),
                "per frame  \(counters.summary)",
                [hitches, first, memory].compactMap(\.self).joined(separator: ", "),
            ]
        return lines.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private static func row(_ label: String, _ values: Distribution) -> String {
        let cells = [values.mean, values.p50, values.p90, values.p99, values.max]
        return row(label, cells.map { $0.map { $0.decimal(3) } ?? "-" })
    }

    private static func row(_ label: String, _ cells: [String]) -> String {
        label.padded(to: 8) + cells.map { " " + $0.padded(to: -11) }.joined()
    }
}

extension FrameCounters {
    /// The counters in one line of words.
    fileprivate var summary: String {
        let allocations = allocations.map(String.init) ?? "uncounted"
        return "\(nodes) nodes, \(drawCommands) draw commands, \(pixelsTouched) pixels, "
            + "\(textureUploads) texture uploads, \(allocations) allocations"
    }
}
