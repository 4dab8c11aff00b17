import Graphics
import Testing

@testable import Preview

@Suite struct PictureSamplerTests {
    /// The frames that a sampler keeps of a run of `count`, told by the widths of their pictures.
    private func kept(_ capacity: Int, of count: Int) -> (frames: [Int], asked: Int) {
        var sampler = PictureSampler<CGImage>(capacity: capacity)
        var asked = 0
        for frame in 0..<count {
            sampler.offer {
                asked += 1
                return CGImage(PixelBuffer(width: frame + 1, height: 1))
            }
        }
        #expect(sampler.labels == sampler.pictures.map { "frame \($0.width - 1)" })
        return (sampler.pictures.map { $0.width - 1 }, asked)
    }

    @Test func aShortRunIsKeptWhole() {
        for count in 0...9 { #expect(kept(9, of: count).frames == Array(0..<count)) }
    }

    /// However long the run: as many pictures as asked for, the first one first, the last one near the end, and no gap
    /// more than twice another.
    @Test(arguments: [2, 5, 9]) func aLongRunIsSpreadEvenly(capacity: Int) {
        for count in [capacity + 1, 2 * capacity, 2 * capacity + 1, 40, 99, 100, 101, 640, 1200] where count > capacity
        {
            let frames = kept(capacity, of: count).frames
            #expect(frames.count == capacity)
            #expect(frames.first == 0)
            let gaps = zip(frames, frames.dropFirst()).map { $1 - $0 }
            let narrow = gaps.min() ?? 0
            let wide = gaps.max() ?? 0
            #expect(narrow > 0 && wide <= 2 * narrow, "\(frames) of \(count)")
            #expect((frames.last ?? 0) + narrow > count - 1, "the end of \(count) is missing: \(frames)")
        }
    }

    /// A picture is a copy of all pixels: no more are made than are needed to choose from.
    @Test func fewPicturesAreMade() {
        #expect(kept(9, of: 1200).asked < 9 * 2 * 8)
        #expect(kept(9, of: 10).asked == 10)
    }

    @Test(arguments: [-3, 0, 1]) func aStripHasTwoPicturesAtLeast(capacity: Int) {
        #expect(kept(capacity, of: 50).frames.count == 2)
    }
}
