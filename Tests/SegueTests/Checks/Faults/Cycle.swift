import UIKit

final class Root: UIViewController, UIViewControllerTransitioningDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
    }
    @objc func open() {
        let next = Leaky()
        next.modalPresentationStyle = .custom
        next.transitioningDelegate = self
        present(next, animated: true)
    }
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { Fade(presents: true) }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        Fade(presents: false)
    }
}

final class Leaky: UIViewController {
    var onTap: (() -> Void)?
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemPurple
        onTap = { self.dismiss(animated: true) }  // the cycle
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
    }
    @objc func tap() { onTap?() }
}

final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    let presents: Bool
    init(presents: Bool) { self.presents = presents }
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let view = context.viewController(forKey: presents ? .to : .from)?.view else { return }
        if presents {
            view.frame = context.containerView.bounds; context.containerView.addSubview(view); view.alpha = 0
        }
        UIView.animate(withDuration: 0.4) {
            view.alpha = self.presents ? 1 : 0
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

#Preview { Root() }
