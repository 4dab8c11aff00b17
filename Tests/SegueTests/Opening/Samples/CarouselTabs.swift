import UIKit

/// Turns the tabs around like the sides of a carousel.
final class CarouselTabBarController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        let titles = ["News", "Photos", "Notes"]
        let colors: [UIColor] = [.systemGreen, .systemOrange, .systemPurple]
        viewControllers = zip(titles, colors).map { title, color in
            let controller = SideViewController(color: color)
            controller.tabBarItem = UITabBarItem(title: title, image: nil, selectedImage: nil)
            return controller
        }
    }
}

// MARK: - UITabBarControllerDelegate

extension CarouselTabBarController: UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        return viewController !== selectedViewController
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        guard let from = viewControllers?.firstIndex(of: fromVC), let to = viewControllers?.firstIndex(of: toVC)
        else { return nil }
        return CarouselAnimator(direction: to > from ? .forward : .backward)
    }
}

// MARK: - Animator

private final class CarouselAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    enum Direction: CGFloat {
        case forward = 1
        case backward = -1
    }

    let direction: Direction

    init(direction: Direction) {
        self.direction = direction
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.8 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to)
        else { return }
        let container = transitionContext.containerView
        container.backgroundColor = .black
        toView.frame = container.bounds
        container.addSubview(toView)

        let width = container.bounds.width
        toView.layer.transform = side(at: direction.rawValue * .pi / 2, width: width)
        UIView.animateKeyframes(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.calculationModeCubic],
            animations: {
                // A turn in steps of an eighth: a straight line between both ends would cut through the carousel.
                for step in 1...4 {
                    let turn = CGFloat(step) / 4 * self.direction.rawValue * .pi / 2
                    UIView.addKeyframe(withRelativeStartTime: Double(step - 1) / 4, relativeDuration: 0.25) {
                        fromView.layer.transform = self.side(at: -turn, width: width)
                        toView.layer.transform = self.side(at: self.direction.rawValue * .pi / 2 - turn, width: width)
                    }
                }
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { fromView.alpha = 0.6 }
            },
            completion: { _ in
                fromView.layer.transform = CATransform3DIdentity
                toView.layer.transform = CATransform3DIdentity
                fromView.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }

    /// The transform of a side of a box as wide as the screen, turned by `angle` about the middle of the box.
    private func side(at angle: CGFloat, width: CGFloat) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 900
        transform = CATransform3DTranslate(transform, 0, 0, -width / 2)
        transform = CATransform3DRotate(transform, angle, 0, 1, 0)
        return CATransform3DTranslate(transform, 0, 0, width / 2)
    }
}

private final class SideViewController: UIViewController {
    private let color: UIColor

    init(color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        let card = UIView(frame: CGRect(x: 50, y: 120, width: view.bounds.width - 100, height: 200))
        card.backgroundColor = .white
        view.addSubview(card)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let card = view.subviews.first else { return }
        card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let grow = { (_: UIViewControllerTransitionCoordinatorContext) in card.transform = .identity }
        if transitionCoordinator?.animate(alongsideTransition: grow, completion: nil) != true {
            card.transform = .identity
        }
    }
}

#Preview("Carousel") {
    CarouselTabBarController()
}
