import UIKit

class AdaptiveViewController: UIViewController {
    @IBOutlet private weak var stack: UIStackView!

    private let slide = SlideTransition()

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(
            alongsideTransition: { _ in self.stack.alpha = 0.4 },
            completion: { _ in
                UIView.animate(withDuration: 0.3) { self.stack.alpha = 1 }
            })
    }

    @IBAction func openClassic(_ sender: UIButton) {
        guard let classic = UIStoryboard(name: "Classic", bundle: nil).instantiateInitialViewController() else {
            return
        }
        slide.edge = traitCollection.verticalSizeClass == .compact ? .right : .bottom
        classic.transitioningDelegate = slide
        classic.modalPresentationStyle = .fullScreen
        present(classic, animated: true, completion: nil)
    }
}
