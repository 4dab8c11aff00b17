import Motion

/// The fingers on a zoomed screen's card, in points of its container.
struct ZoomFingers {
    var gesture: ZoomResponse.Gesture
    /// The location, or the middle of two fingers, when they came down.
    var start: SIMD2<Double>
    /// The distance that they have gone since.
    var travel = SIMD2<Double>.zero
    /// The distance of two fingers from each other, as a multiple of that at the start.
    var spread = 1.0
    /// The angle by which two fingers have turned, in radians, clockwise.
    var turn = 0.0
    /// The velocity of the travel, in points per second, and of the spread, per second.
    var velocity = SIMD2<Double>.zero
    var spreadVelocity = 0.0
    /// 1 where the trailing side is the right one, -1 where it is the left one.
    var forward = 1.0

    /// The points that a finger goes until the source's picture is gone; a choice.
    private static let fadeDistance = 60.0

    /// The layout of `card`, as it was when the fingers came down; `seconds` later, where they go on as fast.
    ///
    /// The source's picture, which a card shows that was caught on its way, is gone after a short drag.
    func layout(of card: ZoomLayout, after seconds: Double = 0) -> ZoomLayout {
        let travel = travel + velocity * seconds
        let distance = (travel * travel).sum().squareRoot()
        var card = card
        card.sourceAlpha *= max(0, 1 - distance / Self.fadeDistance)
        guard gesture == .pinch else {
            return ZoomResponse.layout(of: card, under: gesture, from: start, by: travel, forward: forward)
        }
        return ZoomResponse.layout(
            of: card, pinchedBy: spread + spreadVelocity * seconds, turn: turn, from: start, by: travel)
    }
}
