import Compositor
import Graphics
import Testing
import ViewKit

@testable import Preview
@testable import Transitions

/// The map's edge, where the screen beneath begins.
@MainActor @Suite struct FoldTests {
    /// A drag by a part of the width brings the edge as far.
    @Test(arguments: [0.1, 0.25, 0.49, 0.5, 0.8, 0.97]) func theEdgeFollowsTheFinger(_ progress: Double) throws {
        let rig = try TransitionRig("fold")
        rig.run { rig.scene.show(progress) }
        rig.step()
        let canvas = try #require(rig.container?.subviews.last)
        let below = try #require(canvas.subviews.first)
        #expect(abs(rig.shownFrame(below).minX - 390 * progress) <= 1)
    }

    /// A tap on a walk opens the map of that walk.
    @Test func aTapOpensTheWalkThatItHits() throws {
        let rig = try TransitionRig("fold")
        let guide = try #require(rig.screens.last?.view)
        let names = rig.run { guide.subviews.compactMap { $0 as? UILabel } }.dropFirst().map { $0 }
        let third = try #require(names.dropFirst(4).first)
        let point = rig.run { third.convert(CGPoint(x: 4, y: 4), to: nil) }
        for phase in [TouchSample.Phase.began, .ended] { rig.touch(phase, [SIMD2(point.x, point.y)]) }
        rig.rest()
        let map = try #require(rig.screens.last?.view)
        let words = rig.run { map.subviews.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text } }
        #expect(words.first == third.text)
    }

    /// Just before the end nothing of the screen beneath is left, as at the end.
    @Test func nothingOfTheLowerScreenIsLeftBeforeTheEnd() throws {
        let rig = try PictureRig("fold", kernels: .best)
        try rig.show(0.99999)
        let before = rig.output.image
        try rig.show(1)
        let end = rig.output.image
        let last = end.width - 1
        for y in 0..<end.height {
            let one = before.pixels[last, y]
            let other = end.pixels[last, y]
            for shift in [0, 8, 16] as [UInt32] {
                #expect(abs(Int(one >> shift & 255) - Int(other >> shift & 255)) <= 4, "at row \(y)")
            }
        }
    }
}
