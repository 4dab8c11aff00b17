// Force unwrapping is how such files are written.
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// A screen that holds another one in a frame of its own, as panels of an iPad app do.
class FramedViewController: UIViewController {
    let content: UIViewController

    init(content: UIViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .darkGray
        addChild(content)
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        content.view.frame = view.bounds.insetBy(dx: 10, dy: 20)
    }
}

/// Looks for the innermost screens of any containers, and lets the one grow out of the place of the other.
final class NestedContainersAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

    private func innermost(_ controller: UIViewController) -> UIViewController {
        switch controller {
        case let stack as UINavigationController: return stack.topViewController.map(innermost) ?? stack
        case let tabs as UITabBarController: return tabs.selectedViewController.map(innermost) ?? tabs
        default: return controller.children.last.map(innermost) ?? controller
        }
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: .from),
            let to = transitionContext.viewController(forKey: .to)
        else { return }
        let container = transitionContext.containerView
        let wrapper = UIView(frame: container.bounds)
        container.addSubview(to.view)
        to.view.layoutIfNeeded()
        container.addSubview(wrapper)
        let old = innermost(from).view!, new = innermost(to).view!
        let pictures = [old, new].compactMap { view -> UIView? in
            let picture = view.snapshotView(afterScreenUpdates: true)
            picture?.frame = wrapper.convert(view.bounds, from: view)
            return picture
        }
        pictures.forEach(wrapper.addSubview)
        let end = pictures.last?.frame ?? .zero
        pictures.last?.frame = pictures.first?.frame ?? .zero
        pictures.last?.alpha = 0
        to.view.alpha = 0
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: {
                pictures.forEach { $0.frame = end }
                pictures.last?.alpha = 1
            },
            completion: { _ in
                wrapper.removeFromSuperview()
                to.view.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
