import Motion

/// Content that moves by itself, along one axis or both.
struct ScrollMotion {
    /// The cause of the motion, which decides what the delegate is told at its end.
    enum Cause {
        /// A finger let go.
        case release
        /// Code requested an offset.
        case request
        /// A wheel was turned.
        case wheel
    }

    let cause: Cause
    var x: ScrollDeceleration?
    var y: ScrollDeceleration?
    /// The offset that was set last.
    var shown: CGPoint
    /// The time of a request whose motion has not begun; nil for a motion that has.
    var requestTime: Double?

    subscript(axis: ScrollAxis) -> ScrollDeceleration? {
        get { axis == .x ? x : y }
        set { if axis == .x { x = newValue } else { y = newValue } }
    }

    var endTime: Double { max(x?.endTime ?? -.infinity, y?.endTime ?? -.infinity) }

    /// The offset at which the content comes to rest.
    var target: CGPoint { CGPoint(x: x?.target ?? shown.x, y: y?.target ?? shown.y) }

    /// The offset that the delegate is told for that.
    var announcedTarget: CGPoint { CGPoint(x: x?.announcedTarget ?? shown.x, y: y?.announcedTarget ?? shown.y) }

    /// The offset of the content at `time`.
    func offset(at time: Double) -> CGPoint {
        CGPoint(x: x?.state(at: time).position ?? shown.x, y: y?.state(at: time).position ?? shown.y)
    }

    /// Begins a requested motion in the first frame after the request, that of `time`: content moves from the next one on, as
    /// measured.
    mutating func begin(at time: Double) {
        guard let requestTime, time > requestTime else { return }
        self.requestTime = nil
        x?.begin(at: time)
        y?.begin(at: time)
    }

    /// Shifts the motion by the difference between `offset`, the content's present offset, and the one set last.
    mutating func follow(_ offset: CGPoint) {
        guard offset != shown else { return }
        x?.move(by: offset.x - shown.x)
        y?.move(by: offset.y - shown.y)
        shown = offset
    }
}
