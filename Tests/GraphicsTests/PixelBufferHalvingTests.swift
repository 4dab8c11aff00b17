import Testing

@testable import Graphics

struct PixelBufferHalvingTests {
    private func buffer(_ rows: [[UInt32]]) -> PixelBuffer {
        let buffer = PixelBuffer(width: rows.first?.count ?? 0, height: rows.count)
        for (y, row) in rows.enumerated() { for (x, pixel) in row.enumerated() { buffer[x, y] = pixel } }
        return buffer
    }

    private func rows(_ buffer: PixelBuffer) -> [[UInt32]] { (0..<buffer.height).map { Array(buffer.row($0)) } }

    /// Every channel by itself, rounded to the nearest.
    @Test func eachPixelIsTheMeanOfFour() {
        let half = buffer([[0xFF00_0102, 0xFF00_0304], [0x0100_0506, 0x00FF_0709]]).halved()
        #expect(rows(half) == [[0x8040_0405]])
    }

    @Test func oddEdgesAreMeansOfTwoOrOne() {
        let half = buffer([[0, 4, 8], [0, 4, 12], [2, 2, 9]]).halved()
        #expect(rows(half) == [[2, 10], [2, 9]])
        #expect(rows(buffer([[7]]).halved()) == [[7]])
        #expect(rows(buffer([]).halved()) == [])
    }
}
