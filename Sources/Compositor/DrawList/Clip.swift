/// A rounded rectangle that commands are limited to, smoothed at its edges, together with its `parent`.
package struct Clip: Hashable, Sendable, BitwiseCopyable {
    /// The rendering of the quad's upper side: antialiased, or cut at pixels.
    package enum Side: UInt8, Sendable, BitwiseCopyable {
        case smooth
        /// Cut at the middles of pixels.
        case hard
        /// The same where the quad lies on the other side of the line: a pixel that one of the two lets through the other one
        /// does not, and each is let through by one.
        case complement
    }

    package var quad: RoundedQuad
    /// No pixel outside is let through, by this clip or a parent.
    package var box: PixelRect
    /// Every pixel inside is let through whole by this clip (its parents not considered); often empty.
    package var inside: PixelRect
    /// An index into `DrawList.clips` of a clip that limits as well; 0 where there is none.
    package var parent: UInt32
    package var upperSide = Side.smooth

    package init(quad: RoundedQuad, box: PixelRect, inside: PixelRect, parent: UInt32) {
        self.quad = quad
        self.box = box
        self.inside = inside
        self.parent = parent
    }
}
