import UIKit

class PictureViewController: UIViewController {
    @IBOutlet private weak var pictureView: UIImageView!
    @IBOutlet private weak var captionLabel: UILabel!

    private let pictures = ["aurora", "forest", "city"]
    private var index = 0

    var caption: String? {
        get { captionLabel.text }
        set { captionLabel.text = newValue }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        caption = pictures[index].capitalized
    }

    func move(by step: Int) {
        index = (index + step + pictures.count) % pictures.count
        UIView.transition(
            with: pictureView, duration: 0.4, options: .transitionCrossDissolve,
            animations: {
                self.pictureView.image = UIImage(named: self.pictures[self.index])
                self.caption = self.pictures[self.index].capitalized
            })
    }
}
