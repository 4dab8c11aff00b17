import UIKit

class StartViewController: UIViewController {
    @IBOutlet weak var slot: UIView!
    @IBOutlet var badgeView: UIView!
    @IBOutlet weak var badgeLabel: UILabel!

    private let cardTransition = CardTransition()
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        Bundle.main.loadNibNamed("BadgeView", owner: self, options: nil)
        badgeView.translatesAutoresizingMaskIntoConstraints = false
        slot.addSubview(badgeView)
        NSLayoutConstraint.activate([
            badgeView.topAnchor.constraint(equalTo: slot.topAnchor),
            badgeView.bottomAnchor.constraint(equalTo: slot.bottomAnchor),
            badgeView.leadingAnchor.constraint(equalTo: slot.leadingAnchor),
            badgeView.trailingAnchor.constraint(equalTo: slot.trailingAnchor),
            slot.heightAnchor.constraint(equalToConstant: 140),
        ])
    }

    @IBAction func countUp(_ sender: UIButton) {
        count += 1
        badgeLabel.text = "\(count)"
    }

    @IBAction func openCard(_ sender: UIButton) {
        let card = CardViewController(nibName: "CardView", bundle: nil)
        card.heading = "Aurora"
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = cardTransition
        present(card, animated: true)
    }

    @IBAction func openSettings(_ sender: UIButton) {
        let settings = SettingsViewController()
        settings.modalPresentationStyle = .fullScreen
        present(settings, animated: true)
    }
}
