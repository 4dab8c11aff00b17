/// One change of a pointer, as the Stage reports it; none is left out, and they come in order.
package struct TouchSample: Hashable, Sendable, BitwiseCopyable {
    package enum Phase: String, Sendable, BitwiseCopyable, CaseIterable { case began, moved, ended, cancelled }

    /// The number of the pointer: the same for all samples of a mouse, and one for each finger.
    package var pointer: Int
    package var phase: Phase
    /// In the window's coordinates, in points.
    package var location: SIMD2<Double>
    /// The kind of the pointer.
    package var type: UITouch.TouchType
    /// The time of the change, in seconds; never before that of an earlier sample.
    package var timestamp: TimeInterval

    package init(
        pointer: Int = 0, phase: Phase, location: SIMD2<Double>, timestamp: TimeInterval,
        type: UITouch.TouchType = .indirectPointer
    ) {
        self.pointer = pointer
        self.phase = phase
        self.location = location
        self.timestamp = timestamp
        self.type = type
    }

    /// Whether place and time are numbers.
    var isUsable: Bool { location.x.isFinite && location.y.isFinite && timestamp.isFinite }
}
