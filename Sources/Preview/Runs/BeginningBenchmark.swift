import Assets
import Foundation
import Glibc
import Recorder
import SDLPlatform

/// `segue bench WHAT --beginning`: presses after a rest, and measures the frames around the beginning of the transition.
///
/// Each repetition is a process of its own: the beginning that a user feels is the first one.
@MainActor package struct BeginningBenchmark {
    /// Milliseconds of rest between the first picture and the press.
    private static let rest: Int32 = 500
    /// Frames within which the first picture has come to rest, and the gesture has begun a transition.
    private static let mostFrames = 600

    private let subject: Subject
    private let run: RunOptions

    /// A measurement of `subject`, which a gesture of its own begins.
    package init(_ subject: Subject, run: RunOptions) {
        self.subject = subject
        self.run = run
    }

    /// Measures `count` times by `arguments`, the words after `segue bench` that measure once.
    package static func report(repetitions count: Int, arguments: [String]) throws -> BeginningReport {
        var report: BeginningReport?
        let words = arguments + ["--beginning", "--repetitions", "1"]
        let process = BenchmarkProcess(executable: MachineEnvironment.runningProgram, arguments: words)
        for _ in 0..<count {
            let next = try process.measure(as: BeginningReport.self)
            if report == nil { report = next } else { report?.append(next) }
        }
        guard let report else {
            throw PreviewError(
                place: "bench --beginning", problem: "nothing was measured", remedy: "give --repetitions 1 or more")
        }
        return report
    }

    /// Measures once, in this process.
    package func report() throws -> BeginningReport {
        guard let script = try script() else { throw failure("it has no gesture that begins a transition") }
        let session = try PreviewSession(RunPlan(subject, options: run, isHeadless: true))
        try session.run(frames: 1)
        try settle(session)
        let preparation = Preparation(on: session.source.screen, kernels: session.source.kernels)
        while !preparation.isDone { preparation.performStep() }
        poll(nil, 0, Self.rest)
        session.source.performMainThreadWork()
        try settle(session)
        let first = session.runner.records.count
        session.playback = .script(GesturePlayer(script))
        for _ in 0..<Self.mostFrames {
            try session.run(frames: 1)
            try Interruption.check()
            let records = session.runner.records.suffix(session.runner.records.count - first)
            // The frame after the beginning has been made.
            guard let last = records.dropLast().last, last.transition != nil else { continue }
            let times = [records.first, last, records.last].compactMap(\.self).map(Self.milliseconds)
            let screen = session.source.screen
            return BeginningReport(
                scenario: subject.name, size: "\(Int(screen.size.width))x\(Int(screen.size.height))",
                scale: screen.scale, pressMilliseconds: [times[0]], beginningMilliseconds: [times[1]],
                nextMilliseconds: [times[2]], beginningCPUMilliseconds: [last.cpuTime.milliseconds],
                beginningStageMilliseconds: [StageValues(last.stamps)], beginningWork: last.work.map { [$0] } ?? [],
                preparedCPUMilliseconds: [preparation.cost.processorTime.milliseconds],
                preparedBytes: [preparation.cost.bytes])
        }
        throw failure("its gesture begins no transition")
    }

    private static func milliseconds(_ record: FrameRecord) -> Double {
        record.stamps.wallTime.milliseconds
    }

    private func failure(_ problem: String) -> PreviewError {
        PreviewError(
            place: "bench --beginning \(subject.name)", problem: problem,
            remedy: "name a transition, such as magic-move")
    }

    /// The gesture of the subject, from its first event on.
    private func script() throws -> GestureScript? {
        guard let url = GestureFile.url(named: subject.gestureName) else { return nil }
        var script = try GestureScript(contentsOf: url.path)
        guard let start = script.events.first?.t else { return nil }
        for index in script.events.indices { script.events[index].t -= start }
        script.inputs.removeAll()
        script.motions.removeAll()
        return script
    }

    /// Makes frames until nothing moves.
    private func settle(_ session: PreviewSession) throws {
        for _ in 0..<Self.mostFrames where session.runner.wantsFrame { try session.run(frames: 1) }
    }
}
