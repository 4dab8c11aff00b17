import SDLPlatform

/// `segue open`: a window where there is a display, and the same run headless where there is none.
@MainActor package struct OpenRun {
    private let subject: Subject
    private let run: RunOptions
    private let environment: MachineEnvironment

    package init(_ subject: Subject, run: RunOptions, environment: MachineEnvironment) {
        (self.subject, self.run, self.environment) = (subject, run, environment)
    }

    /// Runs until the window is closed or `frames` frames were made.
    ///
    /// `report` gets messages, one a call; `list` gets the path of every file that is written.
    package func open(
        headless: Bool, frames: Int?, report: @escaping (String) -> Void, list: (String) -> Void
    ) throws {
        var reason: String?
        if !headless {
            do {
                let window = try WindowRun(subject, run: run, environment: environment, report: report)
                return try window.run(frames: frames, list: list)
            } catch let error as PlatformError where error.code == .noDisplay {
                reason = error.problem
            }
        }
        var options = try HeadlessRun.Options(playing: subject)
        options.frameLimit = frames
        let headless = try HeadlessRun(
            subject, run: run, options: options, environment: environment, report: report)
        let paths = try headless.record(into: OutputFolder.own(at: folder))
        // Said once it is true: a run that fails is one message, its own.
        if let reason { report("\(reason): no window was opened, the same run was written to \(folder).") }
        paths.forEach(list)
    }

    private var folder: String { "segue-out/\(subject.name)" }
}
