#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Many small pictures, edge to edge; a tap goes close to one.
final class ContactSheetViewController: StackScreen, PictureScreen {
    private let places: [Place]
    private let heading = UILabel("All Photos", size: 34, weight: .bold)
    private let pictures: [UIImageView]
    private var selection = ContactSheetViewController.first
    private static let columns = 4
    private static let gap: CGFloat = 2
    /// The picture that is near the middle of the first screenful.
    private static let first = 13

    /// A sheet of `count` pictures, those of `places` in turn.
    init(_ places: [Place], count: Int) {
        self.places = (0..<count).map { places[($0 * 4 + $0 / Self.columns) % places.count] }
        pictures = self.places.map { UIImageView(picture: $0.picture) }
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    var pictureView: UIView? { pictures[selection] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for subview in [heading] + pictures { view.addSubview(subview) }
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: ContactSheetViewController.handleTap(_:)))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        heading.frame = CGRect(x: 20, y: 64, width: view.bounds.width - 40, height: 44)
        let columns = CGFloat(Self.columns)
        let side = (view.bounds.width - (columns - 1) * Self.gap) / columns
        for (index, picture) in pictures.enumerated() {
            let (row, column) = (CGFloat(index / Self.columns), CGFloat(index % Self.columns))
            picture.frame = CGRect(
                x: column * (side + Self.gap), y: 122 + row * (side + Self.gap), width: side, height: side)
        }
    }

    override func animator(for operation: UINavigationController.Operation) -> TransitionAnimator {
        ZoomAnimator(operation: operation)
    }

    func handleTap(_ tap: UITapGestureRecognizer) {
        let point = tap.location(in: view)
        guard let index = pictures.firstIndex(where: { $0.frame.contains(point) }) else { return }
        selection = index
        openSelectedPicture()
    }

    /// Goes close to the picture that was selected last.
    func openSelectedPicture() { open(PhotoViewController(places[selection])) }
}
