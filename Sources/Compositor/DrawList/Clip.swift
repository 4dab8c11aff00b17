/// A rounded rectangle that commands are limited to, smoothed at its edges, together with its `parent`.
package struct Clip: Hashable, Sendable, BitwiseCopyable {
    package var quad: RoundedQuad
    /// No pixel outside is let through, by this clip or a parent.
    package var box: PixelRect
    /// Every pixel inside is let through whole by this clip (its parents not considered); often empty.
    package var inside: PixelRect
    /// An index into `DrawList.clips` of a clip that limits as well; 0 where there is none.
    package var parent: UInt32

    package init(quad: RoundedQuad, box: PixelRect, inside: PixelRect, parent: UInt32) {
        (self.quad, self.box, self.inside, self.parent) = (quad, box, inside, parent)
    }
}
