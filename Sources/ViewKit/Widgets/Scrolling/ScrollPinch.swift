/// A pinch of two fingers that zooms a scroll view's content.
struct ScrollPinch {
    /// The scale when the pinch began.
    let scale: CGFloat
    /// The point of the zoomed view, unscaled, that the fingers hold.
    let anchor: CGPoint
}
