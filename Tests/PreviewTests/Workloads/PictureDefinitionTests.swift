import Graphics
import TestSupport
import Testing

@testable import Preview

struct PictureDefinitionTests {
    struct Row: Decodable, Sendable, CustomTestStringConvertible {
        let picture: String
        let style: Int?
        let seed: Int?
        let width: Int
        let height: Int
        let fnv1a: String
        let pixels: [Sample]

        var testDescription: String { "\(picture) \(style ?? seed ?? 0) \(width)x\(height)" }
    }

    struct Sample: Decodable, Sendable {
        let x: Int
        let y: Int
        let pixel: String

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            x = try list.decode(Int.self)
            y = try list.decode(Int.self)
            pixel = try list.decode(String.self)
        }
    }

    @Test(arguments: try Peers.load([Row].self, "pictures"))
    func picturesHaveThePeersPixels(_ row: Row) throws {
        let image = try picture(row)
        #expect(image.width == row.width && image.height == row.height)
        #expect(image.isOpaque == (row.seed == nil))
        for sample in row.pixels {
            #expect(image.pixels[sample.x, sample.y] == UInt32(sample.pixel, radix: 16), "at \(sample.x), \(sample.y)")
        }
        #expect(image.fnv1a == row.fnv1a)
    }

    private func picture(_ row: Row) throws -> CGImage {
        if let seed = row.seed { return PhotoPicture(side: row.width, seed: seed).image() }
        let style = try #require(row.style.flatMap(PagePicture.Style.init))
        return PagePicture(style).image(width: row.width, height: row.height)
    }

    @Test func theSmallPhotosAreSixteenAndRepeat() throws {
        let rows = try Peers.load([Row].self, "pictures")
        let photos = PhotoSet()
        for index in 0..<32 {
            let row = try #require(rows.first { $0.seed == index % 16 + 1 })
            #expect(photos[index].fnv1a == row.fnv1a)
            #expect(photos[index] === photos[index % 16])
        }
    }

    @Test(arguments: [(0, 0), (-3, 7), (1, 1), (24, 1)]) func smallPagesAreDefined(width: Int, height: Int) {
        for style in PagePicture.Style.allCases {
            let image = PagePicture(style).image(width: width, height: height)
            #expect(image.width == max(0, width) && image.height == max(0, height))
        }
    }
}
