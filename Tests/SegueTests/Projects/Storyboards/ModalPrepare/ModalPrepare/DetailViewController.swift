import UIKit

class DetailViewController: UIViewController {
    @IBOutlet weak var banner: UIImageView!

    var interaction: DismissInteraction?

    override func viewDidLoad() {
        super.viewDidLoad()
        banner.clipsToBounds = true
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
        return .lightContent
    }

    @IBAction func close(_ sender: UIButton) {
        dismiss(animated: true, completion: nil)
    }

    @IBAction func drag(_ recognizer: UIPanGestureRecognizer) {
        guard let interaction = interaction else { return }
        let progress = max(0, recognizer.translation(in: view.superview).y / view.bounds.height)
        switch recognizer.state {
        case .began:
            interaction.isActive = true
            dismiss(animated: true, completion: nil)
        case .changed:
            interaction.update(progress)
        case .ended:
            let isFlick = recognizer.velocity(in: view.superview).y > 600
            interaction.end(finished: progress > 0.35 || isFlick)
        default:
            interaction.end(finished: false)
        }
    }
}
