import Foundation
import LayerTree
import LiveCode
import RenderTree
import SwiftSources

/// A version of the user's code that runs: its child, the newest tree that came from it, and its state.
@MainActor final class CodeConnection {
    let version: CodeVersion
    let entry: SourceEntry
    /// The events of all replies that were not taken.
    private var events: [SceneReply.Event] = []
    /// The state after the newest reply.
    private(set) var status = SceneReply()
    /// Whether a reply to what was sent is still to come.
    private(set) var awaitsReply = false
    private let child: any CodeChild
    private let decoder: TreeDecoder
    /// The name of the code in messages that know no line.
    let name: String
    private let isLive: Bool
    /// Whether it runs the code of the version before, with other numbers.
    private let isTuned: Bool
    /// The machine's monotonic clock, in seconds.
    private let clock: () -> Double
    private let buffer = ByteBuffer()
    /// Requests that go before those of the next call of `send`.
    private var first = ContiguousArray<SceneRequest>()
    private var watch = ResponseWatch(longestRun: ResponseWatch.longestLaunch)
    private var nextObservation = 0.0
    /// The time since which the kernel does not tell what the thread does; nil where it does.
    private var unknownStart: Double?

    /// Seconds between two looks at what the thread does whose reply is awaited.
    private static let observationPeriod = 0.1
    /// Seconds for which a run that cannot go on without a reply bears that all of the code waits; and that its main thread
    /// does, that it is stopped, or that the kernel does not tell what it does.
    private static let longestWait = 20.0
    private static let longestStop = 600.0

    /// Launches `child` for `launch`, and does not wait for it; its trees go into `store` after those up to `commit`.
    init(
        _ child: any CodeChild, _ version: CodeVersion, _ entry: SourceEntry, launch: CodeLaunch, store: ResourceStore,
        after commit: UInt64, named name: String, isLive: Bool, isTuned: Bool, clock: @escaping () -> Double
    ) throws(PreviewError) {
        self.child = child
        self.version = version
        self.entry = entry
        self.name = name
        self.isLive = isLive
        self.isTuned = isTuned
        self.clock = clock
        decoder = TreeDecoder(store: store, after: commit)
        var launch = launch
        launch.folder = child.folder
        do {
            let message = try JSONEncoder().encode(launch)
            try message.withUnsafeBytes { try child.send($0) }
        } catch {
            throw failure(error)
        }
        expectReply()
    }

    isolated deinit { child.end() }

    var tree: RenderTree { decoder.tree }

    /// Whether the code asked to be called since the last call of this.
    func takeWakeUp() -> Bool { child.takeWakeUp() }

    /// The events since the last call.
    func takeEvents() -> [SceneReply.Event] {
        defer { events.removeAll() }
        return events
    }

    /// Whether it has requests that go before all others.
    var hasRequests: Bool { !first.isEmpty }

    /// Adds `requests` to those that go before all others.
    func append(_ requests: some Sequence<SceneRequest>) { first.append(contentsOf: requests) }

    /// Sends `requests`, without waiting for the reply; not while another one is awaited.
    func send(_ requests: some Sequence<SceneRequest>) throws(PreviewError) {
        do {
            var writer = try buffer.writer()
            for request in first { try request.write(to: &writer) }
            for request in requests { try request.write(to: &writer) }
            first.removeAll()
            try child.send(writer.bytes)
        } catch {
            throw failure(error)
        }
        watch = ResponseWatch()
        expectReply()
    }

    private func expectReply() {
        awaitsReply = true
        nextObservation = clock() + Self.observationPeriod
    }

    // MARK: Replies

    /// The activity of the thread that has to answer.
    var finding: ResponseWatch.Diagnosis { awaitsReply ? watch.finding : .busy }

    /// Whether the reply that is awaited takes long, and not because there is much to do or the machine is busy.
    var isDelayed: Bool { awaitsReply && (watch.finding != .busy || watch.seesWait) }

    /// Whether the thread that has to answer has waited for `seconds`; false while a signal or a debugger stops it.
    func waits(for seconds: Double) -> Bool {
        guard awaitsReply, watch.finding != .stopped else { return false }
        return watch.seesWait || watch.idleStart.map { clock() - $0 >= seconds } ?? false
    }

    /// The time of the next look at what it does, in seconds of the machine's monotonic clock; nil where no reply is awaited.
    var nextCheck: Double? { awaitsReply ? nextObservation : nil }

    /// Takes the reply to what was sent, for which it waits at most `seconds`; nil for as long as the code gets on. False where
    /// it is not there.
    ///
    /// Throws where the version has ended, loops or sends what is no reply; and without a number of seconds where it waits for
    /// something else for too long, or the run is interrupted.
    func receive(within seconds: Double?) throws(PreviewError) -> Bool {
        let deadline = seconds.map { clock() + $0 }
        while awaitsReply {
            if try takeReply() { return true }
            let now = clock()
            try observe(at: now)
            if let deadline, now >= deadline { return false }
            if deadline == nil { try checkPatience(at: now) }
            child.wait(within: min(nextObservation, deadline ?? .infinity) - now)
        }
        return false
    }

    private func takeReply() throws(PreviewError) -> Bool {
        do {
            guard var reader = try child.receive() else { return false }
            awaitsReply = false
            status = try SceneReply(&reader)
            events += status.events
            try decoder.decode(&reader)
            return true
        } catch {
            throw failure(error)
        }
    }

    /// Looks at what the thread does that has to answer; throws where it loops.
    private func observe(at time: Double) throws(PreviewError) {
        guard time >= nextObservation else { return }
        nextObservation = time + Self.observationPeriod
        guard let activity = child.activity else { return unknownStart = unknownStart ?? time }
        unknownStart = nil
        watch.observe(activity, at: time)
        if watch.finding == .looping { throw stopped(Self.loopProblem) }
    }

    /// Throws where a run that cannot go on without the reply has waited for too long.
    private func checkPatience(at time: Double) throws(PreviewError) {
        if Interruption.isAskedFor {
            throw interrupted()
        }
        if let unknownStart, time - unknownStart >= Self.longestStop { throw stopped(Self.silenceProblem) }
        guard let idleStart = watch.idleStart, let quietStart = watch.quietStart else { return }
        let isLong = time - idleStart >= Self.longestStop
        switch watch.finding {
        case .waiting where isLong || time - quietStart >= Self.longestWait: throw stopped(Self.waitProblem)
        case .stopped where isLong: throw stopped(Self.stopProblem)
        case .busy, .waiting, .stopped, .looping, .unread: break
        }
    }

    private static let loopProblem = "it does not answer, perhaps in an endless loop"
    private static let waitProblem = "it has waited for \(Int(longestWait)) s, at a lock or in a sleep"
    private static let silenceProblem = "it has not answered for \(Int(longestStop)) s"
    private static let stopProblem = "it has been stopped for \(Int(longestStop)) s"

    // MARK: The end

    /// The end of a child that is stopped for `problem`: in a live run what is known at once, so that frames go on, and the
    /// report later.
    private func stopped(_ problem: String) -> PreviewError {
        let known = child.stop(problem)
        awaitsReply = false
        return explained(isLive ? known : child.failure(waits: true) ?? known)
    }

    /// The end of a child that may be healthy, and is not asked where it is.
    private func interrupted() -> PreviewError {
        child.end()
        awaitsReply = false
        return PreviewError(
            place: name, problem: "the run was interrupted before it answered", remedy: "run the command again")
    }

    /// The end of the child by `error`, with the report of a crash, which a live run gets later.
    private func failure(_ error: any Error) -> PreviewError {
        awaitsReply = false
        if let failure = child.failure(waits: !isLive) { return explained(failure) }
        // A reply that cannot be read ends a child that goes on.
        if child.reportDeadline == nil { child.end() }
        return explained((error as? CodeFailure) ?? CodeFailure(problem: "its frame cannot be read (\(error))"))
    }

    /// The time at which the report of a crash is there at the latest, in seconds of the machine's monotonic clock; nil where
    /// none is awaited.
    var reportDeadline: Double? { child.reportDeadline }

    /// The report of the crash, once; nil until it is there.
    func takeReport() -> PreviewError? { child.failure(waits: false).map(explained) }

    private func explained(_ failure: CodeFailure) -> PreviewError {
        guard isLive else { return failure.error(in: version.places, named: name) }
        let others = isTuned ? "set another value, or " : ""
        return failure.error(in: version.places, named: name, remedy: "\(others)fix the code and save it")
    }
}
