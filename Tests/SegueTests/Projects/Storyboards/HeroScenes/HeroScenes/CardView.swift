import UIKit

class CardView: UIView {
    @IBOutlet weak var pictureView: UIImageView!
    @IBOutlet weak var titleLabel: UILabel!

    override init(frame: CGRect) {
        super.init(frame: frame)
        roundCorners()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        roundCorners()
    }

    private func roundCorners() {
        layer.cornerRadius = 24
        layer.cornerCurve = .continuous
    }
}
