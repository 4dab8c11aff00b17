/// The strips at a screen's edges that its corners, its camera or its system controls cover, in points; none below 0.
package struct ScreenInsets: Hashable, Sendable, BitwiseCopyable, Codable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double

    package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Those of a screen that nothing covers.
    package static let none = ScreenInsets()
}
