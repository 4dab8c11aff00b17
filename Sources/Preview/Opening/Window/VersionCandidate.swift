/// A version on its way to the state of the last one.
struct VersionCandidate {
    let connection: CodeConnection
    /// The requests that bring it to that state.
    var log: RequestLog
    /// The number of these that it was sent.
    var sentCount = 0
    /// Other stock screens than those of the last version, and their style; nil for a version of new code.
    var stock: CodeProject.Options?
    /// Whether the message about the files has nothing to do with it: what it shows is older than the message.
    var keepsFailure: Bool

    /// Requests of a frame at most: a version that lacks no more takes over, and performs them in its first frame.
    private static let mostLateRequests = 64

    /// Whether it lacks no more than a frame's requests.
    var isReady: Bool { log.requests.count - sentCount <= Self.mostLateRequests }

    /// The requests that it was not sent yet, as a replay.
    var lateRequests: ContiguousArray<SceneRequest> {
        [.beginReplay] + log.requests[sentCount...] + [.endReplay]
    }
}
