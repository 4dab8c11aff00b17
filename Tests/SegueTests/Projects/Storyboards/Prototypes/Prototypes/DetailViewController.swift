import UIKit

class DetailViewController: UIViewController {
    @IBOutlet weak var pictureView: UIImageView!
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var detailLabel: UILabel!
    @IBOutlet weak var closeButton: UIButton!

    var place: Place?

    override func viewDidLoad() {
        super.viewDidLoad()
        pictureView.image = place?.image
        nameLabel.text = place?.name
        detailLabel.text = place?.detail
        closeButton.isHidden = navigationController != nil
    }

    @IBAction func close(_ sender: Any) {
        dismiss(animated: true)
    }
}
