import Graphics
import LayerTree

/// W2: over an opaque page, any number of photos that move, turn, scale and fade, each on its own way.
@MainActor final class ManyLayersWorkload: Workload {
    let root: CALayer
    private let size: CGSize
    private let sprites: [Sprite]

    private struct Sprite {
        let layer: CALayer
        let scatter: Scatter
    }

    init(_ screen: WorkloadScreen, layers: Int) {
        size = screen.size
        let photos = PhotoSet()
        let bounds = CGRect(x: 0, y: 0, width: PhotoSet.side, height: PhotoSet.side)
        sprites = (0..<layers).map { index in
            let layer = CALayer()
            layer.bounds = bounds
            layer.contents = photos[index]
            return Sprite(layer: layer, scatter: Scatter(index))
        }
        root = screen.makeLayer()
        root.sublayers = [screen.makePage(.source)] + sprites.map(\.layer)
    }

    func show(_ progress: Double) {
        CATransaction.withoutActions {
            for sprite in sprites {
                let a = sprite.scatter.a
                let b = sprite.scatter.b
                let c = sprite.scatter.c
                let factor = (0.5 + a).blended(to: 0.5 + c, progress)
                let angle = progress * (c * 2 - 1) * .pi
                sprite.layer.position = CGPoint(
                    x: a.blended(to: b, progress) * size.width, y: b.blended(to: c, progress) * size.height)
                sprite.layer.setAffineTransform(
                    CGAffineTransform(rotationAngle: angle).scaledBy(x: factor, y: factor))
                sprite.layer.opacity = Float((0.3 + 0.7 * b).blended(to: 0.3 + 0.7 * a, progress))
            }
        }
    }
}
