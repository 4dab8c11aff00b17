import UIKit

/// A controller that is its own transitioning delegate and its own animator.
class SelfTransitioningViewController: UIViewController {
    private var isPresenting = false

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        let tap = UITapGestureRecognizer(target: self, action: SelfTransitioningViewController.close)
        view.addGestureRecognizer(tap)
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        // Dispose of any resources that can be recreated.
    }

    func close() {
        dismiss(animated: true, completion: nil)
    }
}

extension SelfTransitioningViewController: UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning
{
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        isPresenting = true
        return self
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        isPresenting = false
        return self
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let duration = transitionDuration(using: transitionContext)
        if isPresenting {
            transitionContext.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: duration, animations: { self.view.alpha = 1 }) {
                transitionContext.completeTransition($0)
            }
        } else {
            UIView.animate(withDuration: duration, animations: { self.view.alpha = 0 }) {
                transitionContext.completeTransition($0)
            }
        }
    }
}
