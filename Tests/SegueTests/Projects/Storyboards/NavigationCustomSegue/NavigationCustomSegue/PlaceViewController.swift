import UIKit

class PlaceViewController: UIViewController {
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var pictureView: UIImageView!

    var name: String?
    var picture: UIImage?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = name
        nameLabel.text = name
        nameLabel.textColor = .white
        pictureView.image = picture
    }
}
