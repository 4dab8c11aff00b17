/// What a pointer did, as the Stage reports it: everything that happened, in order.
package struct TouchSample: Hashable, Sendable, BitwiseCopyable {
    package enum Phase: String, Sendable, BitwiseCopyable, CaseIterable { case began, moved, ended, cancelled }

    /// Which pointer: a mouse has one number, each finger its own.
    package var pointer: Int
    package var phase: Phase
    /// In the window's coordinates, in points.
    package var location: SIMD2<Double>
    /// What kind of pointer it is.
    package var type: UITouch.TouchType
    /// When it happened, in seconds; never before the sample that came earlier.
    package var timestamp: TimeInterval

    package init(
        pointer: Int = 0, phase: Phase, location: SIMD2<Double>, timestamp: TimeInterval,
        type: UITouch.TouchType = .indirectPointer
    ) {
        (self.pointer, self.phase, self.location, self.timestamp) = (pointer, phase, location, timestamp)
        self.type = type
    }

    /// Whether place and time are numbers.
    var isUsable: Bool { location.x.isFinite && location.y.isFinite && timestamp.isFinite }
}
