import Foundation
import Graphics

/// A decoder that counts the pictures that another one reads.
final class CountingImageDecoder: ImageDecoder {
    private let decoder: any ImageDecoder
    /// The number of pictures that were read so far.
    private(set) var count = 0

    /// A decoder that has `decoder` read every picture.
    init(_ decoder: any ImageDecoder) { self.decoder = decoder }

    func decode(contentsOf path: String) throws -> CGImage {
        let image = try decoder.decode(contentsOf: path)
        count += 1
        return image
    }

    func decode(_ data: Data) throws -> CGImage {
        let image = try decoder.decode(data)
        count += 1
        return image
    }
}
