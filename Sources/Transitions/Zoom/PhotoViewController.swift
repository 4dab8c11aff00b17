#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// One picture, as large as the words around it let it be, on black; a tap or a drag downwards goes back to all of them.
final class PhotoViewController: StackScreen, PictureScreen {
    private let picture: UIImageView
    private let words: [UILabel]
    /// The room, in points, that the words above the picture take, and those below it.
    private static let wordsHeight: CGFloat = 112

    init(_ place: Place) {
        picture = UIImageView(picture: place.picture)
        words = [
            UILabel(place.title, size: 17, weight: .semibold, color: .white),
            UILabel(place.region, size: 14, color: UIColor(white: 1, alpha: 0.6)),
            UILabel("Drag down to step back", size: 15, color: UIColor(white: 1, alpha: 0.6)),
        ]
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    var pictureView: UIView? { picture }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        for subview in [picture] + words { view.addSubview(subview) }
        view.onTap { [unowned self] _ in close() }
        let drag = PanDrivenTransition(.vertical, in: self, travel: { $0.height * 0.5 }) {
            [unowned self] direction, _ in
            direction == .down ? { [unowned self] in close() } : nil
        }
        drivers = [drag]
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        let isWide = size.width > size.height
        let side = min(size.width, size.height * 0.7, isWide ? size.height : max(0, size.height - 2 * Self.wordsHeight))
        picture.frame = CGRect(
            x: (size.width - side) / 2, y: ((size.height - side) / 2).rounded(), width: side, height: side)
        for label in words { label.textAlignment = isWide ? .left : .center }
        if isWide {
            let left = picture.frame.maxX + 20
            UIView.placeColumn(
                Array(zip(words, [0, 2, 22])), x: left, y: picture.frame.minY, width: max(0, size.width - left - 20))
        } else {
            UIView.placeColumn(Array(zip(words.prefix(2), [0, 2])), x: 20, y: 62, width: size.width - 40)
            words[2].frame = CGRect(x: 20, y: size.height - 72, width: size.width - 40, height: 22)
        }
    }
}
