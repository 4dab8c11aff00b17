import Graphics
import Testing

@testable import Films

@Suite struct FilmPaletteTests {
    private func palette(_ images: CGImage...) -> FilmPalette {
        var survey = ColorSurvey()
        for image in images { survey.append(image) }
        return FilmPalette(survey)
    }

    @Test(arguments: [0xFFF2_F2F7, 0xFF00_0000, 0xFFFF_FFFF, 0xFF12_3457] as [UInt32])
    func aPlainColourIsExactAndNotMixed(_ color: UInt32) {
        let image = TestPicture.plain(color)
        let palette = palette(image, TestPicture.square(at: 5))
        let numbers = Set(palette.indices(of: image))
        #expect(numbers.map { palette.colors[Int($0)] } == [color & 0xFF_FFFF])
    }

    /// More colours than a palette has: the mean of each area is kept, and no colour is far away.
    @Test func aGradientIsNear() {
        let image = TestPicture.picture(width: 128, height: 128) { x, y in
            0xFF00_0000 | UInt32(x * 2) << 16 | UInt32(y * 2) << 8 | UInt32((x ^ y) & 127)
        }
        let palette = palette(image)
        #expect(palette.colors.count <= 255)
        let numbers = palette.indices(of: image)
        let errors = zip(image.rows, numbers).map { pixel, number -> Int in
            let color = palette.colors[Int(number)]
            return [16, 8, 0].map { abs(Int(pixel >> $0 & 255) - Int(color >> $0 & 255)) }.max() ?? 0
        }
        #expect(errors.reduce(0, +) / errors.count < 24)
        #expect(errors.allSatisfy { $0 < 90 })
    }

    /// What does not change keeps its colours, whatever moves beside it: nothing flickers.
    @Test func whatStaysHasTheSameColours() {
        let first = TestPicture.square(at: 5)
        let second = TestPicture.square(at: 20)
        let palette = palette(first, second)
        let numbers = zip(palette.indices(of: first), palette.indices(of: second))
        for (pixels, numbers) in zip(zip(first.rows, second.rows), numbers) where pixels.0 == pixels.1 {
            #expect(numbers.0 == numbers.1)
        }
    }
}
