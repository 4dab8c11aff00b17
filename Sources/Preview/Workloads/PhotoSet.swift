import Graphics

/// The sixteen small photos that workloads with many layers share.
struct PhotoSet {
    /// Pixels each way.
    static let side = 128
    private let images = (1...16).map { PhotoPicture(side: PhotoSet.side, seed: $0).image() }

    /// The photo of the `index`th layer; they repeat.
    subscript(index: Int) -> CGImage { images[index % images.count] }
}
