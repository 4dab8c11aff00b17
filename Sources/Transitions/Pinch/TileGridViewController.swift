#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Tiles in two columns that scroll, each in the proportions of the screen that a tap or spreading fingers on it open.
final class TileGridViewController: StackScreen, PictureScreen {
    private let places: [Place]
    private let heading = UILabel("Memories", size: 34, weight: .bold, color: .white)
    private let scroll = UIScrollView()
    private let tiles: [UIImageView]
    private var selection: Int?
    private static let margin: CGFloat = 20
    private static let gap: CGFloat = 14
    private static let columns = 2

    init(_ places: [Place]) {
        self.places = places
        tiles = places.map { UIImageView(picture: $0.picture, cornerRadius: 22) }
        super.init(animator: PinchAnimator.init(operation:))
    }

    required init?(coder: NSCoder) { nil }

    var pictureView: UIView? { selection.map { tiles[$0] } }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.09, green: 0.09, blue: 0.11, alpha: 1)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.showsVerticalScrollIndicator = false
        view.addSubview(scroll)
        for subview in [heading] + tiles { scroll.addSubview(subview) }
        view.onTap { [unowned self] in tile(at: $0).map(open) }
        drivers = [
            PinchDrivenTransition(in: self, endScale: { [unowned self] in 1 / scaleOfTile }) { [unowned self] point in
                // The middle between two fingers may lie between two tiles.
                tile(at: point, within: Self.gap).map { index in { [unowned self] in open(index) } }
            }
        ]
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.frame = view.bounds
        let width = view.bounds.width - 2 * Self.margin
        heading.frame = CGRect(x: Self.margin, y: 64, width: width, height: 44)
        let columns = CGFloat(Self.columns)
        // Whole points: a tile has the same edges as its picture on the way.
        let side = max(1, ((width - (columns - 1) * Self.gap) / columns).rounded(.down))
        let height = (side * view.bounds.height / max(1, view.bounds.width)).rounded()
        for (index, tile) in tiles.enumerated() {
            let row = CGFloat(index / Self.columns)
            let column = CGFloat(index % Self.columns)
            tile.frame = CGRect(
                x: Self.margin + column * (side + Self.gap), y: 122 + row * (height + Self.gap), width: side,
                height: height)
        }
        scroll.contentSize = CGSize(
            width: view.bounds.width, height: (tiles.last?.frame.maxY ?? 0) + Self.margin)
    }

    /// The tile at `point` of the view, or one that is at most `distance` away.
    private func tile(at point: CGPoint, within distance: CGFloat = 0) -> Int? {
        let point = scroll.convert(point, from: view)
        return tiles.firstIndex { $0.frame.insetBy(dx: -distance, dy: -distance).contains(point) }
    }

    /// The width of a tile, as a fraction of the screen's.
    private var scaleOfTile: CGFloat { (tiles.first?.bounds.width ?? 1) / max(1, view.bounds.width) }

    /// Opens the tile at `index`.
    func open(_ index: Int) {
        guard places.indices.contains(index) else { return }
        selection = index
        open(MemoryViewController(places[index], scaleOfTile: scaleOfTile))
    }
}
