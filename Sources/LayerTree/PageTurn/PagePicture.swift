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

    /// The colour of the page's paper: as warm as `front` in its lower right `corner`, which is turned first, where that is
    /// light, and white where it is dark.
    private static func paper(of front: CGImage, corner: SIMD2<Int>) -> CGColor {
        let pixels = front.pixels
        let x = min(pixels.width, max(1, corner.x)) - 1
        let y = min(pixels.height, max(1, corner.y)) - 1
        let pixel = pixels.row(y)[x]
        let color = SIMD3(Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255)) / 255
        let lightness = color.min()
        let paper = color * lightness + (1 - lightness)
        return CGColor(red: paper.x, green: paper.y, blue: paper.z, alpha: 1)
    }

    /// The pictures of `fragment`, at `scale` pixels to the point; nil where it cannot be drawn.
    @MainActor init?(of fragment: Fragment, scale: CGFloat, by rasterizer: any FrameRasterizer) {
        let size = fragment.tree.size
        guard size.width > 0, size.height > 0, let front = rasterizer.rasterize(fragment, scale: scale),
            let context = CGContext(width: front.width, height: front.height)
        else { return nil }
        let area = CGRect(x: 0, y: 0, width: front.width, height: front.height)
        context.drawUpright(front, in: area)
        context.setBlendMode(.sourceAtop)
        let corner = SIMD2(Int(size.width * scale), Int(size.height * scale))
        context.setFillColor(Self.paper(of: front, corner: corner).copy(alpha: Self.density) ?? .white)
        context.fill(area)
        guard let back = context.finish() else { return nil }
        self.front = front
        self.back = back
        extent = SIMD2(
            Double(size.width * scale) / Double(front.width), Double(size.height * scale) / Double(front.height))
    }
}
