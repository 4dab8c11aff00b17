/// A half-open rectangle of whole device pixels: columns `minX ..< maxX`, rows `minY ..< maxY`; y points down.
package struct PixelRect: Hashable, Sendable, BitwiseCopyable {
    package var minX, minY, maxX, maxY: Int32

    /// Holds no pixel, and gives way in a union.
    package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    package init(minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// The pixels of a surface; negative sizes count as zero, sizes stop at 2^24.
    package init(width: Int, height: Int) {
        let limit = 1 << 24
        self.init(minX: 0, minY: 0, maxX: Int32(max(0, min(width, limit))), maxY: Int32(max(0, min(height, limit))))
    }

    /// Every pixel that the box from (`lowX`, `lowY`) to (`highX`, `highY`) touches; empty when an edge is not a number.
    @inline(__always)
    package init(enclosing lowX: Double, _ lowY: Double, _ highX: Double, _ highY: Double) {
        guard lowX < highX, lowY < highY else {
            self.init(minX: 0, minY: 0, maxX: 0, maxY: 0)
            return
        }
        let limit = 16_777_216.0
        self.init(
            minX: Int32(truncatingIfNeeded: max(-limit, min(limit, lowX)).wholeBelow),
            minY: Int32(truncatingIfNeeded: max(-limit, min(limit, lowY)).wholeBelow),
            maxX: Int32(truncatingIfNeeded: max(-limit, min(limit, highX)).wholeAbove),
            maxY: Int32(truncatingIfNeeded: max(-limit, min(limit, highY)).wholeAbove))
    }

    package var isEmpty: Bool { minX >= maxX || minY >= maxY }

    /// Columns; 0 when empty.
    package var width: Int { max(0, Int(maxX) - Int(minX)) }

    /// Rows; 0 when empty.
    package var height: Int { max(0, Int(maxY) - Int(minY)) }

    /// Pixels inside.
    package var area: Int { width * height }

    /// The pixels in both; empty, but not always `.empty`, where they do not meet.
    package func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    }

    /// The smallest rectangle around both; an empty one adds nothing.
    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    package func intersects(_ other: PixelRect) -> Bool {
        max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
    }

    package func contains(_ other: PixelRect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }

    /// The pixels that are not in `other`: at most four rectangles that do not overlap, whole rows first.
    package func subtracting(_ other: PixelRect) -> [PixelRect] {
        let hole = intersection(other)
        if isEmpty { return [] }
        if hole.isEmpty { return [self] }
        let parts = [
            PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY),
            PixelRect(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY),
            PixelRect(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
            PixelRect(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY),
        ]
        return parts.filter { !$0.isEmpty }
    }

    /// The rectangle with `distance` pixels more on every side; empty stays empty.
    package func grown(by distance: Int32) -> PixelRect {
        if isEmpty { return self }
        return PixelRect(
            minX: minX &- distance, minY: minY &- distance, maxX: maxX &+ distance, maxY: maxY &+ distance)
    }
}
