import UIKit

/// Unfolds a screen like a map out of two halves; a tap while it moves turns the movement round.
final class UnfoldAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?
    private weak var context: UIViewControllerContextTransitioning?
    private var tapRecognizer: UITapGestureRecognizer?
    private let isUnfolding: Bool

    init(isUnfolding: Bool) {
        self.isUnfolding = isUnfolding
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 1.0 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        if let animator = animator { return animator }
        context = transitionContext
        let container = transitionContext.containerView
        guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to)
        else { fatalError("the presentation is not a full-screen one") }
        if isUnfolding { container.addSubview(toView) } else { container.insertSubview(toView, belowSubview: fromView) }
        let page: UIView = isUnfolding ? toView : fromView

        let canvas = UIView(frame: container.bounds)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 800
        canvas.layer.sublayerTransform = perspective
        container.addSubview(canvas)
        let (upper, lower) = halves(of: page, on: canvas)
        page.isHidden = true
        setFolded(isUnfolding, upper: upper, lower: lower)

        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut)
        animator.addAnimations { [isUnfolding] in
            self.setFolded(!isUnfolding, upper: upper, lower: lower)
        }
        animator.addCompletion { [weak self] position in
            page.isHidden = false
            canvas.removeFromSuperview()
            if let tapRecognizer = self?.tapRecognizer { container.removeGestureRecognizer(tapRecognizer) }
            transitionContext.completeTransition(position == .end)
        }
        let tap = UITapGestureRecognizer(target: self, action: #selector(turnRound))
        container.addGestureRecognizer(tap)
        tapRecognizer = tap
        self.animator = animator
        return animator
    }

    private func halves(of page: UIView, on canvas: UIView) -> (UIView, UIView) {
        let (top, bottom) = page.bounds.divided(atDistance: page.bounds.midY, from: .minYEdge)
        let views = [top, bottom].map { half -> UIView in
            let snapshot = page.resizableSnapshotView(from: half, afterScreenUpdates: true, withCapInsets: .zero)
            let view = snapshot ?? UIView(frame: half)
            view.layer.anchorPoint = CGPoint(x: 0.5, y: half.minY == 0 ? 1 : 0)
            view.layer.position = CGPoint(x: half.midX, y: page.bounds.midY)
            view.bounds.size = half.size
            view.layer.isDoubleSided = false
            canvas.addSubview(view)
            return view
        }
        return (views[0], views[1])
    }

    private func setFolded(_ isFolded: Bool, upper: UIView, lower: UIView) {
        upper.layer.transform = isFolded ? CATransform3DMakeRotation(-.pi / 2, 1, 0, 0) : CATransform3DIdentity
        lower.layer.transform = isFolded ? CATransform3DMakeRotation(.pi / 2, 1, 0, 0) : CATransform3DIdentity
        upper.alpha = isFolded ? 0.6 : 1
        lower.alpha = isFolded ? 0.6 : 1
    }

    @objc private func turnRound() {
        guard let animator = animator, animator.isRunning else { return }
        animator.pauseAnimation()
        animator.isReversed.toggle()
        // The context is told, although no interaction controller drives the transition.
        if animator.isReversed {
            context?.cancelInteractiveTransition()
        } else {
            context?.finishInteractiveTransition()
        }
        animator.startAnimation()
    }
}

final class AtlasViewController: UIViewController, UIViewControllerTransitioningDelegate {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = presentingViewController == nil ? .systemBrown : .systemMint
        label.text = presentingViewController == nil ? "Atlas" : "Map"
        label.font = UIFont.systemFont(ofSize: 72, weight: .bold)
        label.textAlignment = .center
        label.frame = view.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }

    @objc private func tapped() {
        guard presentingViewController == nil else { return dismiss(animated: true) }
        let map = AtlasViewController()
        map.modalPresentationStyle = .fullScreen
        map.transitioningDelegate = self
        present(map, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { UnfoldAnimator(isUnfolding: true) }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        UnfoldAnimator(isUnfolding: false)
    }
}

#Preview("Atlas") { AtlasViewController() }
