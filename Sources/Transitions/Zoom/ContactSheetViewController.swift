#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Small pictures, edge to edge, on a sheet that scrolls; a tap goes close to one.
final class ContactSheetViewController: StackScreen, PictureScreen {
    private let places: [Place]
    private let heading = UILabel("All Photos", size: 34, weight: .bold)
    private let scroll = UIScrollView()
    private var pictures: [UIImageView] = []
    private var selection: Int?
    /// The smallest width of a picture where a row has more than four, in points.
    private static let smallestSide: CGFloat = 100
    private static let gap: CGFloat = 2
    private static let top: CGFloat = 122
    /// The number of rows beyond those that show.
    private static let hiddenRows = 12

    /// A sheet of the pictures of `places`, at least one, in turn.
    init(_ places: [Place]) {
        self.places = places
        super.init(animator: ZoomAnimator.init(operation:))
    }

    required init?(coder: NSCoder) { nil }

    var pictureView: UIView? { selection.map { pictures[$0] } }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.showsVerticalScrollIndicator = false
        view.addSubview(scroll)
        scroll.addSubview(heading)
        view.onTap { [unowned self] in handleTap(at: $0) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.frame = view.bounds
        heading.frame = CGRect(x: 20, y: 64, width: view.bounds.width - 40, height: 44)
        let columns = max(4, Int(view.bounds.width / Self.smallestSide))
        let step = (view.bounds.width + Self.gap) / CGFloat(columns)
        let rows = Int(((view.bounds.height - Self.top) / max(step, 1)).rounded(.up)) + Self.hiddenRows
        addPictures(upTo: max(1, rows) * columns)
        for (index, picture) in pictures.enumerated() {
            let row = CGFloat(index / columns)
            let column = CGFloat(index % columns)
            let side = step - Self.gap
            picture.frame = CGRect(x: column * step, y: Self.top + row * step, width: side, height: side)
        }
        scroll.contentSize = CGSize(width: view.bounds.width, height: pictures.last?.frame.maxY ?? 0)
    }

    /// What lies on the sheet, up to one row beyond the screen's ends: that comes into sight with a picture close to it.
    var wall: [UIView] {
        let side = pictures.first?.frame.height ?? 0
        let seen = scroll.bounds.insetBy(dx: 0, dy: -side - Self.gap)
        return scroll.subviews.filter { seen.intersects($0.frame) }
    }

    /// Adds pictures where there are less than `count`.
    private func addPictures(upTo count: Int) {
        while pictures.count < count {
            let picture = UIImageView(picture: place(at: pictures.count).picture)
            pictures.append(picture)
            scroll.addSubview(picture)
        }
    }

    /// Of the picture at `index`: another one than of those beside and above it.
    private func place(at index: Int) -> Place { places[(index * 4 + index / 4) % places.count] }

    /// The picture nearest to the middle of the screen of those that are wholly in sight.
    private var middle: Int? {
        let bounds = scroll.bounds
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        return pictures.indices.filter { bounds.contains(pictures[$0].frame) }
            .min { distance(of: $0, from: center) < distance(of: $1, from: center) }
    }

    private func distance(of index: Int, from point: CGPoint) -> CGFloat {
        let frame = pictures[index].frame
        return hypot(frame.midX - point.x, frame.midY - point.y)
    }

    private func handleTap(at point: CGPoint) {
        let point = scroll.convert(point, from: view)
        guard let index = pictures.firstIndex(where: { $0.frame.contains(point) }) else { return }
        selection = index
        openSelectedPicture()
    }

    /// Goes close to the picture that was selected last, as long as it shows, otherwise to the one in the middle.
    func openSelectedPicture() {
        let shown = selection.flatMap { scroll.bounds.intersects(pictures[$0].frame) ? $0 : nil }
        guard let index = shown ?? middle ?? pictures.indices.first else { return }
        selection = index
        open(PhotoViewController(place(at: index)))
    }
}
