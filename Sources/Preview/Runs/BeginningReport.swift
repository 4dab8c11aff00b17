import Recorder

/// The figures of `segue bench WHAT --beginning`: the frames around the beginning of a transition, one of each a repetition.
package struct BeginningReport: Codable, Sendable, CustomStringConvertible {
    package var schemaVersion = 1
    /// The name of the transition.
    package var scenario: String
    /// The screen in points, `390x844`, and pixels per point.
    package var size: String
    package var scale: Double
    /// Wall-clock milliseconds of the frame that the press belongs to.
    package var pressMilliseconds: [Double]
    /// The same of the frame in which the transition begins, the first that shows it.
    package var beginningMilliseconds: [Double]
    /// The same of the frame after that.
    package var nextMilliseconds: [Double]
    /// CPU milliseconds of all threads in the frame in which the transition begins.
    package var beginningCPUMilliseconds: [Double]
    /// Wall-clock milliseconds of each stage of that frame.
    package var beginningStageMilliseconds: [StageValues<Double>]
    /// The work of that frame whose results later frames use again.
    package var beginningWork: [FrameWork]
    /// CPU milliseconds of the work that was done ahead, before the press.
    package var preparedCPUMilliseconds: [Double]
    /// Bytes of the memory for pixels that was prepared.
    package var preparedBytes: [Int]

    package var description: String {
        func text(_ values: [Double]) -> String {
            guard let percentiles = Percentiles(values), let least = values.min() else { return "-" }
            return "\(percentiles[50].decimal(1)) ms (\(least.decimal(1)) to \(percentiles.max.decimal(1)))"
        }
        return "\(scenario) at \(size), \(scale)x: press \(text(pressMilliseconds)), "
            + "beginning \(text(beginningMilliseconds)) wall (\(stageText)), \(text(beginningCPUMilliseconds)) CPU, "
            + "next \(text(nextMilliseconds)); \(workText); ahead \(text(preparedCPUMilliseconds)) CPU, "
            + "\(preparedBytes.max() ?? 0) bytes; "
            + "medians of \(pressMilliseconds.count), with the least and the most"
    }

    /// The medians of the stages that take the most time.
    private var stageText: String {
        let medians = FrameStage.allCases.map { stage in
            (stage.words, Percentiles(beginningStageMilliseconds.map { $0[stage] })?[50] ?? 0)
        }
        return medians.sorted { $0.1 > $1.1 }.prefix(3).map { "\($0.0) \($0.1.decimal(1))" }.joined(separator: ", ")
    }

    /// The most work that a repetition had.
    private var workText: String {
        func most(_ count: (FrameWork) -> Int) -> Int { beginningWork.map(count).max() ?? 0 }
        return "\(most(\.decodedImages)) images decoded, \(most(\.shapedTexts)) texts shaped, "
            + "\(most(\.rasterizedPictures)) pictures rasterised"
    }

    /// Adds the repetitions of `other`.
    mutating func append(_ other: BeginningReport) {
        pressMilliseconds += other.pressMilliseconds
        beginningMilliseconds += other.beginningMilliseconds
        nextMilliseconds += other.nextMilliseconds
        beginningCPUMilliseconds += other.beginningCPUMilliseconds
        beginningStageMilliseconds += other.beginningStageMilliseconds
        beginningWork += other.beginningWork
        preparedCPUMilliseconds += other.preparedCPUMilliseconds
        preparedBytes += other.preparedBytes
    }

    /// The report as a JSON object.
    package func json() throws -> String { try OrderedJSONEncoder().encode(self) + "\n" }
}
