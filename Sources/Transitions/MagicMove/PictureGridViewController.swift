#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Pictures in three columns; a tap or a drag upwards opens one.
final class PictureGridViewController: StackScreen, MagicMoveScreen {
    private let pictures: [String]
    private let cells: [UIImageView]
    private let names: [UILabel]
    private let heading = UILabel()
    private var selection: Int?
    private static let columns = 3
    private static let margin: CGFloat = 20
    private static let gap: CGFloat = 12
    /// From one row of pictures to the next: the names are in between.
    private static let rowGap: CGFloat = 34

    init(pictures: [String]) {
        self.pictures = pictures
        cells = pictures.map { UIImageView(picture: $0) }
        names = pictures.map {
            UILabel($0.capitalized, size: 14, weight: .semibold, color: UIColor(white: 0.3, alpha: 1))
        }
        super.init(animator: MagicMoveAnimator.init(operation:))
    }

    required init?(coder: NSCoder) { nil }

    var movingViews: KeyValuePairs<String, UIView> {
        guard let selection else { return [:] }
        return ["name": names[selection], "picture": cells[selection]]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.97, alpha: 1)
        heading.text = "Pictures"
        heading.font = .systemFont(ofSize: 34, weight: .bold)
        for name in names { name.numberOfLines = 1 }
        for subview in [heading] + cells + names { view.addSubview(subview) }
        view.onTap { [unowned self] in handleTap(at: $0) }
        let drag = PanDrivenTransition(.vertical, in: self, travel: { $0.height * Self.travel }) {
            [unowned self] direction, place in
            direction == .up && selectPicture(at: place) ? { [unowned self] in openSelectedPicture() } : nil
        }
        drivers = [drag]
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        heading.frame = CGRect(x: Self.margin, y: 64, width: width - 2 * Self.margin, height: 44)
        let columns = CGFloat(Self.columns)
        let side = (width - 2 * Self.margin - (columns - 1) * Self.gap) / columns
        for (index, cell) in cells.enumerated() {
            let row = CGFloat(index / Self.columns)
            let column = CGFloat(index % Self.columns)
            cell.frame = CGRect(
                x: Self.margin + column * (side + Self.gap), y: 128 + row * (side + Self.rowGap), width: side,
                height: side)
            cell.layer.cornerRadius = side * PictureViewController.cornerProportion
            let name = names[index]
            name.frame = CGRect(
                origin: CGPoint(x: cell.frame.minX + 4, y: cell.frame.maxY + 5),
                size: name.sizeThatFits(CGSize(width: side, height: Self.rowGap)))
        }
    }

    /// Selects the picture at `point` of the view; false where there is none.
    func selectPicture(at point: CGPoint) -> Bool {
        guard let index = cells.firstIndex(where: { $0.frame.contains(point) }) else { return false }
        selection = index
        return true
    }

    /// Opens the picture that was selected last, the first one before any was.
    func openSelectedPicture() {
        guard !pictures.isEmpty else { return }
        let index = selection ?? 0
        selection = index
        open(PictureViewController(picture: pictures[index]))
    }

    private func handleTap(at point: CGPoint) {
        if selectPicture(at: point) { openSelectedPicture() }
    }
}
