import Graphics

/// A picture as a PNG file.
package struct PictureFile {
    private let path: String

    package init(path: String) { self.path = path }

    /// Writes `image`, in place of what was there.
    package func write(_ image: CGImage) throws(PreviewError) {
        guard let data = try? image.pngData() else {
            throw PreviewError(place: path, problem: "the picture cannot be encoded", remedy: "Take a smaller size.")
        }
        try TextFile(path: path).write(data)
    }
}
