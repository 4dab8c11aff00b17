import Foundation
import RenderTree

/// The pictures on the two sides of a page.
struct PagePicture {
    let front: CGImage
    /// Paper, through which the front shows faintly.
    let back: CGImage
    /// The fraction of the images' width and height that the page takes up, from the upper left corner on.
    let extent: SIMD2<Double>

    /// The opacity of the paper over the front, 0 to 1.
    private static let density = 0.82

    /// The pictures of `fragment`, at `scale` pixels to the point; nil where it cannot be drawn.
    @MainActor init?(of fragment: Fragment, scale: CGFloat, by rasterizer: any FrameRasterizer) {
        let size = fragment.tree.size
        guard size.width > 0, size.height > 0, let front = rasterizer.rasterize(fragment, scale: scale),
            let context = CGContext(width: front.width, height: front.height)
        else { return nil }
        let area = CGRect(x: 0, y: 0, width: front.width, height: front.height)
        context.drawUpright(front, in: area)
        context.setBlendMode(.sourceAtop)
        context.setFillColor(CGColor(gray: 1, alpha: Self.density))
        context.fill(area)
        guard let back = context.finish() else { return nil }
        self.front = front
        self.back = back
        extent = SIMD2(
            Double(size.width * scale) / Double(front.width), Double(size.height * scale) / Double(front.height))
    }
}
