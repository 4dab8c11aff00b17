import Motion

/// Springs of every regime, extreme and near-critical ones included, for laws that hold for all of them.
func sampleSprings() throws -> [Spring] {
    let ratios = [0, 0.01, 0.2, 0.5, 0.85, 1 - 1e-7, 1 - 1e-13, 1, 1 + 1e-13, 1 + 1e-7, 1.0001, 1.5, 5, 40]
    return try ratios.flatMap { ratio in
        try [0.05, 0.5, 4].map { try Spring(response: $0, dampingRatio: ratio) }
    } + [.system, try Spring(mass: 0.1, stiffness: 1e5, damping: 600)]
}

/// Starts on both sides of the target, thrown at it, away from it and not at all; velocities are in ways per response.
let sampleStarts = [(-1.0, 0.0), (-1, 3), (-1, -3), (-1, 40), (0.6, -40), (0.6, 8), (0, 5)]

extension MotionState {
    /// A sample start, with a velocity that suits the spring's response.
    static func sample(_ start: (Double, Double), for spring: Spring) -> MotionState {
        MotionState(position: start.0, velocity: start.1 / spring.response)
    }
}
