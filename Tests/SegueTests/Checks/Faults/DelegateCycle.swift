import UIKit

protocol PickerDelegate: AnyObject {
    func pickerDidEnd(_ picker: PickerScreen)
}

/// Opens a picker at a tap, and keeps it; the picker keeps its delegate, the screen that it belongs to.
final class CatalogScreen: UIViewController, UIViewControllerTransitioningDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        let button = UIButton(type: .system)
        button.setTitle("Pick", for: .normal)
        button.frame = CGRect(x: 120, y: 300, width: 150, height: 50)
        button.addTarget(self, action: #selector(pick), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc private func pick() {
        let picker = PickerScreen()
        let session = PickerSession(picker)
        picker.delegate = session
        picker.modalPresentationStyle = .custom
        picker.transitioningDelegate = self
        present(picker, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { PickerFade(presents: true) }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        PickerFade(presents: false)
    }
}

/// What is picked; it closes the picker.
final class PickerSession: PickerDelegate {
    private let picker: PickerScreen
    init(_ picker: PickerScreen) { self.picker = picker }
    func pickerDidEnd(_ picker: PickerScreen) { self.picker.dismiss(animated: true) }
}

final class PickerScreen: UIViewController {
    // Strong, so that the session lives as long as the picker.
    var delegate: PickerDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemOrange
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
    }

    @objc private func close() { delegate?.pickerDidEnd(self) }
}

final class PickerFade: NSObject, UIViewControllerAnimatedTransitioning {
    private let presents: Bool
    init(presents: Bool) { self.presents = presents }
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: presents ? .to : .from) else { return context.completeTransition(false) }
        if presents {
            view.frame = context.containerView.bounds
            view.alpha = 0
            context.containerView.addSubview(view)
        }
        UIView.animate(withDuration: 0.3) {
            view.alpha = self.presents ? 1 : 0
        } completion: { _ in
            if context.transitionWasCancelled { view.alpha = 1 }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

#Preview { CatalogScreen() }
