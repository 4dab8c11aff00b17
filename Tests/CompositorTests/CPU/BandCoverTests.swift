import Graphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

/// Commands that opaque ones hide are not drawn, and the picture is the same.
@MainActor struct BandCoverTests {
    private static let side = 96
    private let store = ResourceStore()

    /// An opaque picture, which `isKnown` as such or not: only what is known to be opaque hides anything.
    private func picture(_ random: inout RandomRows, isKnown: Bool) -> ResourceID {
        let pixels = PixelBuffer(width: 24, height: 24)
        for y in 0..<24 { for x in 0..<24 { pixels[x, y] = random.pixels(1)[0] | 0xFF00_0000 } }
        return store.insert(.image(CGImage(pixels, isOpaque: isKnown)))
    }

    /// Upright, turned, or in perspective, large enough to hide much.
    private func map(_ random: inout RandomRows) -> Homography {
        let kind = random.below(3)
        let angle = kind == 1 ? random.number(-0.2, 0.2) : 0
        var map = CGAffineTransform(translationX: random.number(-10, 60), y: random.number(-20, 20))
        map = CGAffineTransform(rotationAngle: angle).concatenating(map)
        guard kind == 2 else { return Homography(map) }
        var turned = CATransform3DMakeRotation(random.number(-0.8, 0.8), 0, 1, 0)
        turned.m14 = random.number(-0.004, 0.004)
        return Homography(turned).concatenating(Homography(map))
    }

    private func quad(_ random: inout RandomRows, in list: inout DrawList) -> RoundedQuad {
        let map = map(&random)
        let width = Float(random.number(34, 90))
        let height = Float(random.number(60, 140))
        if map.isAffine {
            let map = map.affine
            return RoundedQuad(
                a: Float(map.a), b: Float(map.b), c: Float(map.c), d: Float(map.d), tx: Float(map.tx),
                ty: Float(map.ty),
                width: width, height: height)
        }
        list.homographies.append(map)
        return RoundedQuad(width: width, height: height, homography: UInt32(list.homographies.count - 1))
    }

    /// Some opaque pictures over translucent stripes, part of them within clips, and a layer of them.
    private func draw(seed: Int, isKnown: Bool) -> (pixels: PixelBuffer, hasCover: Bool) {
        var random = RandomRows(seed: UInt64(seed))
        let backend = CPUBackend(width: Self.side, height: Self.side)
        var list = DrawList(bounds: backend.target.bounds)
        for stripe in 0..<8 {
            var command = DrawCommand(
                .solid, box: list.bounds, quad: RoundedQuad(tx: Float(stripe) * 12 - 2, width: 13.5, height: 96))
            command.color = UInt32(random.below(1 << 24))
            command.alpha = stripe == 0 ? 1 : 0.7
            list.commands.append(command)
        }
        for index in 0..<1 + random.below(6) {
            let quad = quad(&random, in: &list)
            var command = DrawCommand(.image, box: list.bounds, quad: quad)
            command.payload = SIMD4(0, 0, 1, 1)
            command.resource = picture(&random, isKnown: isKnown)
            if random.below(3) == 0 {
                let clip = self.quad(&random, in: &list)
                list.clips.append(Clip(quad: clip, box: list.bounds, inside: .empty, parent: command.clip))
                command.clip = UInt32(list.clips.count - 1)
            }
            let isLayer = random.below(4) == 0
            if isLayer { list.commands.append(DrawCommand(.beginLayer, box: list.bounds)) }
            list.commands.append(command)
            if isLayer { list.commands.append(DrawCommand(.endLayer, box: list.bounds, alpha: index == 0 ? 1 : 0.5)) }
        }
        list.passes.append(DrawPass(start: 0, end: list.commands.count, readsTarget: false))
        backend.draw(list, over: Damage(list.bounds), resources: store)
        let band = PixelRect(minX: 0, minY: 32, maxX: 96, maxY: 64)
        return (backend.readPixels(), backend.pass.cover(of: backend.pass.members(of: 1), over: band) != nil)
    }

    @Test func picturesHideWhatTheyCover() {
        var covers = 0
        for seed in 0..<400 {
            let hiding = draw(seed: seed, isKnown: true)
            let others = draw(seed: seed, isKnown: false)
            let difference = PictureDifference(CGImage(hiding.pixels), CGImage(others.pixels))
            #expect(difference.isWithin(0), "seed \(seed): \(difference)")
            #expect(!others.hasCover, "seed \(seed)")
            if hiding.hasCover { covers += 1 }
        }
        #expect(covers > 100)
    }

    /// Pages below one that hides them add nothing to its cover.
    @Test func theUppermostPageIsTheCover() throws {
        let backend = CPUBackend(width: Self.side, height: Self.side)
        let list = DrawList(bounds: backend.target.bounds)
        backend.pass.removeAll(list)
        for _ in 0..<5 {
            var command = PreparedCommand(.projectiveImage, box: list.bounds)
            command.isOpaque = true
            backend.pass.append(command)
        }
        backend.pass.sort(into: list.bounds)
        let members = backend.pass.members(of: 1)
        let cover = backend.pass.cover(of: members, over: PixelRect(minX: 0, minY: 32, maxX: 96, maxY: 64))
        let found = try #require(cover)
        #expect(found.firstIndex == members.upperBound - 1 && found.visibleColumns.count == 0)
    }

    /// Two panels and a page leave the seams between them, and what lies beside them.
    @Test func seamsAreLeft() throws {
        let backend = CPUBackend(width: Self.side, height: Self.side)
        let list = DrawList(bounds: backend.target.bounds)
        backend.pass.removeAll(list)
        for (left, right) in [(0.0, 96.0), (4.5, 40.25), (40.25, 76), (76, 90.5)] {
            var command = PreparedCommand(.projectiveImage, box: list.bounds)
            command.isOpaque = true
            let quad = RoundedQuad(tx: Float(left), ty: -2, width: Float(right - left), height: 120)
            command.shape = backend.pass.shapes.append(quad, under: .identity)
            backend.pass.append(command)
        }
        backend.pass.sort(into: list.bounds)
        let band = PixelRect(minX: 0, minY: 32, maxX: 96, maxY: 64)
        let cover = backend.pass.cover(of: backend.pass.members(of: 1), over: band)
        let found = try #require(cover)
        #expect(found.firstIndex - backend.pass.members(of: 1).lowerBound == 1)
        #expect((0..<found.visibleColumns.count).map { found.visibleColumns[$0] } == [0..<5, 40..<41, 76..<96])
    }

    @Test func runsAreWhatWasNotTakenAway() {
        for seed in 0..<200 {
            var random = RandomRows(seed: UInt64(seed))
            var runs = ColumnRuns(of: PixelRect(minX: 3, minY: 0, maxX: 200, maxY: 1))
            var columns = Set<Int32>(3..<200)
            for _ in 0..<30 {
                let start = Int32(random.below(210))
                let cut = start..<start + Int32(random.below(12))
                let before = runs
                runs.subtract(cut)
                let inner = (0..<before.count).contains {
                    before[$0].lowerBound < cut.lowerBound && cut.upperBound < before[$0].upperBound
                }
                if before.count < 8 || !inner || cut.isEmpty { columns.subtract(cut) }
            }
            let left = (0..<runs.count).flatMap { Array(runs[$0]) }
            #expect(left == columns.sorted(), "seed \(seed)")
        }
    }
}
