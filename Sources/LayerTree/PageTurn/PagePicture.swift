import Dispatch
import Foundation
import RenderTree

/// The pictures on the two sides of a page.
struct PagePicture {
    let front: Side
    /// Paper, through which the front shows faintly: not sharper than a point on a dense screen.
    let back: Side

    /// The picture of one side.
    struct Side {
        let image: CGImage
        /// The fraction of the image's width and height that the page takes up, from the upper left corner on.
        let extent: SIMD2<Double>

        /// The picture of a page of `size` pixels.
        fileprivate init(_ image: CGImage, size: CGSize) {
            self.image = image
            extent = SIMD2(Double(size.width) / Double(image.width), Double(size.height) / Double(image.height))
        }
    }

    /// The part of 256 that the paper covers of the front.
    private static let density: UInt16 = 210

    /// The pictures of `fragment`, at `scale` pixels to the point; nil where it cannot be drawn.
    @MainActor init?(of fragment: Fragment, scale: CGFloat, by rasterizer: any FrameRasterizer) {
        let size = fragment.tree.size
        guard size.width > 0, size.height > 0, let image = rasterizer.rasterize(fragment, scale: scale) else {
            return nil
        }
        let corner = SIMD2(Int(size.width * scale), Int(size.height * scale))
        let isHalved = scale >= 2
        let length = isHalved ? scale / 2 : scale
        front = Side(image, size: CGSize(width: size.width * scale, height: size.height * scale))
        // It shows some frames after the front.
        let back = CGImage(
            width: isHalved ? (image.width + 1) / 2 : image.width,
            height: isHalved ? (image.height + 1) / 2 : image.height,
            isOpaque: image.isOpaque, isHalved: false, on: .global(qos: .userInitiated)
        ) { CGImage(Self.back(of: image.pixels, corner: corner, isHalved: isHalved), isOpaque: image.isOpaque) }
        self.back = Side(back, size: CGSize(width: size.width * length, height: size.height * length))
    }

    /// The back of a page with the front `pixels`, of which `corner` is the lower right one.
    private static func back(of pixels: PixelBuffer, corner: SIMD2<Int>, isHalved: Bool) -> PixelBuffer {
        let back =
            isHalved ? pixels.halved() : PixelBuffer(width: pixels.width, height: pixels.height, isCleared: false)
        lay(paper(of: pixels, corner: corner), over: isHalved ? back : pixels, into: back)
        return back
    }

    /// The colour of the page's paper, an opaque pixel: as warm as the front in its lower right `corner`, which is turned
    /// first, where that is light, and white where it is dark.
    private static func paper(of pixels: PixelBuffer, corner: SIMD2<Int>) -> UInt32 {
        let x = min(pixels.width, max(1, corner.x)) - 1
        let y = min(pixels.height, max(1, corner.y)) - 1
        let pixel = pixels.row(y)[x]
        let color = SIMD3(Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255)) / 255
        let lightness = color.min()
        let paper = (color * lightness + (1 - lightness)) * 255 + 0.5
        return 255 << 24 | UInt32(paper.x) << 16 | UInt32(paper.y) << 8 | UInt32(paper.z)
    }

    /// Writes the pixels of `front` under `paper`, where they are not transparent. Rows have room for whole fours.
    private static func lay(_ paper: UInt32, over front: PixelBuffer, into back: PixelBuffer) {
        let paper = Halves(of: SIMD4(repeating: paper))
        for y in 0..<back.height {
            let source = front.base + y * front.bytesPerRow
            let target = back.base + y * back.bytesPerRow
            for x in stride(from: 0, to: 4 * back.width, by: 16) {
                let pixels = source.load(fromByteOffset: x, as: SIMD4<UInt32>.self)
                target.storeBytes(of: mixed(pixels, paper), toByteOffset: x, as: SIMD4<UInt32>.self)
            }
        }
    }

    /// Four pixels under the paper, where they are not transparent.
    @inline(__always) private static func mixed(_ pixels: SIMD4<UInt32>, _ paper: Halves) -> SIMD4<UInt32> {
        let color = Halves(of: pixels)
        let weight = unsafeBitCast(pixels &>> 24, to: SIMD8<UInt16>.self) &* density &+ 127
        // By 255, in the form that vectors have: t / 255 is (t + 1 + t / 256) / 256 below 65,535.
        let share = unsafeBitCast((weight &+ 1 &+ weight &>> 8) &>> 8, to: SIMD4<UInt32>.self)
        let shares = unsafeBitCast(share | share &<< 16, to: SIMD8<UInt16>.self)
        func mix(_ front: SIMD8<UInt16>, _ back: SIMD8<UInt16>) -> SIMD4<UInt32> {
            unsafeBitCast((front &* (256 - density) &+ back &* shares &+ 128) &>> 8, to: SIMD4<UInt32>.self)
        }
        return mix(color.low, paper.low) | mix(color.high, paper.high) &<< 8
    }
}

/// The channels of four pixels in two halves, each with eight bits to spare.
private struct Halves {
    /// Blue and red.
    let low: SIMD8<UInt16>
    /// Green and alpha.
    let high: SIMD8<UInt16>

    @inline(__always) init(of pixels: SIMD4<UInt32>) {
        low = unsafeBitCast(pixels & 0x00FF_00FF, to: SIMD8<UInt16>.self)
        high = unsafeBitCast(pixels &>> 8 & 0x00FF_00FF, to: SIMD8<UInt16>.self)
    }
}
