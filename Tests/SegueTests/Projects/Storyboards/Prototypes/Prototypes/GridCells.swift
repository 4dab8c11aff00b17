import UIKit

class PictureCell: UICollectionViewCell {
    @IBOutlet weak var pictureView: UIImageView!
}

class CaptionCell: UICollectionViewCell {
    @IBOutlet weak var pictureView: UIImageView!
    @IBOutlet weak var captionLabel: UILabel!
}

class HeaderView: UICollectionReusableView {
    @IBOutlet weak var titleLabel: UILabel!
}
