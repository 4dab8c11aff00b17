/// An image and its orientation as image files hold them, read and written with the current host's coders.
@MainActor struct ImageFile {
    let image: CGImage
    let orientation: UIImage.Orientation

    private static var host: any Host { HostScope.current }

    init(_ image: CGImage, _ orientation: UIImage.Orientation) {
        self.image = image
        self.orientation = orientation
    }

    /// Reads `data`; nil where that is no image.
    init?(_ data: Data) {
        guard let image = try? Self.host.imageDecoder.decode(data) else { return nil }
        self.init(image, ExifOrientation.of(data))
    }

    /// Reads the file at `path`; nil where it cannot be read.
    init?(_ path: String) {
        guard let image = try? Self.host.imageDecoder.decode(contentsOf: path) else { return nil }
        self.image = image
        // The orientation stands in the first segment, which is no longer than this.
        let head = try? FileHandle(forReadingAtPath: path)?.read(upToCount: 1 << 16)
        orientation = head.map(ExifOrientation.of) ?? .up
    }

    /// The image over white as a JPEG file with its orientation, of a quality from 0 to 1; nil where it cannot be written.
    func jpegData(quality: CGFloat) -> Data? {
        guard let data = try? Self.host.imageEncoder.jpegData(of: image, quality: quality) else { return nil }
        return ExifOrientation.mark(data, as: orientation)
    }
}

/// The named images that one host has read.
@MainActor final class ImageCache {
    private var files: [String: ImageFile] = [:]

    static var current: ImageCache { HostScope.attachment { _ in ImageCache() } }

    /// The image in the file at `path`; nil where it cannot be read, which is tried anew every time.
    func image(at path: String) -> ImageFile? {
        if let file = files[path] { return file }
        let file = ImageFile(path)
        files[path] = file
        return file
    }
}
