import Graphics
import Testing

@testable import Films

@Suite struct FrameDifferencesTests {
    /// Draws `piece` over `canvas`.
    private func draw(_ piece: FrameDifferences.Piece, on canvas: PixelBuffer) {
        for y in 0..<piece.area.height {
            for x in 0..<piece.area.width { canvas[piece.area.x + x, piece.area.y + y] = piece.image.pixels[x, y] }
        }
    }

    @Test(arguments: [1, 2, 4]) func piecesOverEachOtherGiveEachFrame(grid: Int) {
        var differences = FrameDifferences(isOpaque: true, grid: grid)
        let canvas = PixelBuffer(width: 64, height: 40)
        for x in [3, 3, 4, 11, 50, 50, 7] {
            let frame = TestPicture.square(at: x)
            let piece = differences.piece(of: frame)
            #expect(piece.area.x % grid == 0 && piece.area.y % grid == 0)
            draw(piece, on: canvas)
            #expect(CGImage(canvas).rows == frame.rows)
        }
    }

    @Test func onlyTheChangedRectangleIsKept() {
        var differences = FrameDifferences(isOpaque: true)
        #expect(differences.piece(of: TestPicture.square(at: 10)).isKey)
        let moved = differences.piece(of: TestPicture.square(at: 12))
        #expect(moved.area == PictureArea(x: 10, y: 16, width: 10, height: 8) && !moved.isKey)
        let still = differences.piece(of: TestPicture.square(at: 12))
        #expect(still.area == PictureArea(x: 0, y: 0, width: 1, height: 1))
    }

    /// A corner that changes alone is found from all four sides.
    @Test(arguments: [(0, 0), (39, 0), (0, 23), (39, 23), (17, 9)]) func onePixelIsFound(_ x: Int, _ y: Int) {
        let before = TestPicture.plain(0xFF10_2030)
        let after = TestPicture.picture(width: 40, height: 24) { $0 == x && $1 == y ? 0xFFFF_FFFF : 0xFF10_2030 }
        #expect(after.changedArea(since: before) == PictureArea(x: x, y: y, width: 1, height: 1))
    }
}
