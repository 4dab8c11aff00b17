import Foundation
import Recorder
import SDLPlatform

/// `segue replay`: a gesture script in a window, or on a manual clock without one.
@MainActor package struct ReplayRun {
    private let script: GestureScript
    private let subject: Subject
    private var run: RunOptions
    private let environment: MachineEnvironment

    /// The script at `path`, on what is named `what`, or on what the script itself names.
    package init(_ path: String, on what: String?, run: RunOptions, environment: MachineEnvironment) throws {
        script = try GestureScript(contentsOf: path)
        guard let name = what ?? script.header.what else {
            throw PreviewError(
                place: path, problem: "its header names no transition",
                remedy: "Name one after the script, such as magic-move.", status: .usage)
        }
        subject = try Subject(named: name)
        (self.run, self.environment) = (run, environment)
        // A screen of another shape would give other positions.
        if run.size == nil { self.run.size = script.header.size.flatMap(CGSize.init(screen:)) }
    }

    /// Replays until the script is over and nothing moves; records into `folder` where there is one, with a picture of
    /// every `pictureStep` frames or a film strip.
    ///
    /// `report` gets messages, one a call; `list` gets the path of every file, or what came out where there is none.
    package func replay(
        into folder: RunFolder?, headless: Bool, pictureStep: Int?, report: @escaping (String) -> Void,
        list: (String) -> Void
    ) throws {
        let files = try folder?.make(environment: environment, report: report)
        var reason: String?
        if !headless {
            do {
                let window = try WindowRun(subject, run: run, environment: environment, report: report)
                if let files { try window.startRecording(into: files) }
                window.play(script)
                return try window.run(list: list)
            } catch let error as PlatformError where error.code == .noDisplay {
                reason = error.problem
            }
        }
        var options = HeadlessRun.Options()
        (options.script, options.pictureStep) = (script, pictureStep)
        let headless = try HeadlessRun(subject, run: run, options: options, environment: environment, report: report)
        if let files {
            try headless.record(into: files).forEach(list)
        } else {
            try headless.handOffs().forEach { list($0.description) }
        }
        if let reason { report("\(reason): no window was opened, the script was replayed without one.") }
    }
}
