import ViewKit

/// The touches of the last gesture: from the first finger that went down to the last that was lifted.
struct GestureMemory {
    /// The touches of the gesture that is over, with times since its first one, in seconds.
    private(set) var last: [TouchSample] = []
    /// Whether the screens before the transition showed where it began; nil where that is not known.
    private(set) var showedStart: Bool?
    private var current: [TouchSample] = []
    private var currentShowedStart: Bool?
    private var isTooLong = false
    private var pointers: Set<Int> = []

    /// Samples of a gesture that are kept: a minute of a fast mouse.
    private static let limit = 60_000

    /// Adds a touch of the user; `showsStart`, asked at the first one, is whether the screens before the
    /// transition show.
    mutating func append(_ sample: TouchSample, showsStart: @autoclosure () -> Bool?) {
        if sample.phase == .began, pointers.isEmpty {
            current.removeAll(keepingCapacity: true)
            isTooLong = false
            currentShowedStart = showsStart()
        }
        switch sample.phase {
        case .began: pointers.insert(sample.pointer)
        case .ended, .cancelled: pointers.remove(sample.pointer)
        case .moved: break
        }
        // One that is longer is given up whole: its end alone would be another gesture.
        isTooLong = isTooLong || current.count >= Self.limit
        if !isTooLong { current.append(sample) }
        guard pointers.isEmpty, !isTooLong, let first = current.first, first.phase == .began,
            current.contains(where: { $0.phase == .ended })
        else { return }
        showedStart = currentShowedStart
        last = current.map { sample in
            var sample = sample
            sample.timestamp -= first.timestamp
            return sample
        }
        current.removeAll(keepingCapacity: true)
    }
}
