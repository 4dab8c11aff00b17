/// `summary.md`, the figures of a run as tables for a comment on a merge request.
package struct RunMarkdown: RunReport {
    package static let fileName = "summary.md"

    private let run: RecordedRun

    package init(_ run: RecordedRun) { self.run = run }

    package func write(to output: inout some TextOutputStream) {
        let conditions = run.conditions
        let statistics = run.summary.statistics
        let figures = RunFigures(statistics)
        let title = "\(conditions.scenario), \(conditions.renderer), \(conditions.size)".markdown
        output.write("### \(title) @\(conditions.scale.scaleText)\n\n")
        let heads = RunFigures.heads
        output.write("| | \(heads.joined(separator: " | ")) |\n|---|\(heads.map { _ in "---:|" }.joined())\n")
        for row in figures.rows { output.write("| \(row.name) | \(row.cells.joined(separator: " | ")) |\n") }
        output.write("\n| | | |\n|---|---:|---|\n")
        for line in figures.lines { output.write("| \(line.name) | \(line.value) | \(line.definition) |\n") }
        let releases = run.releases
        guard !releases.isEmpty else { return }
        let columns = ReleaseMetricsRow.heads
        output.write("\n| \(columns.joined(separator: " | ")) |\n|\(columns.map { _ in "---:|" }.joined())\n")
        for release in releases { output.write("| \(ReleaseMetricsRow(release).cells.joined(separator: " | ")) |\n") }
    }
}
