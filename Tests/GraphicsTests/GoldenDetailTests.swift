import Foundation
import Graphics
import TestSupport
import Testing

/// Goldens with less detail than their pictures are as exact as those with all of it.
@Suite struct GoldenDetailTests {
    private let folder: TemporaryFolder
    private let golden: Golden

    /// A golden of `makeImage()`, half its size and with 32 levels.
    init() throws {
        folder = try TemporaryFolder()
        golden = Golden("a.png", folder: "", file: folder.path("Tests.swift"))
        let exact = try Self.makeImage()
        let copy = try PictureDetail.thumbnail.copy(of: exact).pngData()
        try PNGText(keyword: "fnv1a").adding(exact.fnv1a, to: copy).write(to: folder.url.appending(path: "a.png"))
    }

    /// An image of one colour but for `pixel`, as it comes out of a PNG.
    private static func makeImage(_ pixel: UInt32 = 0xFF10_2030) throws -> CGImage {
        let pixels = PixelBuffer(width: 5, height: 4)
        for y in 0..<4 { for x in 0..<5 { pixels[x, y] = 0xFF10_2030 } }
        pixels[1, 2] = pixel
        return try CGImage(pngData: CGImage(pixels).pngData())
    }

    @Test func equalPicturesPass() throws {
        try golden.expect(Self.makeImage(), detail: .thumbnail)
        #expect(try folder.names() == ["a.png"])
    }

    /// Also where the copy does not show it.
    @Test(arguments: [
        (0xFF10_2031, "differs in its hash alone", ["a.out.png", "a.png"]),
        (0xFFFF_2030, "1 pixels differ, by at most 58 of 255", ["a.diff.png", "a.out.png", "a.png"]),
    ])
    func aPixelThatDiffersFails(_ pixel: UInt32, problem: String, files: [String]) throws {
        let failure = #expect(throws: GoldenFailure.self) {
            try golden.expect(Self.makeImage(pixel), detail: .thumbnail)
        }
        #expect(failure?.problem.contains(problem) == true, "\(failure?.problem ?? "")")
        #expect(try folder.names() == files)
        let left = try CGImage(pngData: Data(contentsOf: folder.url.appending(path: "a.out.png")))
        #expect(left.width == 5 && left.pixels[1, 2] == pixel, "all of the picture")
    }

    @Test func aPictureWithoutAHashFails() throws {
        let copy = try PictureDetail.thumbnail.copy(of: Self.makeImage()).pngData()
        try copy.write(to: folder.url.appending(path: "a.png"))
        #expect(throws: GoldenFailure.self) { try golden.expect(Self.makeImage(), detail: .thumbnail) }
    }

    @Test(arguments: [
        (PictureDetail.thumbnail, 3, 0xFF10_2131 as UInt32, 0xFFFF_FFFF as UInt32),
        (PictureDetail.levels, 5, 0xFF11_2233, 0xFFFF_FFFF),
    ])
    func aCopyHasTheUpperBits(_ detail: PictureDetail, width: Int, pixel: UInt32, white: UInt32) throws {
        let copy = detail.copy(of: try Self.makeImage())
        #expect(copy.width == width && copy.isOpaque && copy.pixels[0, 0] == pixel)
        let pixels = PixelBuffer(width: 1, height: 1)
        pixels[0, 0] = 0xFFFF_FFFF
        #expect(detail.copy(of: CGImage(pixels)).pixels[0, 0] == white)
    }

    /// The checksum of the chunk that ends every PNG file.
    @Test func theChecksumIsThatOfTheFormat() {
        #expect(PNGText.checksum(of: Array("IEND".utf8)) == 0xAE42_6082)
    }

    @Test func aTextIsFoundByItsKeyword() throws {
        let data = PNGText(keyword: "fnv1a").adding("0123", to: try Self.makeImage().pngData())
        #expect(PNGText(keyword: "fnv1a").text(in: data) == "0123")
        #expect(PNGText(keyword: "fnv").text(in: data) == nil)
        #expect(PNGText(keyword: "fnv1a").text(in: data.prefix(20)) == nil)
        #expect(try CGImage(pngData: data).pixels[0, 0] == 0xFF10_2030)
    }
}
