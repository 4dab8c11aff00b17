import Files
import Foundation
import Graphics
import TestSupport
import Testing

@testable import Preview

/// Pictures that are read back: whole ones are as they were, and anything else is an error at its place.
struct StoredPictureTests {
    private static let picture: CGImage = {
        let pixels = PixelBuffer(width: 40, height: 30)
        for y in 0..<30 { for x in 0..<40 { pixels[x, y] = 0xFF00_0000 | UInt32(x * 6) << 16 | UInt32(y * 8) } }
        return CGImage(pixels)
    }()

    @Test func aPictureComesBackPixelForPixel() throws {
        let folder = try TemporaryFolder()
        let data = try Self.picture.pngData()
        try data.write(to: folder.url.appending(path: "a.png"))
        let stored = try StoredPicture("a.png", in: Folder(path: folder.path()), remedy: "record it again")
        #expect(stored.data == data && PictureDifference(stored.image, Self.picture).isNone)
    }

    /// The header of a PNG of so many pixels each way, and nothing else.
    private static func header(_ side: UInt32) -> Data {
        func bytes(_ number: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
        let chunk = Array("IHDR".utf8) + bytes(side) + bytes(side) + [8, 2, 0, 0, 0]
        return Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bytes(13) + chunk + bytes(PNGText.checksum(of: chunk)))
    }

    /// What is in the file, and the beginning of the problem.
    static let faults: [(name: String, data: Data, problem: String)] = {
        let whole = (try? picture.pngData()) ?? Data()
        return [
            ("empty", Data(), "it is no PNG"), ("text", Data("picture".utf8), "it is no PNG"),
            ("jpeg", Data([0xFF, 0xD8, 0xFF, 0xE0]), "it is no PNG"), ("cut", whole.prefix(120), "the png is broken"),
            ("huge", header(60_000), "it measures 60000x60000 pixels"),
        ]
    }()

    @Test(arguments: faults.indices) func anythingElseIsAnError(_ index: Int) throws {
        let fault = Self.faults[index]
        let folder = try TemporaryFolder()
        try fault.data.write(to: folder.url.appending(path: "a.png"))
        let error = #expect(throws: PreviewError.self, "\(fault.name)") {
            try StoredPicture("a.png", in: Folder(path: folder.path()), remedy: "record it again")
        }
        #expect(
            error?.problem.lowercased().hasPrefix(fault.problem.lowercased()) == true, "\(String(describing: error))")
        #expect(error?.place == folder.path("a.png") && error?.remedy == "record it again")
    }

    @Test func aMissingPictureIsAnError() throws {
        let folder = try TemporaryFolder()
        let error = #expect(throws: PreviewError.self) {
            try StoredPicture("a.png", in: Folder(path: folder.path()), remedy: "record it")
        }
        #expect(error?.description == "\(folder.path("a.png")): no such file; record it")
    }
}
