import Assets
import Files
import Foundation
import Recorder
import SDLPlatform
import ViewKit

/// `segue open`, `record` and `replay`: a session in a window, or the same without one where there is no display.
@MainActor package struct PreviewRun {
    /// A session that never rests ends so many seconds of the stage's time after its script, or after so many frames.
    private static let longest = (seconds: 20.0, frames: Double(RunOptions.frameLimit))
    /// Frames in which a subject without a script goes there and back.
    private static let scrubbedFrames = 120

    private let purpose: Purpose
    private let subject: Subject
    private let options: RunOptions
    private let environment: MachineEnvironment
    /// The message that the subject is not as it was recorded; nil where it is, or where that is not known.
    private var change: String?
    /// Whether the recording of the script that is replayed shows a transition.
    private var expectsTransition = false

    /// A run of `subject` for `purpose`.
    package init(_ purpose: Purpose, of subject: Subject, options: RunOptions, environment: MachineEnvironment) {
        self.purpose = purpose
        self.subject = subject
        self.options = options
        self.environment = environment
    }

    /// A run that replays the script at `path` on the subject that `find` gives for the script's header.
    package init(
        replaying path: String, into folder: RunFolder?, pictureStep: Int? = nil, options: RunOptions,
        environment: MachineEnvironment, find: (GestureScript.Header) throws -> Subject
    ) throws {
        let script = try GestureScript(contentsOf: path)
        let subject = try find(script.header)
        var options = options
        options.follow(script.header)
        self.init(
            .replay(script, into: folder, pictureStep: pictureStep), of: subject, options: options,
            environment: environment)
        if case .code(let code) = subject { change = Self.change(of: code, sinceRecording: path) }
        expectsTransition = Self.hasRelease(inRecordingOf: path)
    }

    /// Runs until the window is closed, a script without a user is over and nothing moves, or `frames` frames were made.
    ///
    /// `report` gets messages, one a call; `list` gets the path of every file, or what came out where there is none. Returns
    /// whether there was a window.
    @discardableResult
    package func run(
        isHeadless: Bool, frames: Int? = nil, report: @escaping (String) -> Void, list: (String) -> Void
    ) throws -> Bool {
        // Signals are heard before there is a folder, which they would leave empty.
        guard !isHeadless else {
            try Interruption.whileHeard {
                try playHeadless(into: makeFolder(report: report), frames: frames, report: report, list: list)
            }
            return false
        }
        let signals = QuitSignals()
        let files = try makeFolder(report: report)
        do {
            try withExtendedLifetime(signals) { try playInWindow(into: files, frames: frames, report: report) }
                .forEach(list)
            return true
        } catch let error as PlatformError where error.code == .noDisplay {
            var lines: [String] = []
            try Interruption.whileHeard {
                if signals.arePending { Interruption.ask() }
                try playHeadless(into: files, frames: frames, report: report) { lines.append($0) }
            }
            // Said once it is true: a run that fails is one message, its own.
            report("\(error.problem): no window was opened, \(substitute)")
            lines.forEach(list)
            return false
        }
    }

    /// The folder that the purpose needs; nil where it needs none.
    private func makeFolder(report: @escaping (String) -> Void) throws -> OutputFolder? {
        var files = try purpose.folder?.make(environment: environment, report: report)
        if case .record(nil) = purpose { files = try OutputFolder.ownNumbered(from: ownPath, report: report) }
        if let change { report(change) }
        if purpose.script?.header.startsLate == true { report("\(subject.name): \(Self.lateness)") }
        return files
    }

    /// Plays the script, or lets the user play, in a window, and returns the lines to print.
    private func playInWindow(
        into files: OutputFolder?, frames: Int?, report: @escaping (String) -> Void
    ) throws -> [String] {
        var remembersFrame = false
        // A script's positions, and what options say, go before.
        if case .open = purpose, options.size == nil, options.device == nil, options.scale == nil {
            remembersFrame = true
        }
        var lines: [String] = []
        var files = files
        var window: WindowOutput?
        var loops = false
        var panels: (state: WorkbenchState, completion: TransitionSettings.Completion)?
        repeat {
            let controls = try WindowControls(
                subject, in: window, options: options, environment: environment, remembersFrame: remembersFrame,
                report: report)
            controls.session.playback = purpose.script.map { .script(GesturePlayer($0)) }
            if loops { controls.perform(.toggleLoop) }
            if let panels {
                controls.session.completion = panels.completion
                controls.workbench.restore(panels.state)
            }
            // A run that ends after a number of frames, or has no user, is closed by none.
            controls.session.staysOpen = purpose.script != nil && frames == nil && controls.session.hasUser
            if let files { try controls.session.startRecording(into: files, environment: environment) }
            // The session does not hold them.
            lines += try withExtendedLifetime(controls) {
                defer { controls.rememberFrame() }
                return try controls.session.play(frames: frames)
            }
            files = nil
            window = controls.playsAgain ? controls.session.window : nil
            loops = controls.loop.isOn
            panels = (controls.workbench.state, controls.session.completion)
        } while window != nil
        return lines
    }

    /// Plays the script, or the subject's own drag, in memory on a manual clock; `list` gets the lines to print.
    ///
    /// The same script gives the same progress, springs and pixels every time, however fast the machine is. Throws at the end
    /// of a replay whose input has changed no frame.
    private func playHeadless(
        into files: OutputFolder?, frames: Int?, report: @escaping (String) -> Void, list: (String) -> Void
    ) throws {
        let session = try PreviewSession(RunPlan(subject, options: options, isHeadless: true), report: report)
        let own = { try GestureFile.url(named: subject.gestureName).map { try GestureScript(contentsOf: $0.path) } }
        let script = try purpose.script ?? own()
        let limit = frames ?? frameLimit(of: script)
        session.playback =
            script.map { .script(GesturePlayer($0)) } ?? .thereAndBack(frames: min(limit, Self.scrubbedFrames))
        if let folder = try files ?? ownFolder() {
            try session.startRecording(into: folder, pictureStep: purpose.pictureStep, environment: environment)
        } else {
            session.sinks.append(ReleaseMetricsSink(scale: session.source.screen.scale))
        }
        let transitions = TransitionSink()
        session.sinks.append(transitions)
        let changes = ChangeSink()
        // Typed text may leave the picture as it is.
        let expectsChange = purpose.script.map { !$0.rows.isEmpty && $0.inputs.isEmpty } ?? false
        if expectsChange { session.sinks.append(changes) }
        try session.play(frames: limit).forEach(list)
        if frames == nil, expectsTransition, !transitions.hasTransition { report("\(subject.name): \(Self.absence)") }
        // A number of frames that was asked for is no cut.
        if frames == nil, !session.isOver {
            let moves = session.playback?.isDone == false || session.source.transition != nil
            report(
                "the run was cut off after \(limit) frames, "
                    + (moves
                        ? "before it was at rest; shorten the script, or raise --speed"
                        : "as something on the screens never comes to rest; stop what repeats without end"))
        }
        if frames == nil, expectsChange, session.isOver, !changes.hasChange, !Interruption.isAskedFor {
            throw PreviewError(
                place: subject.name, problem: "the gesture changed no frame",
                remedy: "begin it on what moves, and in the size that it was recorded in", status: .failed)
        }
    }

    private static let lateness =
        "the recording began after other input, and its replay begins at the first screen; "
        + "record from the start what is to be replayed"
    private static let absence =
        "no transition began, unlike in the recording; replay it on the code that it was recorded with"

    /// Whether the recording with the script at `path` has a release.
    private static func hasRelease(inRecordingOf path: String) -> Bool {
        struct Summary: Decodable {
            var handOffs: [Release]
            struct Release: Decodable {}
        }
        let file = InputFile(path: FilePath(path).folder + "/" + RunFiles.summary)
        guard let data = try? file.contents(limit: 16 << 20) else { return false }
        return (try? JSONDecoder().decode(Summary.self, from: data))?.handOffs.isEmpty == false
    }

    /// The message that the files of `code` are others than those of the recording with the script at `path`.
    private static func change(of code: CodeSubject, sinceRecording path: String) -> String? {
        let file = InputFile(path: FilePath(path).folder + "/" + RunFiles.conditions)
        guard let conditions = try? file.contents(limit: 1 << 20),
            let recorded = try? JSONDecoder().decode(RunConditions.self, from: conditions).source, let now = code.source
        else { return nil }
        if let tuned = recorded.tunedNumbers {
            return
                "\(code.name): \(tuned.count == 1 ? "a number was" : "numbers were") tuned when it was recorded, and the replay "
                + "takes the files' own (\(CodeProject.list(tuned, more: "more")))"
        }
        guard recorded.digest != now.digest else { return nil }
        return "\(code.name): the files have changed since the recording; the replay may differ"
    }

    private func frameLimit(of script: GestureScript?) -> Int {
        let seconds = Self.longest.seconds + (script?.duration ?? 0) / 1000
        let rate = options.refreshRate ?? 60
        return Int(min(Self.longest.frames, (seconds * rate / options.speed).rounded(.up)))
    }

    private var ownPath: String { "segue-out/\(subject.name)" }

    /// The folder of Segue's own for a subject that could not be opened; nil for another purpose.
    private func ownFolder() throws -> OutputFolder? {
        guard case .open = purpose else { return nil }
        return try OutputFolder.own(at: ownPath)
    }

    /// The end of the message that no window was opened: what was done instead.
    private var substitute: String {
        switch purpose {
        case .open: "the same run was written to \(ownPath)."
        case .record: "a scripted drag was recorded."
        case .replay: "the script was replayed without one."
        }
    }
}
