import LayerTree
import LiveCode
import RenderTree
import SwiftSources

/// A version of the user's code that runs: its process, the newest tree that came from it, and its state.
@MainActor final class CodeConnection {
    let version: CodeVersion
    let entry: SourceEntry
    /// The events of all replies that were not taken.
    private var events: [SceneReply.Event] = []
    /// The state after the newest reply.
    private(set) var status = SceneReply()
    private let process: CodeProcess
    private let decoder: TreeDecoder
    private let name: String
    private let isLive: Bool

    /// Launches `process` for `launch`, and does not wait for it; its trees go into `store` after those up to `commit`.
    init(
        _ process: CodeProcess, _ version: CodeVersion, _ entry: SourceEntry, launch: CodeLaunch, store: ResourceStore,
        after commit: UInt64, named name: String, isLive: Bool
    ) throws(PreviewError) {
        self.process = process
        self.version = version
        self.entry = entry
        self.name = name
        self.isLive = isLive
        decoder = TreeDecoder(store: store, after: commit)
        do { try process.send(launch) } catch {
            throw Self.explained(process.failure(waits: true) ?? error, version, name, isLive)
        }
    }

    var tree: RenderTree { decoder.tree }

    /// Whether the code asked to be called since the last call of this.
    func takeWakeUp() -> Bool { process.takeWakeUp() }

    /// Adds `request` to those that are sent next.
    func append(_ request: SceneRequest) { process.append(request) }

    /// The events since the last call.
    func takeEvents() -> [SceneReply.Event] {
        defer { events.removeAll() }
        return events
    }

    /// Whether requests wait to be sent.
    var hasRequests: Bool { process.hasRequests }

    /// Sends `requests` after those that wait, without waiting for the reply.
    func send(_ requests: ArraySlice<SceneRequest>) throws(PreviewError) {
        do { try process.send(requests) } catch { throw failure(error) }
    }

    /// Takes the reply to what was sent, waiting for it; false where it is not there yet and `waits` is false.
    func receive(waits: Bool = true, within seconds: Double = CodeProcess.longestFrame) throws(PreviewError) -> Bool {
        do {
            guard var reader = try process.receive(waits: waits, within: seconds) else { return false }
            status = try SceneReply(&reader)
            events += status.events
            try decoder.decode(&reader)
            return true
        } catch {
            throw failure(error)
        }
    }

    /// The end of the process by `error`: in a live run what is known at once, so that frames go on, and the report later.
    private func failure(_ error: any Error) -> PreviewError {
        if let failure = process.failure(waits: !isLive) { return Self.explained(failure, version, name, isLive) }
        if process.reportDeadline == nil { process.end() }
        return Self.explained(error, version, name, isLive)
    }

    /// The time at which the report of a crash is there at the latest, in seconds of the machine's monotonic clock; nil where
    /// none is awaited.
    var reportDeadline: Double? { process.reportDeadline }

    /// The report of the crash, once; nil until it is there.
    func takeReport() -> PreviewError? {
        process.failure(waits: false).map { Self.explained($0, version, name, isLive) }
    }

    private static func explained(
        _ error: any Error, _ version: CodeVersion, _ name: String, _ isLive: Bool
    ) -> PreviewError {
        let failure =
            (error as? CodeFailure) ?? CodeFailure(problem: "its frame cannot be read (\(error))")
        return failure.error(in: version.places, named: name, isLive: isLive)
    }
}
