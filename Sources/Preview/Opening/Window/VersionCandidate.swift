/// A version on its way to the state of the last one.
@MainActor struct VersionCandidate {
    let connection: CodeConnection
    /// The requests that bring it to that state.
    var log: RequestLog
    /// The number of these that it was sent.
    private(set) var sentCount = 0
    /// The number of late requests that it was sent last; nil before any.
    private var lateCount: Int?
    /// Other stock screens than those of the last version, and their style; nil for the same ones.
    var stock: CodeProject.Options?
    /// The values of literals that it was launched with.
    let numbers: [Int: Double]
    /// Whether it is the code of the last version, with other numbers.
    let isTuned: Bool
    /// Whether it says nothing of the newest files: these do not compile, or stock screens and numbers alone are others.
    var isOlder: Bool

    /// An arrival of the same code at the same state, to be launched in its place.
    var arrival: VersionArrival {
        VersionArrival(
            version: connection.version, entry: connection.entry, log: log, stock: stock, isTuned: isTuned,
            isOlder: isOlder)
    }

    /// The version of `arrival`, which runs over `connection` with the values `numbers`.
    init(_ arrival: VersionArrival, over connection: CodeConnection, with numbers: [Int: Double]) {
        self.connection = connection
        self.numbers = numbers
        log = arrival.log
        stock = arrival.stock
        isTuned = arrival.isTuned
        isOlder = arrival.isOlder
    }

    /// Requests of a frame at most: a version that lacks no more takes over, and performs them in its first frame.
    private static let mostLateRequests = 64

    /// Whether it lacks no more than a frame's requests, or more than half of what it was sent last: one that is slower than the
    /// frames of the last version would never catch up with it.
    var isReady: Bool {
        let count = log.requests.count - sentCount
        return count <= Self.mostLateRequests || lateCount.map { 2 * count > $0 } ?? false
    }

    /// Whether it lacks requests.
    var isLate: Bool { sentCount < log.requests.count }

    /// The requests that it was not sent yet, as a replay.
    var lateRequests: ContiguousArray<SceneRequest> {
        [.beginReplay] + log.requests[sentCount...] + [.endReplay]
    }

    /// Sends it all requests before any other.
    mutating func sendLog(on screen: SceneRequest.Screen) throws {
        let end: [SceneRequest] = [.setScreen(screen), .endReplay]
        try connection.send([.beginReplay] + log.requests + end)
        sentCount = log.requests.count
    }

    /// Sends it the requests that it lacks.
    mutating func sendLateRequests() throws {
        try connection.send(lateRequests)
        lateCount = log.requests.count - sentCount
        sentCount = log.requests.count
    }
}
