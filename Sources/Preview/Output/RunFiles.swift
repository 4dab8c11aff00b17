import Files
import Recorder

/// The names of the files that a run writes.
enum RunFiles {
    static let conditions = "run.json"
    static let frames = "frames.jsonl"
    static let gesture = "gesture.jsonl"
    static let strip = "strip.png"
    static let summary = "summary.json"
    static let progress = "progress.csv"
    /// The table of the times of a film's frames.
    static let times = "times.csv"

    /// The reports besides the summary and the table of progress.
    static let reportKinds: [any RunReport.Type] = [
        MangoHudLog.self, PresentMonLog.self, TraceEvents.self, PercentileHistogram.self, RunJUnit.self,
        RunMarkdown.self, RunPage.self,
    ]

    /// The names of what is made of a run when it is over, without the film strip.
    static let reports = [summary, progress] + reportKinds.map { $0.fileName }

    /// The files from which everything else can be made again.
    static let recorded: Set = [conditions, frames, gesture]

    private static let fixed = recorded.union(reports).union([strip, times])
    private static let picturePrefix = "frame-"
    private static let pictureSuffix = ".png"

    /// The file of the picture of frame `index`, from 0; the names sort in the order of the frames.
    static func picture(_ index: Int) -> String {
        let digits = String(index)
        return picturePrefix + String(repeating: "0", count: max(0, 6 - digits.count)) + digits + pictureSuffix
    }

    /// Whether a run writes a file called `name`, or its draft.
    static func contains(_ name: String) -> Bool {
        if let original = DraftFile.original(of: name) { return isFinal(original) }
        return isFinal(name)
    }

    private static func isFinal(_ name: String) -> Bool {
        let bytes = name.utf8
        if fixed.contains(where: { $0.utf8.elementsEqual(bytes) }) { return true }
        guard bytes.starts(with: picturePrefix.utf8) else { return false }
        let remainder = bytes.dropFirst(picturePrefix.utf8.count)
        let digits = remainder.dropLast(pictureSuffix.utf8.count)
        return remainder.suffix(pictureSuffix.utf8.count).elementsEqual(pictureSuffix.utf8) && digits.count >= 6
            && DraftFile.isNumber(Substring(digits))
    }
}
