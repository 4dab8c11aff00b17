import UIKit

class BoardViewController: UIViewController {
    @IBOutlet var cards: [UIView]!
    @IBOutlet var captions: [UILabel]!
    @IBOutlet var doubleTaps: [UITapGestureRecognizer]!
    @IBOutlet weak var boardStack: UIStackView!
    @IBOutlet weak var statusLabel: UILabel!
    @IBOutlet weak var segmentedControl: UISegmentedControl!
    @IBOutlet weak var dealButton: UIButton!

    let turner = CardTurner()

    override func viewDidLoad() {
        super.viewDidLoad()
        for card in cards {
            card.layer.cornerRadius = 12
            card.layer.shadowColor = UIColor.black.cgColor
            card.layer.shadowOpacity = 0.3
            card.layer.shadowRadius = 6
            card.layer.shadowOffset = CGSize(width: 0, height: 3)
        }
        dealButton.layer.cornerRadius = 24
        dealButton.tintColor = .white
        statusLabel.text = "\(cards.count) cards, \(captions.count) captions, \(doubleTaps.count) taps"
    }

    @IBAction func sliderChanged(_ sender: UISlider) {
        for card in cards {
            card.alpha = CGFloat(0.3 + 0.7 * sender.value)
        }
        statusLabel.text = String(format: "Slider %.2f", sender.value)
    }

    @IBAction func sliderPressed() {
        UIView.animate(withDuration: 0.2) {
            self.statusLabel.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
        }
    }

    @IBAction func sliderReleased() {
        UIView.animate(withDuration: 0.2) {
            self.statusLabel.transform = .identity
        }
    }

    @IBAction func styleChanged() {
        turner.style = CardTurner.Style.allCases[segmentedControl.selectedSegmentIndex]
        statusLabel.text = segmentedControl.titleForSegment(at: segmentedControl.selectedSegmentIndex)
    }

    @IBAction func faceChanged(_ sender: UISwitch) {
        for card in cards {
            turner.turn(card, faceUp: sender.isOn)
        }
    }

    @IBAction func nameChanged(_ sender: UITextField) {
        for (index, caption) in captions.enumerated() {
            let name = sender.text ?? ""
            caption.text = "\(name.isEmpty ? "Card" : name) \(index + 1)"
        }
    }

    @IBAction func armDeal(_ sender: UIButton) {
        statusLabel.text = "Armed"
    }

    @IBAction func deal(_ sender: UIButton, forEvent event: UIEvent) {
        let touches = event.allTouches?.count ?? 0
        statusLabel.text = "Dealt by \(touches) touch"
        for (index, card) in cards.enumerated() {
            card.transform = CGAffineTransform(translationX: 0, y: view.bounds.height).rotated(by: .pi / 3)
            UIView.animate(
                withDuration: 0.6, delay: 0.1 * Double(index), usingSpringWithDamping: 0.75, initialSpringVelocity: 0,
                options: [],
                animations: { card.transform = .identity })
        }
    }
}

extension BoardViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        statusLabel.text = "Named"
        return true
    }
}
