import Graphics
import LayerTree
import Transitions
import ViewKit

/// W6: one screen, cut into thousands of snapshots, flies apart over another.
///
/// All tiles show parts of one snapshot, and lie at first where they were cut out, so that they show the screen whole.
/// Each moves away from the middle, turns, shrinks and fades on a way of its own, as explosions of tiles do.
@MainActor final class TilesWorkload: Workload {
    let root: CALayer
    private let tiles: [Tile]
    /// Keeps the views alive whose layers are shown.
    private let views: [UIView]

    private struct Tile {
        let layer: CALayer
        let start: CGPoint
        let end: CGPoint
        let angle: Double
        let factor: Double
    }

    init(_ screen: WorkloadScreen, tiles count: Int) {
        root = screen.makeLayer()
        let page = UIView(frame: screen.bounds)
        page.layer.sublayers = [screen.makePage(.source)] + Self.photos(on: screen.size)
        let places = Self.places(count, in: screen.size)
        views = places.compactMap { place in
            let view = page.resizableSnapshotView(from: place, afterScreenUpdates: true, withCapInsets: .zero)
            view?.center = CGPoint(x: place.midX, y: place.midY)
            return view
        }
        let size = screen.size
        tiles = views.enumerated().map { index, view in
            let scatter = Scatter(index)
            let start = view.layer.position
            let reach = 1.2 + 0.6 * scatter.c
            let end = CGPoint(
                x: size.width / 2 + (start.x - size.width / 2) * reach + (scatter.a - 0.5) * size.width * 0.5,
                y: size.height / 2 + (start.y - size.height / 2) * reach + (scatter.b - 0.5) * size.height * 0.5)
            return Tile(
                layer: view.layer, start: start, end: end, angle: (scatter.c * 2 - 1) * .pi,
                factor: 0.4 + 0.5 * scatter.a)
        }
        root.sublayers = [screen.makePage(.destination)] + tiles.map(\.layer)
    }

    func show(_ progress: Double) {
        CATransaction.withoutActions {
            for tile in tiles {
                tile.layer.position = CGPoint(
                    x: tile.start.x.blended(to: tile.end.x, progress),
                    y: tile.start.y.blended(to: tile.end.y, progress))
                let factor = (1.0).blended(to: tile.factor, progress)
                tile.layer.setAffineTransform(
                    CGAffineTransform(rotationAngle: tile.angle * progress).scaledBy(x: factor, y: factor))
                tile.layer.opacity = Float((1.0).blended(to: 0.2, progress))
            }
        }
    }

    /// Three rows of photos, as a screen has them.
    private static func photos(on size: CGSize) -> [CALayer] {
        let photos = PhotoSet()
        return (0..<12).map { index in
            let layer = CALayer()
            layer.contents = photos[index]
            layer.cornerRadius = 8
            layer.masksToBounds = true
            let side = min(size.width / 5, size.height / 4)
            layer.frame = CGRect(
                x: size.width * (0.05 + 0.24 * CGFloat(index % 4)), y: size.height * (0.1 + 0.3 * CGFloat(index / 4)),
                width: side, height: side)
            return layer
        }
    }

    /// `count` rectangles that cover `size`, as near to squares as rows of equal lengths allow; those of the last row are
    /// wider where it has fewer.
    static func places(_ count: Int, in size: CGSize) -> [CGRect] {
        guard size.width > 0, size.height > 0, count > 0 else { return [] }
        let columns = max(1, Int((Double(count) * size.width / size.height).squareRoot().rounded()))
        let rows = (count + columns - 1) / columns
        return (0..<count).map { index in
            let row = index / columns
            let column = index % columns
            let inRow = min(columns, count - row * columns)
            let edge = { (place: Int, of: Int, length: CGFloat) in length * CGFloat(place) / CGFloat(of) }
            let left = edge(column, inRow, size.width)
            let right = edge(column + 1, inRow, size.width)
            let top = edge(row, rows, size.height)
            let bottom = edge(row + 1, rows, size.height)
            return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }
}
