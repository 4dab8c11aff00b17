/// A drag with one finger, in fractions of the screen, that may begin a transition.
enum Swipe: String, CaseIterable, Sendable {
    case left, right, up, down
    /// To the right, from the screen's left edge.
    case fromLeftEdge = "right from the edge"
    /// Down, on what covers the lower part of the screen only.
    case downFromBelow = "down in the lower third"

    /// The position at which the finger comes down.
    private var start: SIMD2<Double> {
        switch self {
        case .left: SIMD2(0.85, 0.5)
        case .right: SIMD2(0.15, 0.5)
        case .up: SIMD2(0.5, 0.85)
        case .down: SIMD2(0.5, 0.15)
        case .fromLeftEdge: SIMD2(0.005, 0.5)
        case .downFromBelow: SIMD2(0.5, 0.7)
        }
    }

    /// The position at the end of its path.
    private var end: SIMD2<Double> {
        switch self {
        case .left: SIMD2(0.05, 0.5)
        case .right: SIMD2(0.95, 0.5)
        case .up: SIMD2(0.5, 0.05)
        case .down: SIMD2(0.5, 0.95)
        case .fromLeftEdge: SIMD2(0.95, 0.5)
        case .downFromBelow: SIMD2(0.5, 0.99)
        }
    }

    var path: TouchPath { TouchPath(start: start, end: end) }
}
