/// A means of beginning a transition.
enum TransitionTrigger: Hashable, Sendable, CustomStringConvertible {
    /// Its progress, set and played.
    case progress
    /// A drag on a preview of screens with gestures of their own.
    case swipe(Swipe)
    /// A tap in the middle, after which it plays by itself.
    case tap

    /// The triggers of which one may begin the way back, the likeliest first.
    var undoing: [TransitionTrigger] {
        switch self {
        case .progress: [.progress]
        case .swipe(.left): [.swipe(.right), .swipe(.fromLeftEdge)]
        case .swipe(let swipe): [.swipe(swipe.undoing)]
        case .tap: [.swipe(.fromLeftEdge), .swipe(.right), .swipe(.down)]
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
