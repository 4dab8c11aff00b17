import Graphics
import LayerTree

/// W1: over an opaque page, a dimming layer fades in, a second page slides up and fades in, and a photo grows.
@MainActor final class MagicMoveWorkload: Workload {
    let root: CALayer
    private let dimming: CALayer
    private let destination: CALayer
    private let photo = CALayer()
    private let size: CGSize
    private let photoStart: CGRect
    private let photoEnd: CGRect

    init(_ screen: WorkloadScreen) {
        size = screen.size
        (photoStart, photoEnd) = Self.photoFrames(on: screen.size)
        root = screen.makeLayer()
        root.addSublayer(screen.makePage(.source))
        dimming = screen.makeLayer()
        dimming.backgroundColor = CGColor(red: 16.0 / 255, green: 16.0 / 255, blue: 24.0 / 255, alpha: 1)
        destination = screen.makePage(.destination)
        photo.contents = PhotoPicture(side: 512, seed: 0).image()
        for layer in [dimming, destination, photo] { root.addSublayer(layer) }
    }

    func show(_ progress: Double) {
        CATransaction.withoutActions {
            dimming.opacity = Float(progress)
            destination.position.y = (1.5 - progress) * size.height
            destination.opacity = Float(progress)
            photo.frame = CGRect(
                x: photoStart.minX.blended(to: photoEnd.minX, progress),
                y: photoStart.minY.blended(to: photoEnd.minY, progress),
                width: photoStart.width.blended(to: photoEnd.width, progress),
                height: photoStart.height.blended(to: photoEnd.height, progress))
        }
    }

    /// The photo's frames at the start and at the end; on screens less than 1000 points wide it is smaller and stays
    /// near the left edge.
    private static func photoFrames(on size: CGSize) -> (start: CGRect, end: CGRect) {
        let isWide = size.width >= 1000
        let factor = isWide ? 1 : size.width / 640
        func frame(x: Double, y: Double, side: Double) -> CGRect {
            CGRect(x: x, y: y * factor, width: side * factor, height: side * factor)
        }
        return (frame(x: isWide ? 60 : 20, y: 300, side: 160), frame(x: isWide ? 340 : 12, y: 100, side: 600))
    }
}
