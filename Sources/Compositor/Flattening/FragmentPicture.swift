import Graphics

/// The picture of a fragment, drawn as far as it was shown.
package struct FragmentPicture {
    package let image: CGImage
    /// The pixels that are drawn; all others hold anything.
    package private(set) var drawn: PixelRect

    /// A picture of which `drawn` is drawn.
    init(_ image: CGImage, drawn: PixelRect) {
        self.image = image
        self.drawn = drawn
    }

    /// All pixels.
    var bounds: PixelRect { PixelRect(width: image.width, height: image.height) }

    /// Draws what is missing of `part` with `draw`, which writes every pixel of the damage that it gets.
    mutating func extend(to part: PixelRect, _ draw: (PixelBuffer, Damage) -> Void) {
        let whole = drawn.union(part)
        if whole == drawn { return }
        draw(image.pixels, Damage(of: whole, without: drawn))
        drawn = whole
    }
}

extension PixelRect {
    /// Pixels along a side of the steps in which a picture is drawn: a step costs as much as some thousand pixels.
    private static let step: Int32 = 32

    /// The part of a picture of `bounds` that is drawn where this is seen.
    func wholeSteps(in bounds: PixelRect) -> PixelRect {
        if isEmpty { return .empty }
        let mask = ~(Self.step - 1)
        return PixelRect(
            minX: minX & mask, minY: minY & mask, maxX: (maxX + Self.step - 1) & mask,
            maxY: (maxY + Self.step - 1) & mask
        ).intersection(bounds)
    }
}

extension Damage {
    /// The pixels of `whole` that are not in `part`, which lies within it.
    fileprivate init(of whole: PixelRect, without part: PixelRect) {
        self.init()
        var part = part
        if part.isEmpty {
            part = whole
            part.minY = whole.maxY
        }
        insert(PixelRect(minX: whole.minX, minY: whole.minY, maxX: whole.maxX, maxY: part.minY))
        insert(PixelRect(minX: whole.minX, minY: part.minY, maxX: part.minX, maxY: part.maxY))
        insert(PixelRect(minX: part.maxX, minY: part.minY, maxX: whole.maxX, maxY: part.maxY))
        insert(PixelRect(minX: whole.minX, minY: part.maxY, maxX: whole.maxX, maxY: whole.maxY))
    }
}
