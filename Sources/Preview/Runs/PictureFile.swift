import Graphics

/// A picture as a PNG file.
package struct PictureFile {
    private let file: TextFile
    private let path: String

    package init(path: String) { (file, self.path) = (TextFile(path: path), path) }

    /// Throws where it is clear already that nothing can be written, before there is a picture.
    package func check() throws(PreviewError) { try file.check() }

    /// Writes `image`, in place of what was there.
    package func write(_ image: CGImage) throws(PreviewError) {
        guard let data = try? image.pngData() else {
            throw PreviewError(place: path, problem: "the picture cannot be encoded", remedy: "Take a smaller size.")
        }
        try file.write(data)
    }
}
