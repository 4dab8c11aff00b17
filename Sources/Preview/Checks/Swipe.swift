/// A drag with one finger, in fractions of the screen, that may begin a transition.
enum Swipe: String, CaseIterable, Sendable {
    case left, right, up, down
    /// To the right, from the screen's left edge.
    case fromLeftEdge = "right from the edge"

    /// The place at which the finger comes down.
    private var start: SIMD2<Double> {
        switch self {
        case .left: SIMD2(0.85, 0.5)
        case .right: SIMD2(0.15, 0.5)
        case .up: SIMD2(0.5, 0.85)
        case .down: SIMD2(0.5, 0.15)
        case .fromLeftEdge: SIMD2(0.005, 0.5)
        }
    }

    /// The place after all of the way.
    private var end: SIMD2<Double> {
        switch self {
        case .left: SIMD2(0.05, 0.5)
        case .right: SIMD2(0.95, 0.5)
        case .up: SIMD2(0.5, 0.05)
        case .down: SIMD2(0.5, 0.95)
        case .fromLeftEdge: SIMD2(0.95, 0.5)
        }
    }

    /// The finger's place after the fraction `part` of the way; beyond 1 it goes on.
    func place(at part: Double) -> SIMD2<Double> { start + (end - start) * part }

    /// All swipes, that which would undo this one first.
    var undoing: [Swipe] {
        let first: Swipe =
            switch self {
            case .left: .right
            case .right, .fromLeftEdge: .left
            case .up: .down
            case .down: .up
            }
        return [first] + Self.allCases.filter { $0 != first }
    }
}
