import UIKit

/// Outlets and actions that other files do not see.
final class DetailViewController: UIViewController {
    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet private(set) weak var closeButton: UIButton?
    @IBOutlet var stars: [UIImageView]!
    @IBOutlet weak var height: NSLayoutConstraint!
    @IBOutlet static var shared: UIView?
    var plain = 1

    @IBAction private func close() {}
    @IBAction func rate() {}
    @IBAction func rate(_ sender: UISlider) {}
    @objc(rateByButton:) @IBAction func rate(_ sender: UIButton) {}
    @IBAction func press(_ sender: Any, forEvent event: UIEvent) {}
    @IBAction func three(_ first: Any, second: UIEvent, third: Int) {}

    @IBSegueAction func makeNext(_ coder: NSCoder) -> UIViewController? { UIViewController(coder: coder) }
    @IBSegueAction private func makeOther(
        _ coder: NSCoder, sender: Any?, segueIdentifier: String?
    ) -> DetailViewController? {
        DetailViewController(coder: coder)
    }
}

extension DetailViewController {
    @IBAction func unwindToDetail(_ segue: UIStoryboardSegue) {}
}

/// An extension without anything that files name.
extension DetailViewController {
    func helper() {}
}

@objc(RenamedCell) class PhotoCell: UICollectionViewCell {
    @IBOutlet var photo: UIImageView!

    class Footer: UICollectionReusableView {
        @IBOutlet var count: UILabel!
    }
}

/// No file can name it.
class GenericCell<Model>: UITableViewCell {
    @IBOutlet var name: UILabel!
}

private class HiddenView: UIView {
    @IBInspectable var radius: CGFloat = 0
}
