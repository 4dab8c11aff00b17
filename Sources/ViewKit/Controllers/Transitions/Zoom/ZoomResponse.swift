/// The answer of an open screen to the fingers that dismiss it: where its card goes, and whether it goes away.
///
/// Apple's documentation names the gestures and no numbers. These were fitted by others to recordings of iOS in the simulator
/// (the public package swift_transitions, its table of calibrated parameters), except where a comment calls them a choice.
enum ZoomResponse {
    /// The kind of a gesture.
    enum Gesture: String, CaseIterable {
        /// One finger that pulls the screen down, or catches it on its way.
        case pan
        /// One finger that goes from the leading side to the trailing one.
        case swipe
        /// Two fingers.
        case pinch
    }

    /// The seconds for which the velocity of a release counts.
    private static let projection = 0.12
    /// The loss of scale for each length of the screen that a finger goes.
    private static let gain = 0.67
    /// The lengths after which it loses less, and the scale that it never reaches.
    private static let knee = 0.52
    private static let floor = 0.37
    /// The scales of a card that goes away.
    private static let panThreshold = 0.905
    private static let swipeThreshold = 0.7
    private static let pinchThreshold = 0.5
    /// The least scale under two fingers; a choice.
    private static let leastPinch = 0.2

    /// The scale of a card whose finger has gone `travel` lengths of it; back beyond the start it stays as large.
    ///
    /// Straight to the knee, and from there as smoothly towards the floor.
    static func scale(travel: Double) -> Double {
        let straight = 1 - gain * min(max(0, travel), knee)
        guard travel > knee else { return straight }
        let band = straight - floor
        let beyond = gain * (travel - knee) / band
        return straight - band * beyond / (1 + beyond)
    }

    /// The fall of a card whose finger has gone down by `travel` of its heights, in heights: behind it by the cube.
    static func fall(travel: Double) -> Double {
        let down = min(max(0, travel), 0.85)
        return down - 0.45 * down * down * down
    }

    /// The points that a card goes across for `distance` points of the finger, where it is `length` points wide.
    static func across(_ distance: Double, length: Double) -> Double {
        guard length > 0 else { return 0 }
        let limit = 0.9 * length
        let side = abs(distance) * 0.56 / limit
        return (distance < 0 ? -1 : 1) * limit * (1 - 1 / (1 + side))
    }

    /// The layout of `card` for a finger that was pressed at `start` and has moved by `travel`, in points of the container;
    /// `forward` is 1 where the trailing side is the right one, and -1 where it is the left one.
    static func layout(
        of card: ZoomLayout, under gesture: Gesture, from start: SIMD2<Double>, by travel: SIMD2<Double>,
        forward: Double
    ) -> ZoomLayout {
        let height = max(1, card.size.y)
        let width = max(1, card.size.x)
        if gesture == .swipe {
            let offset = SIMD2(travel.x, across(travel.y, length: width))
            return card.moved(scale: scale(travel: travel.x * forward / width), about: start, by: offset)
        }
        let down = travel.y / height
        // Upwards it resists, as it does across.
        let offset = SIMD2(
            across(travel.x, length: width),
            down < 0 ? across(travel.y, length: height) / 2 : fall(travel: down) * height)
        return card.moved(scale: scale(travel: down), about: start, by: offset)
    }

    /// The layout of `card` under two fingers: `spread` times as far apart as at the start, turned by `turn` radians, their
    /// middle moved from `start` by `travel`.
    static func layout(
        of card: ZoomLayout, pinchedBy spread: Double, turn: Double, from start: SIMD2<Double>, by travel: SIMD2<Double>
    ) -> ZoomLayout {
        card.moved(scale: min(1, max(leastPinch, spread)), turn: turn, about: start, by: travel)
    }

    /// Whether a card that is let go at `scale`, which changes by `rate` a second, goes away.
    static func dismisses(_ gesture: Gesture, scale: Double, rate: Double) -> Bool {
        let projected = scale + rate * projection
        switch gesture {
        case .pan: return projected < panThreshold
        case .swipe: return projected < swipeThreshold
        case .pinch: return projected < pinchThreshold
        }
    }
}
