import UIKit

class RatingView: UIView {
    @IBOutlet weak var label: UILabel!
    @IBOutlet weak var stepper: UIStepper!

    override func awakeFromNib() {
        super.awakeFromNib()
        showRating()
    }

    @IBAction func stepped(_ sender: UIStepper) {
        showRating()
    }

    private func showRating() {
        let rating = Int(stepper.value)
        label.text = String(repeating: "★", count: rating) + String(repeating: "☆", count: 5 - rating)
    }
}
