import UIKit

struct Motion {
    var duration: TimeInterval
    private static let slow = Motion(duration: 3)
    static let count = 4
    static let slide = Motion(duration: 0.3)
    static var fade: Motion { Motion(duration: 0.2) }
}

class PresetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let motion: Motion
    private let screens: [UIViewController]?
    init(motion: Motion, screens: [UIViewController]?) {
        self.motion = motion
        self.screens = screens
    }
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {}
}
