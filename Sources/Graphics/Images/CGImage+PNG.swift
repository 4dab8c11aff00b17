import CPango
import Foundation

extension CGImage {
    /// This image as a PNG file, with straight alpha; opaque images are written without an alpha channel.
    ///
    /// Throws for an image without pixels and for one that is wider or higher than 32,767 pixels.
    package func pngData() throws -> Data {
        guard width > 0, height > 0, width <= CGContext.maximumLength, height <= CGContext.maximumLength else {
            throw GraphicsError(
                place: "image of \(width) x \(height) pixels", problem: "it does not fit into a PNG file here",
                remedy: "use 1 to \(CGContext.maximumLength) pixels each way")
        }
        let surface = CairoSurface(pixels, isOpaque: isOpaque)
        var bytes = Data()
        let status = withUnsafeMutablePointer(to: &bytes) { destination in
            cairo_surface_write_to_png_stream(
                surface.pointer,
                { destination, bytes, count in
                    guard let destination, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                    destination.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, destination)
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            throw GraphicsError(
                place: "image of \(width) x \(height) pixels", problem: "PNG could not be written: \(status.message)",
                remedy: "free memory and try again")
        }
        return bytes
    }

    /// The image in the PNG file `data`; throws where it is none or a broken one.
    ///
    /// For our own pictures, as tests compare them. What users bring is read by the platform's `ImageDecoder`.
    package convenience init(pngData data: Data) throws {
        var rest = data[...]
        let surface = CairoSurface(
            owning: withUnsafeMutablePointer(to: &rest) { source in
                cairo_image_surface_create_from_png_stream(
                    { source, bytes, count in
                        guard let source, let bytes else { return CAIRO_STATUS_READ_ERROR }
                        return source.assumingMemoryBound(to: Data.self).pointee.move(Int(count), to: bytes)
                    }, source)
            })
        let status = cairo_surface_status(surface.pointer)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw GraphicsError(
                place: "PNG of \(data.count) bytes", problem: "cannot be read: \(status.message)",
                remedy: "check that the file is a complete PNG")
        }
        self.init(surface.copyPixels())
    }
}

extension Data {
    /// Takes `count` bytes away from the front and writes them to `destination`.
    fileprivate mutating func move(_ count: Int, to destination: UnsafeMutablePointer<UInt8>) -> cairo_status_t {
        guard count <= self.count else { return CAIRO_STATUS_READ_ERROR }
        copyBytes(to: destination, count: count)
        removeFirst(count)
        return CAIRO_STATUS_SUCCESS
    }
}

extension cairo_status_t {
    fileprivate var message: String { String(cString: cairo_status_to_string(self)) }
}
