import Foundation
import Testing

@testable import ViewKit

/// Images made of others: turned, tinted, with edges that keep their size.
@MainActor @Suite struct ImageChangesTests {
    /// Two columns and three rows; the pixel at (x, y) is opaque with x in red and y in green.
    private let picture: CGImage = {
        let pixels = PixelBuffer(width: 2, height: 3)
        for y in 0..<3 {
            for x in 0..<2 { pixels[x, y] = 0xFF00_0000 | UInt32(x) << 16 | UInt32(y) << 8 }
        }
        return CGImage(pixels)
    }()

    /// Which pixel stands in each place, row by row, as digits: column, then row.
    private func places(_ image: CGImage?) -> String {
        guard let image else { return "" }
        return (0..<image.height).map { y in
            image.pixels.row(y).map { "\($0 >> 16 & 255)\($0 >> 8 & 255)" }.joined(separator: " ")
        }.joined(separator: " / ")
    }

    nonisolated static let turned: [(UIImage.Orientation, String)] = [
        (.up, "00 10 / 01 11 / 02 12"),
        (.down, "12 02 / 11 01 / 10 00"),
        (.left, "10 11 12 / 00 01 02"),
        (.right, "02 01 00 / 12 11 10"),
        (.upMirrored, "10 00 / 11 01 / 12 02"),
        (.downMirrored, "02 12 / 01 11 / 00 10"),
        (.leftMirrored, "00 01 02 / 10 11 12"),
        (.rightMirrored, "12 11 10 / 02 01 00"),
    ]

    @Test(arguments: turned) func orientationsTurnThePixels(orientation: UIImage.Orientation, expected: String) {
        let image = UIImage(cgImage: picture, scale: 2, orientation: orientation)
        #expect(places(image.upright) == expected)
        #expect(image.cgImage === picture && image.imageOrientation == orientation)
        #expect(
            image.size
                == (expected.hasPrefix("10 11 12") || image.upright?.width == 3
                    ? CGSize(width: 1.5, height: 1) : CGSize(width: 1, height: 1.5)))
        let flipped = image.withHorizontallyFlippedOrientation()
        #expect(places(flipped.upright) == places(image.upright?.turned(.upMirrored)))
    }

    /// The head of a JPEG file: a JFIF segment, then an Exif segment that says `value`.
    private func jpeg(_ value: UInt8, isLittle: Bool) -> Data {
        let header: [UInt8] = isLittle ? [0x49, 0x49, 42, 0, 8, 0, 0, 0] : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8]
        let entries: [UInt8] =
            isLittle
            ? [1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, value, 0, 0, 0]
            : [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0]
        let exif = Array("Exif".utf8) + [0, 0] + header + entries
        return Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + [0xFF, 0xDA])
    }

    @Test(arguments: [true, false]) func cameraPicturesSayHowTheyAreTurned(isLittle: Bool) {
        let order: [UIImage.Orientation] = [
            .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
        ]
        for (index, orientation) in order.enumerated() {
            #expect(ExifOrientation.of(jpeg(UInt8(index + 1), isLittle: isLittle)) == orientation)
        }
        #expect(ExifOrientation.of(jpeg(9, isLittle: isLittle)) == .up)
        let whole = jpeg(6, isLittle: isLittle)
        for length in 0..<whole.count where length < whole.count - 6 {
            #expect(ExifOrientation.of(whole.prefix(length)) == .up)
        }
        #expect(ExifOrientation.of(Data([1])) == .up)
    }

    @Test func aTemplateHasTheColourOfItsView() throws {
        let host = TestHost()
        try host.run {
            let image = UIImage(cgImage: .filled(width: 2, height: 2, with: 0x8000_0000))
            let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
            view.tintColor = .red
            let shown = try #require(view.layer.contents as? CGImage)
            #expect(shown.pixels[0, 0] == 0x8080_0000)
            view.tintColor = .blue
            #expect((view.layer.contents as? CGImage)?.pixels[0, 0] == 0x8000_0080)
            let tinted = image.withTintColor(UIColor(white: 1, alpha: 0.5))
            #expect(tinted.cgImage?.pixels[1, 1] == 0x4040_4040 && tinted.size == image.size)
        }
    }

    @Test func edgesKeepTheirSize() {
        let parts = NinePart.parts(
            of: CGSize(width: 10, height: 8), insets: UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3),
            in: CGRect(x: 0, y: 0, width: 50, height: 8))
        #expect(parts.count == 9)
        #expect(parts[0].place == CGRect(x: 0, y: 0, width: 3, height: 2))
        #expect(parts[0].whole == CGRect(x: 0, y: 0, width: 10, height: 8))
        #expect(parts[1].place == CGRect(x: 3, y: 0, width: 44, height: 2))
        #expect(parts[1].whole == CGRect(x: -30, y: 0, width: 110, height: 8))
        #expect(parts[8].place == CGRect(x: 47, y: 6, width: 3, height: 2))
        let narrow = NinePart.parts(
            of: CGSize(width: 10, height: 8), insets: UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 4),
            in: CGRect(x: 0, y: 0, width: 5, height: 8))
        #expect(narrow.map(\.place.width) == [3, 2])
    }
}
