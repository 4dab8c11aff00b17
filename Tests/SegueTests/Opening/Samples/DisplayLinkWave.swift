import UIKit

/// Floods the old screen with the new one; a display link draws the wave at its upper edge.
final class WaveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let mask = CAShapeLayer()
    private var displayLink: CADisplayLink?
    private var startTime: CFTimeInterval = 0
    private var context: UIViewControllerContextTransitioning?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        context = transitionContext
        transitionContext.containerView.addSubview(toView)
        mask.frame = toView.bounds
        mask.path = wave(at: 0, in: toView.bounds)
        toView.layer.mask = mask
        let link = CADisplayLink(target: self, selector: #selector(step(_:)))
        link.add(to: .main, forMode: .common)
        displayLink = link
    }

    @objc private func step(_ link: CADisplayLink) {
        guard let context = context, let toView = context.view(forKey: .to) else {
            link.invalidate()
            return
        }
        if startTime == 0 { startTime = link.timestamp }
        let progress = min(1, (link.timestamp - startTime) / transitionDuration(using: context))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        mask.path = wave(at: CGFloat(progress), in: toView.bounds)
        CATransaction.commit()
        guard progress == 1 else { return }
        link.invalidate()
        displayLink = nil
        self.context = nil
        toView.layer.mask = nil
        context.completeTransition(!context.transitionWasCancelled)
    }

    /// The area below a sine wave that rises from the bottom of `bounds` to above its top.
    private func wave(at progress: CGFloat, in bounds: CGRect) -> CGPath {
        let amplitude: CGFloat = 24
        let level = bounds.height + amplitude - progress * (bounds.height + 2 * amplitude)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: bounds.height))
        for x in stride(from: CGFloat(0), through: bounds.width, by: 6) {
            let phase = x / bounds.width * 3 * .pi + progress * 4 * .pi
            path.addLine(to: CGPoint(x: x, y: level + amplitude * sin(phase)))
        }
        path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
        path.close()
        return path.cgPath
    }
}

final class BeachViewController: UIViewController, UINavigationControllerDelegate {
    private let colors: [UIColor] = [.systemYellow, .systemBlue, .systemCyan]
    private let depth: Int

    init(depth: Int) {
        self.depth = depth
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = ["Beach", "Water", "Deep water"][depth % 3]
        view.backgroundColor = colors[depth % colors.count]
        let tap = UITapGestureRecognizer(target: self, action: #selector(goDeeper))
        view.addGestureRecognizer(tap)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.delegate = self
    }

    @objc private func goDeeper() {
        navigationController?.pushViewController(BeachViewController(depth: depth + 1), animated: true)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        WaveAnimator()
    }
}

#Preview("Wave") {
    UINavigationController(rootViewController: BeachViewController(depth: 0))
}
