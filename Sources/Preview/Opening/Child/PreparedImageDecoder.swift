import Foundation
import Graphics
import SDLPlatform

/// A decoder that has read some files before they are asked for, and decodes all others when they are.
final class PreparedImageDecoder: ImageDecoder {
    private let decoder = SDLImageDecoder()
    private let images: [String: CGImage]

    /// A decoder that reads the files at `paths` now; those that cannot be read fail later, as without it.
    init(reading paths: [String]) {
        var images: [String: CGImage] = [:]
        for path in paths { images[path] = try? decoder.decode(contentsOf: path) }
        self.images = images
    }

    func decode(contentsOf path: String) throws -> CGImage { try images[path] ?? decoder.decode(contentsOf: path) }

    func decode(_ data: Data) throws -> CGImage { try decoder.decode(data) }
}
