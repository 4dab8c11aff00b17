/// The bar that shows where in the content a scroll view is; it never animates by itself.
final class ScrollIndicator: CALayer {
    /// Its thickness, its distance from the edge, and its least length, in points.
    static let thickness: CGFloat = 3
    static let margin: CGFloat = 3
    private static let leastLength: CGFloat = 36
    /// The least length beyond an end, where the bar is pushed together.
    private static let pushedLength: CGFloat = 7

    override init() {
        super.init()
        opacity = 0
        zPosition = 10_000
        cornerRadius = Self.thickness / 2
    }

    required init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) { nil }

    override func action(forKey event: String) -> (any CAAction)? { UIView.noAction }

    /// Returns the start and length of the bar on a track of `track` points, for content of `content` points of which
    /// `visible` are seen from `position` on; zero where one of these lengths is not above 0.
    static func bar(
        track: Double, content: Double, visible: Double, position: Double
    ) -> (start: Double, length: Double) {
        guard track > 0, content > 0, visible > 0 else { return (0, 0) }
        let natural = min(track, max(leastLength, track * min(1, visible / content)))
        let over = max(0, -position, position + visible - max(content, visible))
        let length = max(min(pushedLength, track), natural - over)
        let room = max(0, content - visible)
        let fraction = room > 0 ? min(1, max(0, position / room)) : position > 0 ? 1 : 0
        return (fraction * (track - length), length)
    }
}
