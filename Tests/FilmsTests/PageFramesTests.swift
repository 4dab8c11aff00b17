import Graphics
import Testing

@testable import Films

@Suite struct PageFramesTests {
    /// Draws each frame as a page does: its piece over the picture of the frame below.
    private func pictures(of frames: [CGImage]) -> (pictures: [[UInt32]], pieces: Int, deepest: Int) {
        var steps = PageFrames()
        var shown: [[UInt32]] = []
        var depths: [Int] = []
        var pieces = 0
        for frame in frames {
            switch steps.step(to: frame) {
            case .same(let former):
                shown.append(shown[former])
                depths.append(depths[former])
            case .piece(let piece, let base):
                var pixels = base.map { shown[$0] } ?? [UInt32](repeating: 0, count: frame.width * frame.height)
                for y in 0..<piece.area.height {
                    for x in 0..<piece.area.width {
                        pixels[(piece.area.y + y) * frame.width + piece.area.x + x] = piece.image.pixels[x, y]
                    }
                }
                shown.append(pixels)
                depths.append(base.map { depths[$0] + 1 } ?? 0)
                pieces += 1
            }
        }
        return (shown, pieces, depths.max() ?? 0)
    }

    @Test func everyFrameIsDrawnAgain() {
        let frames = [3, 9, 3, 4, 4, 30, 31, 9, 10].map { TestPicture.square(at: $0) }
        #expect(pictures(of: frames).pictures == frames.map(\.rows))
    }

    @Test func theWayBackTakesNoPictures() {
        let there = (0..<10).map { TestPicture.square(at: $0) }
        #expect(pictures(of: there + there.reversed()).pieces == 10)
    }

    @Test func noFrameNeedsMoreThanSomePieces() {
        let frames = (0..<50).map { TestPicture.square(at: $0) }
        let drawn = pictures(of: frames)
        #expect(drawn.deepest == 10 && drawn.pictures == frames.map(\.rows))
    }
}
