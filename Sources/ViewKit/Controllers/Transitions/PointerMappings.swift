import Motion

/// The mapping from the pointers of one gesture to progress: given by the system's own gestures, learned from foreign code.
///
/// Of two fingers one may stand still, and then says nothing of the mapping: that of the pointer that moves counts.
@MainActor struct PointerMappings {
    private var entries: [(touch: UITouch, mapping: ProgressMapping)] = []
    /// Progress per point of travel in the window's axes, where the gesture gives it; nil to learn it.
    var givenGradient: SIMD2<Double>?
    /// The factor by which another finger has to go farther than the one that went down first to count in its place.
    private static let lead = 2.0

    /// Learns that the touches of `dispatcher` that are down stand for `progress`, or the last one that was.
    mutating func learn(_ progress: Double, from dispatcher: TouchDispatcher) {
        if !dispatcher.current.isEmpty {
            add(dispatcher.current, progress: progress)
        } else if let leader = dispatcher.leader {
            add([leader], progress: progress)
        }
    }

    /// Learns that `touches`, in the order in which they went down, stand for `progress`.
    private mutating func add(_ touches: [UITouch], progress: Double) {
        if !entries.contains(where: { entry in touches.contains { $0 === entry.touch } }) { entries = [] }
        for touch in touches {
            var index = entries.firstIndex { $0.touch === touch }
            if index == nil {
                index = entries.count
                entries.append((touch, ProgressMapping()))
            }
            if let index {
                entries[index].mapping.add(touch.windowLocation, progress: progress, isLifted: touch.isOver)
            }
        }
    }

    private var leading: (touch: UITouch, mapping: ProgressMapping)? {
        var best = entries.first
        for entry in entries.dropFirst() where entry.mapping.reach > Self.lead * (best?.mapping.reach ?? 0) {
            best = entry
        }
        return best
    }

    /// The pointer that counts; nil before the first one.
    var pointer: UITouch? { leading?.touch }

    /// The change of progress that the pointer's move since the last pair stands for; 0 where that is not known.
    var pendingChange: Double {
        guard let leading, let position = leading.mapping.newestPosition else { return 0 }
        return (gradient * (leading.touch.windowLocation - position)).sum()
    }

    /// The time of the newest sample of these pointers, in seconds; nil before the first one.
    var time: TimeInterval? { entries.map(\.touch.timestamp).max() }

    /// Progress per point of travel, as a vector; zero until two positions are known.
    var gradient: SIMD2<Double> { givenGradient ?? leading?.mapping.gradient ?? .zero }

    /// Points of travel from progress 0 to 1; nil while the gradient is zero.
    var travel: Double? {
        let slope = (gradient * gradient).sum().squareRoot()
        return slope > 0 && slope.isFinite ? 1 / slope : nil
    }

    /// The velocity of `touch` at `time`, in progress per second, for a gesture whose newest sample has time `newest`; a sample
    /// that is young enough still counts.
    func velocity(of touch: UITouch, newest: TimeInterval, at time: TimeInterval) -> Double {
        let isHeld = time - newest > touch.heldAge
        let velocity = (gradient * touch.velocity(at: isHeld ? time : newest)).sum()
        guard velocity.isFinite else { return 0 }
        return min(max(velocity, -Self.velocityLimit), Self.velocityLimit)
    }

    /// From end to end in 5 ms, in progress per second: beyond any finger, and caught by a spring in a second or two, where a
    /// gesture's code computed its progress wrongly.
    private static let velocityLimit = 200.0
}
