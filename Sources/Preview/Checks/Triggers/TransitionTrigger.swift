import ViewKit

/// A means of beginning a transition.
enum TransitionTrigger: Hashable, Sendable, CustomStringConvertible {
    /// Its progress, set and played.
    case progress
    /// A drag of one or more fingers, which may hold the transition; its name is such as `a swipe left`.
    case drag(String, [TouchPath])
    /// A press of one or more fingers that are lifted where they came down, after which it plays by itself.
    case tap(String, Tap)
    /// A recorded gesture.
    case script(GestureScript)

    /// A tap or a long press.
    struct Tap: Hashable, Sendable {
        /// The position in fractions of the screen.
        var position: SIMD2<Double>
        var count = 1
        var fingers = 1
        /// Seconds for which the fingers are down; nil for a moment.
        var duration: Double?

        /// The positions of the fingers, side by side.
        private var positions: [SIMD2<Double>] { (0..<fingers).map { position + SIMD2(0.06 * Double($0), 0) } }

        /// Performs the tap: `send` takes the phase, the position and the number of a finger, and `step` makes that many frames.
        func perform(
            send: (TouchSample.Phase, SIMD2<Double>, Int) -> Void, step: (Int) throws -> Void
        ) rethrows {
            for _ in 0..<count {
                for (pointer, position) in positions.enumerated() { send(.began, position, pointer) }
                try step(1)
                if let duration { try step(Int(duration * 60)) }
                for (pointer, position) in positions.enumerated() { send(.ended, position, pointer) }
                try step(1)
            }
        }
    }

    static func swipe(_ swipe: Swipe) -> TransitionTrigger { .drag("a swipe \(swipe.rawValue)", [swipe.path]) }

    /// Whether a finger that began it can hold it.
    var canHold: Bool {
        switch self {
        case .progress, .drag: true
        case .tap, .script: false
        }
    }

    var description: String {
        switch self {
        case .progress: "its progress"
        case .drag(let name, _), .tap(let name, _): name
        case .script: "a gesture script"
        }
    }
}

/// The two triggers of a transition: of the way there and of the way back.
struct TriggerPair: Sendable {
    var there: TransitionTrigger
    /// Nil where no way back is known.
    var back: TransitionTrigger?
    /// The reason why none is known; nil where one is.
    var omission: String?
}
