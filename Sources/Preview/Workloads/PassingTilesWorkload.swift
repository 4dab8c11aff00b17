import LayerTree
import ViewKit

/// W7: over a page, thousands of tiles come and go, each as a subview that is put in among the others and removed again.
///
/// Half of them show at a time; progress says which, and so how many come and go from one frame to the next. They show
/// parts of one snapshot, at the places where they were cut out.
@MainActor final class PassingTilesWorkload: Workload {
    let root: CALayer
    private let container: UIView
    private let tiles: [Tile]

    private struct Tile {
        let view: UIView
        /// The progress, less whole ones, at which the tile comes.
        let start: Double
    }

    init(_ screen: WorkloadScreen, tiles count: Int) {
        root = screen.makeLayer()
        container = UIView(frame: screen.bounds)
        let page = UIView(frame: screen.bounds)
        page.layer.addSublayer(screen.makePage(.source))
        tiles = TilesWorkload.places(count, in: screen.size).enumerated().compactMap { index, place in
            let view = page.resizableSnapshotView(from: place, afterScreenUpdates: true, withCapInsets: .zero)
            view?.center = CGPoint(x: place.midX, y: place.midY)
            return view.map { Tile(view: $0, start: Scatter(index).a) }
        }
        root.sublayers = [screen.makePage(.destination), container.layer]
    }

    func show(_ progress: Double) {
        guard progress.isFinite else { return }
        var above: UIView?
        // From the top down, so that the next one above is known.
        for tile in tiles.reversed() {
            let shows = (progress + tile.start).fraction < 0.5
            if shows != (tile.view.superview != nil) {
                if !shows {
                    tile.view.removeFromSuperview()
                } else if let above {
                    container.insertSubview(tile.view, belowSubview: above)
                } else {
                    container.addSubview(tile.view)
                }
            }
            if shows { above = tile.view }
        }
    }
}
