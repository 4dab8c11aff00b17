/// The same for tasks.
extension UIViewPropertyAnimator {
    /// Waits until the animation is over, and returns where it ended; see `addCompletion(_:)`.
    public func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { end in addCompletion { end.resume(returning: $0) } }
    }
}
