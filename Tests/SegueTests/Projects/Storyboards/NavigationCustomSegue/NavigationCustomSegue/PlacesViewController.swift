import UIKit

class PlacesViewController: UIViewController {
    @IBOutlet weak var stack: UIStackView!

    private(set) var selectedButton: UIView?

    override func viewDidLoad() {
        super.viewDidLoad()
        for case let button as UIButton in stack.arrangedSubviews {
            button.imageView?.contentMode = .scaleAspectFill
        }
        navigationController?.delegate = self
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let place = segue.destination as? PlaceViewController, let button = sender as? UIButton else { return }
        selectedButton = button
        place.picture = button.image(for: .normal)
        switch segue.identifier {
        case "showAurora": place.name = "Aurora"
        case "showCanyon": place.name = "Canyon"
        default: place.name = "Dunes"
        }
    }

    @IBAction func shuffle(_ sender: UIBarButtonItem) {
        guard let last = stack.arrangedSubviews.last else { return }
        UIView.animate(withDuration: 0.4) {
            self.stack.insertArrangedSubview(last, at: 0)
            self.stack.layoutIfNeeded()
        }
    }
}

extension PlacesViewController: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        guard let selectedButton else { return nil }
        switch operation {
        case .push where toVC is PlaceViewController:
            return RevealAnimator(source: selectedButton, isPushing: true)
        case .pop where fromVC is PlaceViewController:
            return RevealAnimator(source: selectedButton, isPushing: false)
        default:
            return nil
        }
    }
}
