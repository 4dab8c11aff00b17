/// What a finger does to a scroll view, from the moment it is recognised until it lets go.
struct ScrollDrag {
    /// The offset, before resistance beyond the ends, at which the pan's translation is zero.
    var origin: CGPoint
    /// Where the drag put the content last.
    var shown: CGPoint
    /// The axis along which a directional lock keeps the content still; nil for none.
    var locked: ScrollAxis?
}
