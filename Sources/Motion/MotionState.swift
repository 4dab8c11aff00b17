/// Position and velocity along one dimension.
package struct MotionState: Hashable, Sendable, BitwiseCopyable {
    /// In the caller's unit: points, or progress from 0 to 1.
    package var position: Double
    /// In position units per second.
    package var velocity: Double

    package init(position: Double, velocity: Double = 0) {
        self.position = position
        self.velocity = velocity
    }

    /// At the origin, still.
    package static let rest = MotionState(position: 0)

    /// The same state, a part that is infinite or not a number replaced by 0.
    var withFiniteParts: MotionState {
        MotionState(position: position.isFinite ? position : 0, velocity: velocity.isFinite ? velocity : 0)
    }
}
