/// The velocity of a pointer in the plane: one `VelocityEstimator` for each axis, which do not influence each other.
package struct PointerVelocityEstimator: Sendable {
    private var horizontal = VelocityEstimator()
    private var vertical = VelocityEstimator()

    package init() {}

    /// The larger of the two axes' numbers of kept samples; a drag that only went sideways has many in one and one in
    /// the other.
    package var sampleCount: Int { max(horizontal.sampleCount, vertical.sampleCount) }

    /// The age of the newest sample after which the pointer is held, in seconds: that of the axis along which it moved more
    /// often.
    package var heldAge: Double {
        horizontal.sampleCount > vertical.sampleCount ? horizontal.heldAge : vertical.heldAge
    }

    /// Forgets everything, for the next drag.
    package mutating func reset() {
        horizontal.reset()
        vertical.reset()
    }

    /// Takes in where the pointer is at `time` in seconds; the rules are those of `VelocityEstimator.add(_:at:)`.
    package mutating func add(_ position: SIMD2<Double>, at time: Double) {
        horizontal.add(position.x, at: time)
        vertical.add(position.y, at: time)
    }

    /// The velocity at `time`, in position units per second along each axis.
    package func velocity(at time: Double) -> SIMD2<Double> {
        SIMD2(horizontal.velocity(at: time), vertical.velocity(at: time))
    }
}
