import Graphics
import LayerTree
import RenderTree

/// W4: a tree of 500 rectangles, rounded rectangles and photos becomes one picture, made anew for each progress.
///
/// The tree itself is not on the screen: its host commits it to a fragment and rasterises that, and the picture shows.
@MainActor final class SnapshotWorkload: Workload {
    static let itemCount = 500

    let root: CALayer
    private let tree: CALayer
    private let items: [Item]
    private let screen: WorkloadScreen
    private weak var host: (any Host)?
    /// The last snapshot, held as a snapshot view holds its own: the next one is the same while nothing changes.
    private var fragment: Fragment?

    private struct Item {
        let layer: CALayer
        let scatter: Scatter
    }

    init(_ screen: WorkloadScreen, host: any Host) {
        self.screen = screen
        self.host = host
        let photos = PhotoSet()
        items = (0..<Self.itemCount).map { index in
            let scatter = Scatter(index)
            return Item(layer: Self.layer(index, scatter, photos, on: screen), scatter: scatter)
        }
        tree = screen.makeLayer()
        tree.backgroundColor = CGColor(red: 245.0 / 255, green: 245.0 / 255, blue: 248.0 / 255, alpha: 1)
        tree.sublayers = items.map(\.layer)
        root = screen.makeLayer()
        root.contentsScale = screen.scale
    }

    func show(_ progress: Double) {
        CATransaction.withoutActions {
            for item in items {
                let height = item.layer.bounds.height
                let y = (item.scatter.b + progress * 0.01).fraction * (screen.size.height - height)
                item.layer.position.y = y + height / 2
            }
            if let picture = snapshot() { root.contents = picture }
        }
    }

    /// Nil without a host.
    private func snapshot() -> CGImage? {
        guard let host, let fragment = host.layers.committer.fragment(of: tree, afterUpdates: true) else { return nil }
        self.fragment = fragment
        return host.rasterizer.rasterize(fragment, scale: screen.scale)
    }

    /// Two of five are rectangles, two rounded ones, one a photo; of the colours one in three lets others through.
    private static func layer(
        _ index: Int, _ scatter: Scatter, _ photos: PhotoSet, on screen: WorkloadScreen
    ) -> CALayer {
        let layer = CALayer()
        let size = CGSize(width: 24 + 180 * scatter.c, height: 16 + 64 * scatter.a)
        layer.frame = CGRect(origin: CGPoint(x: scatter.a * (screen.size.width - size.width), y: 0), size: size)
        if index % 5 == 4 {
            layer.contents = photos[index]
        } else {
            layer.backgroundColor = CGColor(
                red: (scatter.a * 255).rounded(.down) / 255, green: (scatter.b * 255).rounded(.down) / 255,
                blue: (scatter.c * 255).rounded(.down) / 255, alpha: index % 3 == 0 ? 160.0 / 255 : 1)
            if index % 5 >= 2 { layer.cornerRadius = 8 }
        }
        return layer
    }
}
