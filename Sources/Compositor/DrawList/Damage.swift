/// The pixels that are to be drawn again: a few rectangles that do not overlap.
package struct Damage: Hashable, Sendable {
    package internal(set) var rects: ContiguousArray<PixelRect> = []

    /// No pixel.
    package init() {}

    /// All pixels of `bounds`.
    package init(_ bounds: PixelRect) { insert(bounds) }

    package var isEmpty: Bool { rects.isEmpty }

    /// The number of pixels to be drawn.
    package var area: Int { rects.reduce(0) { $0 + $1.area } }

    package func intersects(_ rect: PixelRect) -> Bool { rects.contains { $0.intersects(rect) } }
}
