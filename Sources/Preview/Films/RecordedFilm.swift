import Files
import Foundation
import Motion
import Recorder
import ViewKit

/// A recorded run that a film is made of: its folder, and what it says about the run.
package struct RecordedFilm {
    /// The path of the gesture script.
    package let script: String
    let path: String
    let run: RecordedRun
    let folder: Folder

    /// The run in the folder at `path`; nil where there is no folder with a run.
    package init?(at path: String) throws(PreviewError) {
        guard FileStatus(path: path)?.kind == .folder,
            FileStatus(path: "\(path)/\(RunFiles.conditions)")?.kind == .regular
        else { return nil }
        let source = MeasurementSource(path: path)
        self.path = path
        folder = try source.folder()
        run = try source.run(in: folder)
        script = "\(path)/\(RunFiles.gesture)"
    }

    /// The gesture to render the run anew by; nil where it has none, or had input before it.
    package func replayableGesture() throws(PreviewError) -> GestureScript? {
        guard folder.status(of: RunFiles.gesture) != nil else { return nil }
        let gesture = try GestureScript(contentsOf: script)
        let isReplayable = gesture.header.startsLate != true && !gesture.rows.isEmpty
        return isReplayable ? gesture : nil
    }
}

extension RunOptions {
    /// Takes over the `conditions` of a recorded run, where these options do not say otherwise.
    mutating func follow(_ conditions: RunConditions) {
        scale = scale ?? (conditions.scale > 0 ? conditions.scale : nil)
        if completion == .transitionSpring, let recorded = Self.completion(conditions.completion) {
            completion = recorded
        }
        guard refreshRate == nil, Self.refreshRates.contains(conditions.refreshRate) else { return }
        refreshRate = conditions.refreshRate
    }

    /// The motion after a release that `words` of a record name; nil for one of the transition's own length.
    private static func completion(_ words: String) -> TransitionSettings.Completion? {
        if words == "uikit" { return .uikit }
        let numbers = words.split(whereSeparator: { " ,".contains($0) }).compactMap { part -> Double? in
            part.split(separator: "=").last.flatMap { Double($0) }
        }
        guard numbers.count == 2, let spring = try? Spring(duration: numbers[0], bounce: numbers[1]) else { return nil }
        return .spring(spring)
    }
}
