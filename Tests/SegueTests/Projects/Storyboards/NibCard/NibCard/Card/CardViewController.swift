import UIKit

class CardViewController: UIViewController {
    @IBOutlet private weak var pictureView: UIImageView!
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var starsSlot: UIView!

    var heading: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = heading
        guard let rating = Bundle.main.loadNibNamed("RatingView", owner: nil, options: nil)?.first as? RatingView else {
            return
        }
        rating.frame = starsSlot.bounds
        starsSlot.addSubview(rating)
    }

    @IBAction func done(_ sender: UIButton) {
        dismiss(animated: true)
    }
}
