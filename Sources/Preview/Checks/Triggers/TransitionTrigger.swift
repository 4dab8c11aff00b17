/// A means of beginning a transition.
enum TransitionTrigger: Hashable, Sendable, CustomStringConvertible {
    /// Its progress, set and played.
    case progress
    /// A drag on a preview of screens with gestures of their own.
    case swipe(Swipe)
    /// A tap at a position in fractions of the screen, after which it plays by itself.
    case tap(SIMD2<Double>)

    /// The triggers that may begin the transition, the likeliest first.
    static let candidates: [TransitionTrigger] =
        [.progress] + Swipe.allCases.map(TransitionTrigger.swipe) + tapPositions.map(TransitionTrigger.tap)

    /// The middle, and cells of grids of two or three columns, bars and buttons around it.
    private static let tapPositions = [
        SIMD2(0.5, 0.5), SIMD2(0.25, 0.4), SIMD2(0.75, 0.6), SIMD2(0.5, 0.25), SIMD2(0.5, 0.75), SIMD2(0.5, 0.93),
    ]

    /// A button in the corner of a bar, on either side, and the view behind what covers the lower part of the screen.
    private static let returnTaps = [SIMD2(0.06, 0.085), SIMD2(0.93, 0.085), SIMD2(0.5, 0.06)]
        .map(TransitionTrigger.tap)

    var isTap: Bool { if case .tap = self { true } else { false } }

    /// The triggers of which one may begin the way back, the likeliest first.
    var undoing: [TransitionTrigger] {
        switch self {
        case .progress: [.progress]
        case .swipe(.left): [.swipe(.right), .swipe(.fromLeftEdge)] + Self.returnTaps
        case .swipe(.up): [.swipe(.down), .swipe(.downFromBelow)] + Self.returnTaps
        case .swipe(let swipe): [.swipe(swipe.undoing)] + Self.returnTaps
        case .tap: [Swipe.fromLeftEdge, .right, .down, .downFromBelow].map(TransitionTrigger.swipe) + Self.returnTaps
        }
    }

    var description: String {
        switch self {
        case .progress: "its progress"
        case .swipe(let swipe): "a swipe \(swipe.rawValue)"
        case .tap: "a tap"
        }
    }
}
