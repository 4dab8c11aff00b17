import Foundation
import Graphics
import SDLPlatform

/// Decodes image files, at once and from a file, whose header is read first and whose pixels come later.
enum ImageTarget: FuzzTarget {
    static let name = "image"
    static let longestInput = 1024
    static let seedFolders = ["Tests/SDLPlatformTests/Pictures"]

    // Glibc's module leaves out what only GNU systems have.
    @_silgen_name("memfd_create")
    private static func createMemoryFile(_ name: UnsafePointer<CChar>, _ flags: UInt32) -> Int32
    /// A file without a name, into which every input goes.
    private static let file = createMemoryFile("picture", 0)

    /// Pixels of the largest picture: of larger ones most time goes into clearing their memory.
    private static let mostPixels = 1 << 16

    static func run(_ bytes: UnsafeRawBufferPointer) {
        let decoder = SDLImageDecoder(mostPixels: mostPixels)
        _ = try? decoder.decode(Data(bytes))
        precondition(ftruncate(file, 0) == 0 && pwrite(file, bytes.baseAddress, bytes.count, 0) == bytes.count)
        guard let image = try? decoder.decode(contentsOf: "/proc/self/fd/\(file)") else { return }
        let pixels = image.pixels
        precondition(pixels.width == image.width && pixels.height == image.height)
    }
}
