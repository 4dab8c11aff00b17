import CSDL2
import Dispatch
import Files
import Foundation
import Graphics

/// Reads PNG, JPEG and WebP with SDL's image library.
package final class SDLImageDecoder: ImageDecoder, Sendable {
    /// Pixels along the longest side of an accepted picture; a larger one is refused before it fills the memory.
    static let longestSide = CGContext.maximumLength
    /// Pixels of the largest accepted picture.
    private let mostPixels: Int
    /// Bytes of the largest file that is read: a picture of that many pixels without compression.
    private var largestFile: Int { 4 * mostPixels }

    /// The formats, which are opened before several threads decode.
    private static let formats = IMG_Init(Int32(IMG_INIT_JPG.rawValue | IMG_INIT_PNG.rawValue))

    /// A decoder that refuses pictures of more than `mostPixels` pixels: by default twice those of a phone's camera, decoded in
    /// at most 0.8 GB.
    package init(mostPixels: Int = 100_000_000) {
        self.mostPixels = mostPixels
        _ = Self.formats
    }

    /// Pixels from which on a picture is decoded on another thread.
    private static let leastDeferredPixels = 64 * 64
    /// The thread that decodes pictures while the one that asked for them goes on.
    private static let queue = DispatchQueue(label: "pictures")

    /// The picture in the file at `path`; throws `imageUnreadable`.
    ///
    /// The header is checked at once. The pixels are decoded on another thread, and the first use of them waits; pixels that
    /// cannot be decoded are transparent.
    package func decode(contentsOf path: String) throws -> CGImage {
        let data: Data
        do throws(FileError) {
            data = try InputFile(path: path).contents(limit: largestFile)
        } catch {
            let problem =
                error.reason == .system(ENOENT) ? "no such file" : "cannot be read (\(error.problem))"
            throw PlatformError(.imageUnreadable, place: path, problem: problem, remedy: error.remedy)
        }
        return try decode(data, place: path, defersPixels: true)
    }

    /// The picture in `data`; throws `imageUnreadable`.
    package func decode(_ data: Data) throws -> CGImage {
        try decode(data, place: "image of \(data.count) bytes")
    }

    private func decode(
        _ data: Data, place: String, defersPixels: Bool = false
    ) throws(PlatformError) -> CGImage {
        guard let format = ImageFormat(of: data) else {
            throw PlatformError(
                .imageUnreadable, place: place, problem: "neither PNG, JPEG nor WebP",
                remedy: "convert it to one of them")
        }
        if let size = format.size(in: data) { try check(width: size.width, height: size.height, place: place) }
        guard format.isWhole(data) else { throw Self.broken(format, "data are missing or damaged", place: place) }
        guard defersPixels, let header = format.header(of: data),
            header.width * header.height >= Self.leastDeferredPixels
        else { return try pixels(of: data, in: format, place: place) }
        let width = header.width
        let height = header.height
        return CGImage(width: width, height: height, isOpaque: header.isOpaque, on: Self.queue) {
            let image = try? self.pixels(of: data, in: format, place: place)
            guard let image, image.width == width, image.height == height else {
                return CGImage(PixelBuffer(width: width, height: height), isOpaque: header.isOpaque == true)
            }
            return image
        }
    }

    /// The pixels of `data`, a picture in `format` whose header has been checked.
    private func pixels(of data: Data, in format: ImageFormat, place: String) throws(PlatformError) -> CGImage {
        let decoded = data.withUnsafeBytes { bytes in
            SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count)).flatMap {
                IMG_LoadTyped_RW($0, 1, format.rawValue)
            }
        }
        guard let decoded else { throw Self.broken(format, String(cString: csdl_image_error()), place: place) }
        defer { SDL_FreeSurface(decoded) }
        try check(width: Int(decoded.pointee.w), height: Int(decoded.pointee.h), place: place)
        if format == .jpeg, let inks = JPEGInks(of: data), decoded.pointee.format.pointee.BytesPerPixel == 4 {
            return Self.image(of: decoded, in: inks)
        }
        return try image(of: decoded, place: place)
    }

    private static func broken(_ format: ImageFormat, _ reason: String, place: String) -> PlatformError {
        PlatformError(
            .imageUnreadable, place: place, problem: "the \(format.rawValue) is broken (\(reason))",
            remedy: "export the picture again")
    }

    private func check(width: Int, height: Int, place: String) throws(PlatformError) {
        guard width > 0, height > 0, width <= Self.longestSide, height <= Self.longestSide,
            width * height <= mostPixels
        else {
            throw PlatformError(
                .imageUnreadable, place: place, problem: "it measures \(width)x\(height) pixels",
                remedy: "scale it down to at most 10000x10000")
        }
    }

    /// The pixels of `surface`, whose bytes SDL's library takes over from the file: four inks each.
    private static func image(of surface: UnsafeMutablePointer<SDL_Surface>, in inks: JPEGInks) -> CGImage {
        let pixels = PixelBuffer(
            width: Int(surface.pointee.w), height: Int(surface.pointee.h), isCleared: false)
        for y in 0..<pixels.height {
            let row = (surface.pointee.pixels + y * Int(surface.pointee.pitch)).assumingMemoryBound(to: UInt8.self)
            let output = pixels.row(y)
            for x in 0..<pixels.width { output[x] = inks.color(row + 4 * x) }
        }
        return CGImage(pixels)
    }

    /// The pixels of `surface`, premultiplied.
    private func image(of surface: UnsafeMutablePointer<SDL_Surface>, place: String) throws(PlatformError) -> CGImage {
        let pixels = PixelBuffer(
            width: Int(surface.pointee.w), height: Int(surface.pointee.h), isCleared: false)
        // What photographs are read as needs no copy in between.
        let format = surface.pointee.format.pointee.format
        if format == SDL_PIXELFORMAT_RGB24.rawValue, SDL_HasColorKey(surface) == SDL_FALSE {
            SDL_ConvertPixels(
                surface.pointee.w, surface.pointee.h, format, surface.pointee.pixels, surface.pointee.pitch,
                SDL_PIXELFORMAT_ARGB8888.rawValue, pixels.base, Int32(pixels.bytesPerRow))
            return CGImage(pixels)
        }
        let converted = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888.rawValue, 0)
        guard let converted, let source = converted.pointee.pixels else {
            throw PlatformError(
                .imageUnreadable, place: place, problem: "there is not enough memory for its pixels",
                remedy: "scale it down")
        }
        defer { SDL_FreeSurface(converted) }
        for y in 0..<pixels.height {
            let row = (source + y * Int(converted.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
            let output = pixels.row(y)
            for x in 0..<pixels.width { output[x] = Self.premultiplied(row[x]) }
        }
        return CGImage(pixels)
    }

    /// `0xAARRGGBB` with its colour multiplied by its alpha, rounded to the nearest.
    private static func premultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        func scaled(_ shift: UInt32) -> UInt32 { (((pixel >> shift & 255) * alpha + 127) / 255) << shift }
        return alpha << 24 | scaled(16) | scaled(8) | scaled(0)
    }
}
