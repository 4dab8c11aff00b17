import Motion

/// Content that moves by itself, along one axis or both.
struct ScrollMotion {
    /// What set it off, which says what the delegate hears at its end.
    enum Cause {
        /// A finger let go.
        case release
        /// Code asked for a place.
        case request
        /// A wheel was turned.
        case wheel
    }

    let cause: Cause
    var x: ScrollDeceleration?
    var y: ScrollDeceleration?
    /// Where the content was put last.
    var shown: CGPoint

    subscript(axis: ScrollAxis) -> ScrollDeceleration? {
        get { axis == .x ? x : y }
        set { if axis == .x { x = newValue } else { y = newValue } }
    }

    var endTime: Double { max(x?.endTime ?? -.infinity, y?.endTime ?? -.infinity) }

    /// Where the content rests.
    var target: CGPoint { CGPoint(x: x?.target ?? shown.x, y: y?.target ?? shown.y) }

    /// Where the content is at `time`.
    func offset(at time: Double) -> CGPoint {
        CGPoint(x: x?.state(at: time).position ?? shown.x, y: y?.state(at: time).position ?? shown.y)
    }

    /// Takes in that the content lies at `offset`, where somebody else may have put it.
    mutating func follow(_ offset: CGPoint) {
        guard offset != shown else { return }
        x?.move(by: offset.x - shown.x)
        y?.move(by: offset.y - shown.y)
        shown = offset
    }
}
