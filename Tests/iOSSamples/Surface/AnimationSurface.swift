import UIKit

/// Every way to animate views.
public class AnimationSurface {
    private let view: UIView
    private var animator: UIViewPropertyAnimator?
    private(set) var log: [String] = []

    init(view: UIView) { self.view = view }

    func blocks(duration: TimeInterval, completion: ((Bool) -> Void)? = nil) {
        UIView.animate(withDuration: duration) { self.view.alpha = 0 }
        UIView.animate(withDuration: duration, animations: { self.view.alpha = 1 }, completion: completion)
        let options: UIView.AnimationOptions = [.curveEaseInOut, .beginFromCurrentState, .allowUserInteraction]
        UIView.animate(
            withDuration: duration, delay: 0.1, options: options,
            animations: { self.view.center.x += 10 }, completion: completion)
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5,
            options: .curveEaseOut, animations: { self.view.transform = .identity }, completion: completion)
        UIView.animate(
            withDuration: duration, delay: 0, options: [.curveLinear, .layoutSubviews],
            animations: { self.view.layoutIfNeeded() })
        UIView.animate(
            withDuration: duration, delay: 0, options: [.curveEaseIn, .autoreverse, .repeat],
            animations: { self.view.backgroundColor = .red })
        UIView.performWithoutAnimation { self.view.layer.removeAllAnimations() }
    }

    func keyframes(duration: TimeInterval) {
        let options: UIView.KeyframeAnimationOptions = [.calculationModeCubic]
        UIView.animateKeyframes(
            withDuration: duration, delay: 0, options: options,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    self.view.transform = CGAffineTransform(translationX: 0, y: -20)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    self.view.transform = CGAffineTransform.identity
                }
            },
            completion: { (finished: Bool) in self.log.append("keyframes \(finished)") })
    }

    func exchange(_ other: UIView) {
        UIView.transition(
            with: view, duration: 0.3, options: .transitionCrossDissolve, animations: { self.view.isHidden = true },
            completion: nil)
        UIView.transition(
            from: view, to: other, duration: 0.3, options: [.transitionFlipFromLeft, .showHideTransitionViews],
            completion: { _ in self.log.append("exchanged") })
    }

    func animators(duration: TimeInterval) {
        let curved = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: { self.view.alpha = 0 })
        let damped = UIViewPropertyAnimator(duration: duration, dampingRatio: 0.8) { self.view.alpha = 1 }
        let bent = UIViewPropertyAnimator(
            duration: duration, controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0.1, y: 1)
        ) { self.view.alpha = 1 }
        let spring = UISpringTimingParameters(dampingRatio: 0.6, initialVelocity: CGVector(dx: 0, dy: 2))
        let springy = UIViewPropertyAnimator(duration: duration, timingParameters: spring)
        let weight = UISpringTimingParameters(mass: 1, stiffness: 200, damping: 20, initialVelocity: .zero)
        let heavy = UIViewPropertyAnimator(duration: 0, timingParameters: weight)
        springy.addAnimations { self.view.center.y += 10 }
        springy.addAnimations({ self.view.alpha = 1 }, delayFactor: 0.5)
        springy.addCompletion { position in
            switch position {
            case .start, .current: self.log.append("back")
            case .end: self.log.append("there")
            @unknown default: break
            }
        }
        for animator: UIViewImplicitlyAnimating & UIViewAnimating in [curved, damped, bent, heavy, springy] {
            animator.startAnimation()
        }
        animator = springy
        UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: duration, delay: 0, options: [.curveEaseOut],
            animations: { self.view.alpha = 1 }, completion: { position in self.log.append("\(position.rawValue)") })
    }

    func hold() {
        guard let animator = animator, animator.isRunning, animator.state == .active else { return }
        animator.pauseAnimation()
        let fraction: CGFloat = animator.fractionComplete
        animator.fractionComplete = min(1, fraction + 0.1)
        animator.isReversed = fraction < 0.5
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0.5)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)
    }

    /// The curve of the keyboard's animation, which has a number and no name.
    func followKeyboard(duration: TimeInterval) {
        guard let curve = UIView.AnimationCurve(rawValue: 7) else { return }
        UIViewPropertyAnimator(duration: duration, curve: curve) { self.view.alpha = 1 }.startAnimation()
        log.append("curve \(name(of: curve)), even \(isEven(.linear))")
    }

    private func name(of curve: UIView.AnimationCurve) -> String {
        switch curve {
        case .easeInOut, .easeIn, .easeOut: return "eased"
        case .linear: return "linear"
        @unknown default: return "\(curve.rawValue)"
        }
    }

    private func isEven(_ curve: UIView.AnimationCurve) -> Bool {
        switch curve {
        case .easeInOut, .easeIn, .easeOut: return false
        case .linear: return true
        }
    }
}
