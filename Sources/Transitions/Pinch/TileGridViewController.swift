#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Tiles in two columns, each in the proportions of the screen that a tap on it opens.
final class TileGridViewController: StackScreen, PictureScreen {
    private let places: [Place]
    private let heading = UILabel("Memories", size: 34, weight: .bold, color: .white)
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
        for subview in [heading] + tiles { view.addSubview(subview) }
        view.onTap { [unowned self] in handleTap(at: $0) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
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
    }

    private func handleTap(at point: CGPoint) {
        if let index = tiles.firstIndex(where: { $0.frame.contains(point) }) { open(index) }
    }

    /// Opens the tile at `index`.
    func open(_ index: Int) {
        guard places.indices.contains(index) else { return }
        selection = index
        open(MemoryViewController(places[index], scaleOfTile: tiles[index].bounds.width / view.bounds.width))
    }
}
