import SDLPlatform

/// `segue record`: a window whose gesture and frames are written to a folder; without a display, the scripted drag.
@MainActor package struct RecordRun {
    private let subject: Subject
    private let run: RunOptions
    private let environment: MachineEnvironment

    package init(_ subject: Subject, run: RunOptions, environment: MachineEnvironment) {
        (self.subject, self.run, self.environment) = (subject, run, environment)
    }

    /// Records into `folder` until the window is closed, the recording is stopped there, or `frames` frames were made.
    ///
    /// `report` gets messages, one a call; `list` gets the path of every file.
    package func record(
        into folder: RunFolder, headless: Bool, frames: Int?, report: @escaping (String) -> Void,
        list: (String) -> Void
    ) throws {
        let files = try folder.make(environment: environment, report: report)
        var reason: String?
        if !headless {
            do {
                let window = try WindowRun(subject, run: run, environment: environment, report: report)
                try window.startRecording(into: files)
                return try window.run(frames: frames, list: list)
            } catch let error as PlatformError where error.code == .noDisplay {
                reason = error.problem
            }
        }
        var options = try HeadlessRun.Options(playing: subject)
        options.frameLimit = frames
        let paths = try HeadlessRun(subject, run: run, options: options, environment: environment, report: report)
            .record(into: files)
        if let reason { report("\(reason): no window was opened, a scripted drag was recorded.") }
        paths.forEach(list)
    }
}
