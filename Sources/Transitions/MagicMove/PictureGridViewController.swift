#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Pictures in rows that fill the screen; a tap or a drag upwards opens one.
final class PictureGridViewController: StackScreen, MagicMoveScreen {
    private let pictures: [String]
    private let cells: [UIImageView]
    private let names: [UILabel]
    private let heading = UILabel()
    private var selection: Int?
    private static let margin: CGFloat = 20
    private static let gap: CGFloat = 12
    /// From one row of pictures to the next, on a phone: the names are in between.
    private static let rowGap: CGFloat = 36

    init(pictures: [String]) {
        self.pictures = pictures
        cells = pictures.map { UIImageView(picture: $0) }
        names = pictures.map {
            UILabel($0.capitalized, size: 14, weight: .semibold, color: .grey(0.3, dark: 0.75))
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
        view.backgroundColor = .grey(0.97, dark: 0)
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
        let size = view.bounds.size
        let grid = Self.grid(size)
        let scale = Self.textScale(size)
        heading.frame = CGRect(
            x: Self.margin, y: Self.isWide(size) ? 24 : 64, width: size.width - 2 * Self.margin, height: 44)
        let height = grid.side * PictureViewController.proportion(size)
        for (index, cell) in cells.enumerated() {
            let row = CGFloat(index / grid.columns)
            let column = CGFloat(index % grid.columns)
            cell.frame = CGRect(
                x: Self.margin + column * (grid.side + Self.gap), y: grid.top + row * (height + Self.rowGap * scale),
                width: grid.side, height: height)
            cell.layer.cornerRadius = grid.side * PictureViewController.cornerProportion
            let name = names[index]
            name.setFontSize(14 * scale, weight: .semibold)
            name.frame = CGRect(
                origin: CGPoint(x: cell.frame.minX + 4, y: cell.frame.maxY + 5),
                size: name.sizeThatFits(CGSize(width: grid.side, height: Self.rowGap)))
        }
    }

    /// The grid on a screen of `size`: its columns, the width of one, its top edge, and the largest height of a picture
    /// with which nine fit.
    static func grid(_ size: CGSize) -> (columns: Int, side: CGFloat, top: CGFloat, height: CGFloat) {
        let columns = isWide(size) ? 5 : 3
        let rows = CGFloat((9 + columns - 1) / columns)
        let side = (size.width - 2 * margin - CGFloat(columns - 1) * gap) / CGFloat(columns)
        let top: CGFloat = isWide(size) ? 78 : 128
        return (columns, side, top, (size.height - top - 16) / rows - rowGap * textScale(size))
    }

    /// Selects the picture at `point` of the view, its name and the gaps around it included; false where there is none.
    func selectPicture(at point: CGPoint) -> Bool {
        let below = Self.rowGap * Self.textScale(view.bounds.size)
        let index = cells.firstIndex { cell in
            let area = cell.frame.insetBy(dx: -Self.gap / 2, dy: 0)
            return area.contains(point) || area.offsetBy(dx: 0, dy: below).contains(point)
        }
        guard let index else { return false }
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
