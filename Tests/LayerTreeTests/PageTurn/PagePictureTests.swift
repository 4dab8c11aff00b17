import RenderTree
import TestSupport
import Testing

@testable import Graphics
@testable import LayerTree

/// The paper of a page, on which its front shows faintly.
@MainActor @Suite struct PagePictureTests {
    private final class OnePicture: FrameRasterizer {
        let image: CGImage
        init(_ image: CGImage) { self.image = image }
        func rasterize(_ fragment: Fragment, scale: CGFloat) -> CGImage? { image }
    }

    /// The back of a page whose pixels are all `pixel`, at `scale`.
    private func back(of pixel: UInt32, scale: CGFloat) throws -> PagePicture.Side {
        let length = Int(8 * scale)
        let pixels = PixelBuffer(width: length, height: length)
        for y in 0..<length { pixels.row(y).update(repeating: pixel) }
        let fragment = Fragment(
            tree: RenderTree(nodes: [RenderNode(.solid)], size: CGSize(width: 8, height: 8)), store: ResourceStore())
        let picture = PagePicture(of: fragment, scale: scale, by: OnePicture(CGImage(pixels)))
        return try #require(picture).back
    }

    /// A front's pixel, and the paper's over it: 210 parts of 256, as warm as the front is light.
    @Test(arguments: [
        (UInt32(0xFFFF_FFFF), UInt32(0xFFFF_FFFF)), (0xFF00_0000, 0xFFD1_D1D1), (0xFF80_8080, 0xFFB3_B3B3),
        (0, 0), (0x8080_8080, 0x8065_6565),
    ])
    func theFrontShowsFaintly(front: UInt32, paper: UInt32) throws {
        for scale in [1.0, 2, 3] {
            let image = try back(of: front, scale: scale).image
            for shift in stride(from: UInt32(0), to: 32, by: 8) {
                let difference = Int(image.pixels[3, 3] >> shift & 255) - Int(paper >> shift & 255)
                #expect(abs(difference) <= 1, "\(String(image.pixels[3, 3], radix: 16)) at \(scale)")
            }
        }
    }

    /// From two pixels to the point on, half as many are enough.
    @Test func itIsNotSharperThanAPoint() throws {
        #expect(try back(of: .max, scale: 1).image.width == 8)
        #expect(try back(of: .max, scale: 2).image.width == 8)
        #expect(try back(of: .max, scale: 3).image.width == 12)
        #expect(try back(of: .max, scale: 3).extent == SIMD2(1, 1))
    }
}
