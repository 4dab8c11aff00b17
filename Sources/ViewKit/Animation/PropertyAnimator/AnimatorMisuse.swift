/// A misuse of an animator, for which UIKit raises an exception, and its remedy.
enum AnimatorMisuse: CustomStringConvertible {
    /// It went away while it was paused or stopped.
    case releasedEarly
    case finishedWithoutStop
    case continuedWithoutPause
    case usedWhileStopped(String)
    case notInterruptible(String)
    case changedWhileActive(String)

    var description: String {
        switch self {
        case .releasedEarly:
            "it was released while it was paused or stopped, so its animations end at once. Keep a reference until it "
                + "has finished, or call stopAnimation(_:) and finishAnimation(at:)."
        case .finishedWithoutStop:
            "finishAnimation(at:) was called on an animator that is not stopped. Call stopAnimation(false) before."
        case .continuedWithoutPause:
            "continueAnimation(withTimingParameters:durationFactor:) was called on an animator that is not paused. Call "
                + "pauseAnimation() before."
        case .usedWhileStopped(let name):
            "\(name) was used on a stopped animator, and does nothing. Call finishAnimation(at:) before."
        case .notInterruptible(let name):
            "\(name) was used on an animator that is not interruptible, and does nothing. Set isInterruptible before the "
                + "start; animators that start inside an animation block never are."
        case .changedWhileActive(let name):
            "\(name) was set on an active animator, and stays as it was. Set it before the start."
        }
    }
}
