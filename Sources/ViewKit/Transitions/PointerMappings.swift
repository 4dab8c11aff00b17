/// How the pointers of one gesture become progress: a mapping for each, of which that of the pointer that moves counts.
///
/// Of two fingers one may stand still, and then says nothing of how the gesture's code computes progress from both.
@MainActor struct PointerMappings {
    private var entries: [(touch: UITouch, mapping: ProgressMapping)] = []
    /// How many times as far as the finger that went down first another one has to go to count in its place.
    private static let lead = 2.0

    /// Notes that `touches`, in the order in which they went down, made `progress`.
    mutating func add(_ touches: [UITouch], progress: Double) {
        if !entries.contains(where: { entry in touches.contains { $0 === entry.touch } }) { entries = [] }
        for touch in touches {
            var index = entries.firstIndex { $0.touch === touch }
            if index == nil {
                index = entries.count
                entries.append((touch, ProgressMapping()))
            }
            if let index { entries[index].mapping.add(touch.windowLocation, progress: progress) }
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

    /// When one of the pointers did something last, in seconds.
    var time: TimeInterval? { entries.map(\.touch.timestamp).max() }

    /// Progress per point of travel, as a vector; zero until two places are known.
    var gradient: SIMD2<Double> { leading?.mapping.gradient ?? .zero }

    /// Points of travel from progress 0 to 1; nil where that is not known.
    var travel: Double? { leading?.mapping.travel }
}
