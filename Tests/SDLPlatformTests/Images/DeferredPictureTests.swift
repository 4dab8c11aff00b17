import Foundation
import Graphics
import TestSupport
import Testing

@testable import SDLPlatform

/// Pictures that are decoded on another thread while the one that asked for them goes on.
@Suite struct DeferredPictureTests {
    /// A gradient of 200 x 150 pixels; without `isOpaque` its left half shines through.
    private func gradient(isOpaque: Bool) -> CGImage {
        let pixels = PixelBuffer(width: 200, height: 150)
        for y in 0..<150 {
            for x in 0..<200 {
                let color = UInt32(x) << 16 | UInt32(y) << 8
                pixels[x, y] = isOpaque || x >= 100 ? 0xFF00_0000 | color : 0
            }
        }
        return CGImage(pixels)
    }

    private func expectSame(_ data: Data, named name: String, isOpaque: Bool) throws {
        let folder = try TemporaryFolder()
        try data.write(to: folder.url.appending(path: name))
        let image = try SDLImageDecoder().decode(contentsOf: folder.path(name))
        let expected = try SDLImageDecoder().decode(data)
        #expect(image.width == 200 && image.height == 150 && image.isOpaque == isOpaque)
        for y in 0..<150 { #expect(Array(image.pixels.row(y)) == Array(expected.pixels.row(y))) }
    }

    @Test func aJPEGHasThePixelsOfItsBytes() throws {
        let data = try SDLImageEncoder().jpegData(of: gradient(isOpaque: true), quality: 0.9)
        try expectSame(data, named: "a.jpg", isOpaque: true)
    }

    @Test(arguments: [true, false]) func aPNGHasThePixelsOfItsBytes(isOpaque: Bool) throws {
        try expectSame(gradient(isOpaque: isOpaque).pngData(), named: "a.png", isOpaque: isOpaque)
    }

    /// A picture with a sound header and broken pixels has the size of the header, and is transparent.
    @Test func brokenPixelsAreTransparent() throws {
        var data = try SDLImageEncoder().jpegData(of: gradient(isOpaque: true), quality: 0.9)
        // Tables of a class that there is not.
        let table = try #require(data.firstRange(of: Data([0xFF, 0xC4])))
        data[table.lowerBound + 4] = 0xFF
        #expect(throws: PlatformError.self) { try SDLImageDecoder().decode(data) }
        let folder = try TemporaryFolder()
        try data.write(to: folder.url.appending(path: "a.jpg"))
        let image = try SDLImageDecoder().decode(contentsOf: folder.path("a.jpg"))
        #expect(image.width == 200 && image.height == 150)
        #expect(image.pixels.row(75).allSatisfy { $0 == 0 })
    }

    /// Many at the same time, from several threads.
    @Test func manyAtOnceAreAllRight() async throws {
        let folder = try TemporaryFolder()
        let data = try SDLImageEncoder().jpegData(of: gradient(isOpaque: true), quality: 0.9)
        try data.write(to: folder.url.appending(path: "a.jpg"))
        let expected = try SDLImageDecoder().decode(data).pixels[120, 80]
        let path = folder.path("a.jpg")
        try await withThrowingTaskGroup(of: UInt32.self) { group in
            for _ in 0..<40 { group.addTask { try SDLImageDecoder().decode(contentsOf: path).pixels[120, 80] } }
            for try await pixel in group { #expect(pixel == expected) }
        }
    }
}
