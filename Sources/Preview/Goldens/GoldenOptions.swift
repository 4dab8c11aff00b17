/// The options of a comparison with goldens.
package struct GoldenOptions: Sendable {
    /// The path of the folder of goldens.
    package var folder: String
    /// Whether all goldens are drawn anew.
    package var isRecording = false
    /// The names of the goldens that are drawn anew; none for a comparison.
    package var accepted: [String] = []
    /// Whether goldens may be drawn anew by a service for continuous integration, whose working copy goes away.
    package var mayRecordInCI = false
    /// The steps of a channel, of 255, by which a pixel may differ, in `tolerances`.
    package var tolerance = 0
    package static let tolerances = 0...255
    /// The path of the folder for the differences; nil for none.
    package var output: String?

    package init(folder: String) { self.folder = folder }

    /// Whether goldens are drawn anew.
    var writes: Bool { isRecording || !accepted.isEmpty }

    /// Throws where `run` says what the settings of the goldens say, and where goldens must not be written.
    func check(_ run: RunOptions, environment: MachineEnvironment) throws(PreviewError) {
        let settings: [(name: String, isGiven: Bool)] = [
            ("--size", run.size != nil), ("--device", run.device != nil), ("--scale", run.scale != nil),
            ("--appearance", run.isAppearanceGiven),
        ]
        if let option = settings.first(where: \.isGiven) {
            throw PreviewError(
                place: option.name, problem: "\(GoldenSettings.fileName) in \(folder) has the screens of goldens",
                remedy: "leave it out, or change that file", status: .usage)
        }
        let others: [(name: String, isGiven: Bool)] = [
            ("--refresh-rate", run.refreshRate != nil), ("--reduced-motion", run.settings.reducesMotion),
            ("--status-bar", run.settings.hasStatusBar), ("--right-to-left", run.settings.readsRightToLeft),
        ]
        if let option = others.first(where: \.isGiven) {
            throw PreviewError(
                place: option.name, problem: "goldens are drawn without it", remedy: "leave it out", status: .usage)
        }
        guard writes, environment.isContinuousIntegration, !mayRecordInCI else { return }
        throw PreviewError(
            place: isRecording ? "--record-goldens" : "--accept", problem: "CI is set, where goldens are compared",
            remedy: "record them on your machine and commit them, or give --in-ci", status: .usage)
    }
}
