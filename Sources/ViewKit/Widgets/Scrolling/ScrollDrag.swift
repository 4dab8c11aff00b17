/// A drag of a scroll view's content by a finger, from its recognition to its end.
struct ScrollDrag {
    /// The offset, before resistance beyond the ends, at which the pan's translation is zero.
    var origin: CGPoint
    /// The offset that the drag has set last.
    var shown: CGPoint
    /// The axis along which a directional lock keeps the content still; nil for none.
    var locked: ScrollAxis?
}
