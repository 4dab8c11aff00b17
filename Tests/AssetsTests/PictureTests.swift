import Foundation
import Testing

@testable import Assets

struct PictureTests {
    @Test(arguments: Picture.allCases)
    func isASquareJPEGOfModestSize(_ picture: Picture) throws {
        let bytes = [UInt8](try Data(contentsOf: picture.url))
        #expect(bytes.starts(with: [0xFF, 0xD8, 0xFF]))
        #expect(bytes.count <= 150_000)
        let size = try #require(sizeOfJPEG(bytes))
        #expect(size == (720, 720))
    }

    @Test(arguments: Picture.allCases)
    func hasAThumbnailThatIsQuickToRead(_ picture: Picture) throws {
        let bytes = [UInt8](try Data(contentsOf: picture.thumbnailURL))
        #expect(bytes.count <= 45_000)
        let size = try #require(sizeOfJPEG(bytes))
        #expect(size == (336, 336))
    }

    @Test func namesAreThoseOfFiles() {
        #expect(Picture.url(named: "lake") == Picture.lake.url)
        #expect(Picture.url(named: "lake-thumbnail") == Picture.lake.thumbnailURL)
        for name in ["", "-thumbnail", "sea", "sea-thumbnail", "lake-thumbnail-thumbnail", "../lake"] {
            #expect(Picture.url(named: name) == nil)
        }
    }

    @Test func everyPictureOfTheFolderHasACaseAndASource() throws {
        let folder = Picture.dunes.url.deletingLastPathComponent()
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".jpg") }
        #expect(Set(files) == Set(Picture.allCases.flatMap { [$0.url, $0.thumbnailURL] }.map(\.lastPathComponent)))
        let program = try String(contentsOf: folder.appending(path: "make_pictures.py"), encoding: .utf8)
        for picture in Picture.allCases {
            #expect(program.contains("def \(picture.rawValue)():"))
        }
    }

    /// Width and height from the start-of-frame segment, the first whose marker is C0 to C2.
    private func sizeOfJPEG(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        var position = 2
        while position + 9 < bytes.count, bytes[position] == 0xFF {
            func number(at offset: Int) -> Int {
                Int(bytes[position + offset]) << 8 | Int(bytes[position + offset + 1])
            }
            if (0xC0...0xC2).contains(bytes[position + 1]) { return (number(at: 7), number(at: 5)) }
            position += 2 + number(at: 2)
        }
        return nil
    }
}
