/// The pixels of a window that its content leaves free at each edge, for what stands beside it.
package struct PixelInsets: Hashable, Sendable {
    package var left, top, right, bottom: Int

    /// Nothing is left free.
    package static let none = PixelInsets()

    /// Insets in pixels; numbers below 0 count as 0.
    package init(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) {
        self.left = max(0, left)
        self.top = max(0, top)
        self.right = max(0, right)
        self.bottom = max(0, bottom)
    }

    /// Pixels across, at both edges together.
    var width: Int { left + right }

    /// Rows, at both edges together.
    var height: Int { top + bottom }
}
