import Graphics
import Testing

@testable import Films

@Suite struct WebPQualityTests {
    /// Wherever the search begins, its picture is similar enough, or of the best quality.
    @Test(arguments: 0..<9) func thePictureIsSimilarEnough(start: Int) throws {
        let codec = try WebPCodec()
        var quality = WebPQuality()
        quality.follow(WebPQuality.Picture(file: .init(), step: start))
        let image = TestPicture.picture(width: 160, height: 160) { x, y in
            let stripe = (x / 3 + y / 5) % 2 == 0 ? 200 : 40
            return 0xFF00_0000 | UInt32(stripe) << 16 | UInt32(x) << 8 | UInt32(y)
        }
        let picture = try quality.picture(of: image, by: codec)
        let similarity = try codec.similarity(of: picture.file, to: image)
        #expect(similarity >= WebPQuality.similarity || picture.step == 8)
    }

    @Test func theSameAgainIsTheSame() throws {
        let codec = try WebPCodec()
        let image = TestPicture.square(at: 3)
        let files = try (0..<3).map { _ in try WebPQuality().picture(of: image, by: codec).file }
        #expect(Set(files).count == 1)
    }

    @Test func transparencyIsKept() throws {
        let image = TestPicture.picture(width: 32, height: 32) { x, _ in x < 16 ? 0 : 0x8040_2010 }
        let codec = try WebPCodec()
        #expect(try codec.similarity(of: codec.data(of: image, .lossless), to: image) == 1)
    }
}
