import LayerTree
import SDLPlatform

/// The requests to a version of the user's code since it was launched, by which a newer version comes to the same state.
///
/// Moments at rest are told apart by what they show: where two show the same, what lies between them is left out.
struct RequestLog {
    /// The screen at the launch.
    let screen: ScreenTraits
    /// The time of the launch; nil for 0.
    let start: FrameTick?
    private(set) var requests = ContiguousArray<SceneRequest>()
    /// The numbers of requests after which the code was at rest, with the digest of the picture there.
    private var rests: [(count: Int, digest: Int)] = []

    /// Requests of a log: an hour of frames with input.
    private static let limit = 400_000

    /// An empty log of a launch on `screen` at `start`.
    init(on screen: ScreenTraits, at start: FrameTick? = nil) {
        self.screen = screen
        self.start = start
    }

    /// Whether it is longer than a new version could replay while its user waits.
    var isFull: Bool { requests.count > Self.limit }

    /// Adds `request`; of several times in a row without anything in between the last one counts.
    mutating func append(_ request: SceneRequest) {
        if case .begin = request, case .begin = requests.last { requests.removeLast() }
        requests.append(request)
    }

    /// Marks that the code is at rest, and shows the picture of `digest`.
    mutating func markRest(_ digest: Int) {
        if let former = rests.firstIndex(where: { $0.digest == digest }) {
            requests.removeSubrange(rests[former].count...)
            rests.removeSubrange((former + 1)...)
        } else {
            rests.append((requests.count, digest))
        }
    }
}
