/// Stands for the `interruptibleAnimator(using:)` that an animator does not have.
@MainActor final class NoInterruptibleAnimator: NSObject, UIViewImplicitlyAnimating {
    static let shared = NoInterruptibleAnimator()

    var state: UIViewAnimatingState { .inactive }
    var isRunning: Bool { false }
    var isReversed: Bool {
        get { false }
        set {}
    }
    var fractionComplete: CGFloat {
        get { 0 }
        set {}
    }
    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
