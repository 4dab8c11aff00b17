/// An image that was read from a file, and the orientation in the file.
@MainActor struct ImageFile {
    let image: CGImage
    let orientation: UIImage.Orientation

    /// Reads the file at `path` with the host's decoder; nil where it cannot be read.
    init?(_ path: String) {
        guard let image = try? HostScope.current.imageDecoder.decode(contentsOf: path) else { return nil }
        self.image = image
        // The orientation stands in the first segment, which is no longer than this.
        let head = try? FileHandle(forReadingAtPath: path)?.read(upToCount: 1 << 16)
        orientation = head.map(ExifOrientation.of) ?? .up
    }
}

/// The named images that one host has read.
@MainActor final class ImageCache {
    private var files: [String: ImageFile] = [:]

    static var current: ImageCache { HostScope.current.layers.attachments.value { ImageCache() } }

    /// The image in the file at `path`; nil where it cannot be read, which is tried anew every time.
    func image(at path: String) -> ImageFile? {
        if let file = files[path] { return file }
        let file = ImageFile(path)
        files[path] = file
        return file
    }
}
