import Graphics
import LayerTree

/// The screen that a workload fills.
struct WorkloadScreen {
    /// In points; zero where what was asked for is not positive and finite.
    let size: CGSize
    /// In pixels.
    let pixelWidth: Int
    let pixelHeight: Int
    /// Pixels per point.
    let scale: CGFloat

    init(size: CGSize, scale: CGFloat) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        let width = (size.width * scale).rounded(.up)
        let height = (size.height * scale).rounded(.up)
        let limit = CGFloat(CGContext.maximumLength)
        let isUsable = width > 0 && height > 0 && width <= limit && height <= limit
        self.size = isUsable ? size : .zero
        self.scale = scale
        pixelWidth = isUsable ? Int(width) : 0
        pixelHeight = isUsable ? Int(height) : 0
    }

    var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// A layer without contents over the whole screen.
    @MainActor func makeLayer() -> CALayer {
        let layer = CALayer()
        layer.frame = bounds
        return layer
    }

    /// An opaque page over the whole screen, made for its pixels.
    @MainActor func makePage(_ style: PagePicture.Style) -> CALayer {
        let layer = makeLayer()
        layer.contentsScale = scale
        layer.contents = PagePicture(style).image(width: pixelWidth, height: pixelHeight)
        return layer
    }
}
