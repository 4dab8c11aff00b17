import Foundation
import SDLPlatform

/// Decodes image files.
enum ImageTarget: FuzzTarget {
    static let name = "image"
    static let longestInput = 1024
    static let seedFolders = ["Tests/SDLPlatformTests/Pictures"]

    static func run(_ bytes: UnsafeRawBufferPointer) { _ = try? SDLImageDecoder().decode(Data(bytes)) }
}
