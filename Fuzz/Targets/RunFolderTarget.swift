import Foundation
import Recorder

/// Reads the files of a recorded run, and makes every report of it.
///
/// The first line of the input stands for `run.json`, the others for `frames.jsonl`.
enum RunFolderTarget: FuzzTarget {
    static let name = "run-folder"
    static let longestInput = 2800
    static let dictionary: String? = "json"

    private static let reports: [any RunReport.Type] = [
        MangoHudLog.self, PresentMonLog.self, TraceEvents.self, PercentileHistogram.self, RunJUnit.self,
        RunMarkdown.self, RunPage.self,
    ]

    static func run(_ bytes: UnsafeRawBufferPointer) {
        let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
        let conditions = try? JSONDecoder().decode(RunConditions.self, from: Data(bytes[..<end]))
        let frames = try? FrameLog.records(in: Data(bytes[min(end + 1, bytes.endIndex)...]), of: "fuzz")
        guard let conditions, let frames else { return }
        let run = RecordedRun(conditions: conditions, frames: frames)
        _ = try? conditions.json()
        _ = try? run.summary.json()
        _ = run.releases.map(\.description)
        _ = ProgressTable.text(of: run)
        _ = FrameLog.text(of: frames)
        for report in reports { _ = report.init(run).text }
        let series = MeasuredSeries(name: "fuzz", run, gesture: "")
        BenchmarkTarget.compare(series, series)
    }
}
