/// Receives each touch that begins in a window before recognizers and views; takes the whole touch or nothing of it.
@MainActor package protocol TouchInterceptor: AnyObject {
    /// Whether to take `touch`, which has just begun.
    func intercepts(_ touch: UITouch) -> Bool
    /// A touch that was taken moved; `touch.samples` has all of its positions since the last call.
    ///
    /// Returns the samples of a new touch of the same pointer, which goes on in its place to recognizers and views; none
    /// where the interceptor keeps the touch.
    func touchMoved(_ touch: UITouch) -> [TouchSample]
    /// A touch that was taken ended.
    func touchEnded(_ touch: UITouch)
    /// A touch that was taken was lost.
    func touchCancelled(_ touch: UITouch)
}
