/// The trajectory of a run as a table: `progress.csv`.
///
/// Times, progress and velocity are those of the Stage's clock and its springs, without any measured time: a replay on a
/// manual clock writes the same bytes every time.
package enum ProgressTable {
    /// A line for each frame of `run`: seconds since its start at which the frame is seen, progress, progress per
    /// second, and phase; what there is not is left empty.
    package static func text(of run: RecordedRun) -> String {
        var text = "time,progress,velocity,phase\n"
        for frame in run.frames {
            let time = frame.animationTime.map { $0 - run.conditions.stageStart }
            text += "\(cell(time)),\(cell(frame.progress)),\(cell(frame.velocity)),\(frame.phase)\n"
        }
        return text
    }

    private static func cell(_ value: Double?) -> String {
        guard let value, value.isFinite else { return "" }
        return value.shortest
    }
}
