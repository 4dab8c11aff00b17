import CSDL2
import Foundation
import Graphics

/// Writes JPEG with SDL's image library.
package final class SDLImageEncoder: ImageEncoder {
    package init() {}

    /// `image` over white as a JPEG file of `quality` 0 (smallest) to 1 (best); throws `imageUnwritable` for an image without
    /// pixels and for one that is wider or higher than 32,767 pixels.
    package func jpegData(of image: CGImage, quality: Double) throws -> Data {
        let place = "image of \(image.width) x \(image.height) pixels"
        let most = SDLImageDecoder.longestSide
        guard image.width > 0, image.height > 0, image.width <= most, image.height <= most else {
            throw PlatformError(
                .imageUnwritable, place: place, problem: "it does not fit into a JPEG file here",
                remedy: "use 1 to \(most) pixels each way")
        }
        var bytes = Self.bytes(of: image)
        let percent = Int32((quality.isNaN ? 1 : max(0, min(1, quality))) * 100)
        var file = Data()
        let isWritten = bytes.withUnsafeMutableBytes { bytes in
            withUnsafeMutablePointer(to: &file) { file in
                Self.write(bytes, width: image.width, height: image.height, quality: percent, to: file)
            }
        }
        guard isWritten, !file.isEmpty else {
            throw PlatformError(
                .imageUnwritable, place: place,
                problem: "JPEG could not be written (\(String(cString: csdl_image_error())))",
                remedy: "free memory and try again")
        }
        return file
    }

    /// Red, green and blue of each pixel of `image` over white, row by row.
    private static func bytes(of image: CGImage) -> ContiguousArray<UInt8> {
        var bytes = ContiguousArray<UInt8>()
        bytes.reserveCapacity(image.width * image.height * 3)
        for y in 0..<image.height {
            for pixel in image.pixels.row(y) {
                let white = 255 - pixel >> 24
                for shift in [UInt32(16), 8, 0] { bytes.append(UInt8(min(255, (pixel >> shift & 255) + white))) }
            }
        }
        return bytes
    }

    /// Has SDL write what `bytes` hold to `file`; whether it could.
    private static func write(
        _ bytes: UnsafeMutableRawBufferPointer, width: Int, height: Int, quality: Int32,
        to file: UnsafeMutablePointer<Data>
    ) -> Bool {
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
            bytes.baseAddress, Int32(width), Int32(height), 24, Int32(width * 3), SDL_PIXELFORMAT_RGB24.rawValue)
        guard let surface else { return false }
        defer { SDL_FreeSurface(surface) }
        guard let stream = SDL_AllocRW() else { return false }
        defer { SDL_FreeRW(stream) }
        stream.pointee.type = 0
        stream.pointee.hidden.unknown.data1 = UnsafeMutableRawPointer(file)
        stream.pointee.write = { stream, bytes, size, count in
            guard let file = stream?.pointee.hidden.unknown.data1, let bytes else { return 0 }
            file.assumingMemoryBound(to: Data.self).pointee.append(
                bytes.assumingMemoryBound(to: UInt8.self), count: size * count)
            return count
        }
        // Only written, from the beginning to the end.
        stream.pointee.size = { _ in -1 }
        stream.pointee.seek = { _, _, _ in -1 }
        stream.pointee.read = { _, _, _, _ in 0 }
        stream.pointee.close = { _ in 0 }
        return IMG_SaveJPG_RW(surface, stream, 0, quality) == 0
    }
}
