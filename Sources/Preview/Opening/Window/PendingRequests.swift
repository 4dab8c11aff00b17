import SDLPlatform
import ViewKit

/// The requests of the next frame, in order.
struct PendingRequests {
    private(set) var requests = ContiguousArray<SceneRequest>()

    var isEmpty: Bool { requests.isEmpty }

    mutating func removeAll() { requests.removeAll(keepingCapacity: true) }

    /// Adds `request`, which came at `time`; nil for the time of the one before.
    ///
    /// While a reply `isLate`, of several moves of a pointer in a row the newest counts: it may be late for an hour.
    mutating func append(_ request: SceneRequest, at time: FrameTick?, isLate: Bool) {
        if isLate, replaceMove(by: request) { return }
        if let time { requests.append(.begin(time)) }
        requests.append(request)
    }

    /// Puts `request` in the place of the last one, or the one before that, where both are moves of one pointer.
    private mutating func replaceMove(by request: SceneRequest) -> Bool {
        guard case .send(let sample) = request, sample.phase == .moved else { return false }
        // Two fingers move in turn.
        for index in requests.indices.suffix(2).reversed() {
            guard case .send(let former) = requests[index], former.phase == .moved else { return false }
            guard former.pointer == sample.pointer else { continue }
            requests[index] = request
            return true
        }
        return false
    }
}
