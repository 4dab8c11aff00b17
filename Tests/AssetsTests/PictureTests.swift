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

    @Test func everyPictureOfTheFolderHasACaseAndASource() throws {
        let folder = Picture.dunes.url.deletingLastPathComponent()
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".jpg") }
        #expect(Set(files) == Set(Picture.allCases.map { "\($0.rawValue).jpg" }))
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
