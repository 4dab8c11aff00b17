import UIKit

/// A view that shows off every way to animate, as an iOS engineer writes them.
public final class PulseView: UIView {
    /// What ended, in order.
    public var log: [String] = []
    private var animator: UIViewPropertyAnimator?
    private let front = UIView()
    private let back = UIView()

    /// Fades, grows, turns and moves, one after the other.
    public func pulse() {
        UIView.animate(withDuration: 0.1) {
            self.alpha = 0.5
        } completion: { _ in
            self.log.append("faded")
            self.grow()
        }
    }

    private func grow() {
        UIView.animateKeyframes(
            withDuration: 0.2, delay: 0, options: [.calculationModeCubic],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    self.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.transform = .identity }
            },
            completion: { [weak self] finished in
                self?.log.append("grown \(finished)")
                self?.turn()
            })
    }

    private func turn() {
        addSubview(front)
        UIView.transition(from: front, to: back, duration: 0.1, options: [.transitionFlipFromRight]) { _ in
            self.log.append("turned")
            UIView.transition(
                with: self, duration: 0.1, options: .transitionCrossDissolve,
                animations: { self.backgroundColor = .red }, completion: { _ in self.move() })
        }
    }

    private func move() {
        let spring = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 1, dy: 0))
        let animator = UIViewPropertyAnimator(duration: 0.3, timingParameters: spring)
        animator.addAnimations { self.center.x += 50 }
        animator.addAnimations({ self.alpha = 1 }, delayFactor: 0.5)
        animator.addCompletion { position in
            switch position {
            case .end: self.log.append("moved")
            case .start: self.log.append("back")
            case .current: self.log.append("stopped")
            @unknown default: break
            }
        }
        animator.startAnimation()
        animator.pauseAnimation()
        animator.fractionComplete = 0.25
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        self.animator = animator
        UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 0.1, delay: 0, options: [],
            animations: {
                self.layer.cornerRadius = 8
            })
    }
}
