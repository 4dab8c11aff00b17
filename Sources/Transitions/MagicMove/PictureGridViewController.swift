#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Pictures in three columns; a tap or a drag upwards opens one.
final class PictureGridViewController: UIViewController, MagicMoveScreen, UINavigationControllerDelegate {
    private let pictures: [String]
    private var cells: [UIImageView] = []
    private let heading = UILabel()
    private var selection: Int?
    private var drag: PanDrivenTransition?
    private static let columns = 3
    private static let margin: CGFloat = 20
    private static let gap: CGFloat = 12

    init(pictures: [String]) {
        self.pictures = pictures
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    var pictureView: UIView? { selection.map { cells[$0] } }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.97, alpha: 1)
        heading.text = "Pictures"
        heading.font = .systemFont(ofSize: 34, weight: .bold)
        view.addSubview(heading)
        cells = pictures.map { name in
            let cell = UIImageView(image: UIImage(named: name))
            cell.contentMode = .scaleAspectFill
            cell.clipsToBounds = true
            view.addSubview(cell)
            return cell
        }
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: PictureGridViewController.handleTap(_:)))
        drag = PanDrivenTransition(.vertical, in: self, travel: { $0.height * Self.travel }) {
            [unowned self] direction, place in
            direction == .up && selectPicture(at: place) ? { [unowned self] in openSelectedPicture() } : nil
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        heading.frame = CGRect(x: Self.margin, y: 64, width: width - 2 * Self.margin, height: 44)
        let columns = CGFloat(Self.columns)
        let side = (width - 2 * Self.margin - (columns - 1) * Self.gap) / columns
        for (index, cell) in cells.enumerated() {
            let (row, column) = (CGFloat(index / Self.columns), CGFloat(index % Self.columns))
            cell.frame = CGRect(
                x: Self.margin + column * (side + Self.gap), y: 128 + row * (side + Self.gap), width: side,
                height: side)
            cell.layer.cornerRadius = side * PictureViewController.cornerProportion
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
        let screen = PictureViewController(picture: pictures[index])
        navigationController?.pushViewController(screen, animated: true)
    }

    func handleTap(_ tap: UITapGestureRecognizer) {
        if selectPicture(at: tap.location(in: view)) { openSelectedPicture() }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        MagicMoveAnimator(operation: operation)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        drag?.isDriving == true ? drag : nil
    }
}
