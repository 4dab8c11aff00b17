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

    /// Rows of any length have the means of their pixels, whatever is read at once.
    @Test(arguments: Array(1...40)) func rowsOfAnyLengthAreHalved(width: Int) {
        var state: UInt32 = 7
        let source = (0..<3).map { _ in
            (0..<width).map { _ in
                state = state &* 1_664_525 &+ 1_013_904_223
                return state
            }
        }
        let result = rows(buffer(source).halved())
        for y in 0..<2 {
            for x in 0..<(width + 1) / 2 {
                var expected: UInt32 = 0
                for shift in stride(from: UInt32(0), to: 32, by: 8) {
                    let sum = [(0, 0), (1, 0), (0, 1), (1, 1)].reduce(UInt32(2)) { sum, offset in
                        sum + source[min(2 * y + offset.1, 2)][min(2 * x + offset.0, width - 1)] >> shift & 255
                    }
                    expected |= (sum / 4) << shift
                }
                #expect(result[y][x] == expected)
            }
        }
    }

    @Test func oddEdgesAreMeansOfTwoOrOne() {
        let half = buffer([[0, 4, 8], [0, 4, 12], [2, 2, 9]]).halved()
        #expect(rows(half) == [[2, 10], [2, 9]])
        #expect(rows(buffer([[7]]).halved()) == [[7]])
        #expect(rows(buffer([]).halved()) == [])
    }
}
