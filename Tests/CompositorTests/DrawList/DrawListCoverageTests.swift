import Foundation
import Graphics
import RenderTree
import Testing

@testable import Compositor

/// Which quads cover others, under perspective too.
@MainActor struct DrawListCoverageTests {
    /// A quad of `plane` from (`x`, `y`) of it on.
    private func quad(
        _ plane: Homography, x: Double, y: Double, width: Double, height: Double, in list: inout DrawList
    ) -> RoundedQuad {
        list.homographies.append(plane.after(CGAffineTransform(translationX: x, y: y)))
        return RoundedQuad(
            width: Float(width), height: Float(height), homography: UInt32(list.homographies.count - 1))
    }

    private func plane(_ random: inout RandomRows) -> Homography {
        var map = CATransform3DMakeTranslation(-50, -50, 0)
        map = CATransform3DConcat(map, CATransform3DMakeRotation(random.number(-1.2, 1.2), 1, random.number(-2, 2), 0))
        var eye = CATransform3DIdentity
        eye.m34 = -1 / random.number(200, 900)
        return Homography(CATransform3DConcat(map, eye))
    }

    @Test func whatLiesWithinInThePlaneIsCovered() {
        for seed in 0..<200 {
            var random = RandomRows(seed: UInt64(seed))
            var list = DrawList(bounds: PixelRect(width: 100, height: 100))
            let plane = plane(&random)
            let sheet = quad(plane, x: 10, y: 5, width: 80, height: 60, in: &list)
            let same = quad(plane, x: 10, y: 5, width: 80, height: 60, in: &list)
            let left = random.number(10, 40)
            let panel = quad(plane, x: left, y: 5, width: random.number(1, 50), height: 60, in: &list)
            let wider = quad(plane, x: 9, y: 5, width: 40, height: 60, in: &list)
            let lower = quad(plane, x: 20, y: 30, width: 40, height: 36, in: &list)
            #expect(list.covers(sheet, same) && list.covers(same, sheet), "seed \(seed)")
            #expect(list.covers(sheet, panel) && !list.covers(panel, sheet), "seed \(seed)")
            #expect(!list.covers(sheet, wider) && !list.covers(sheet, lower), "seed \(seed)")
            var rounded = sheet
            rounded.radius = 4
            #expect(list.covers(sheet, rounded) && !list.covers(rounded, sheet), "seed \(seed)")
        }
    }

    /// A quad covers another one where it covers its corners, whatever their planes.
    @Test func cornersTell() throws {
        var covered = 0
        for seed in 0..<400 {
            var random = RandomRows(seed: UInt64(seed))
            var list = DrawList(bounds: PixelRect(width: 100, height: 100))
            let large = quad(plane(&random), x: 0, y: 0, width: 100, height: 100, in: &list)
            let side = random.number(20, 110)
            let start = 50 - side / 2
            let small = quad(plane(&random), x: start, y: start, width: side, height: side, in: &list)
            let inverse = try #require(list.map(of: large).inverted())
            let corners = [(0, 0), (side, 0), (0, side), (side, side)].map {
                list.map(of: small).project(CGPoint(x: $0.0, y: $0.1))
            }
            let points = corners.map { $0.flatMap { inverse.project($0) } }
            let depth =
                points.map { point in
                    point.map { min(min($0.x, 100 - $0.x), min($0.y, 100 - $0.y)) } ?? -1000
                }.min() ?? 0
            // Edges that nearly coincide count as covered, or not.
            if abs(depth) < 0.05 { continue }
            #expect(list.covers(large, small) == (depth > 0), "seed \(seed), \(depth)")
            if depth > 0 { covered += 1 }
        }
        #expect(covered > 50)
    }

    /// Nothing is covered by what is seen edge-on, and what nothing is seen of covers nothing.
    @Test func planesWithoutAnInsideCoverNothing() {
        var list = DrawList(bounds: PixelRect(width: 100, height: 100))
        let edge = quad(
            Homography(CATransform3DMakeRotation(.pi / 2, 0, 1, 0)), x: 0, y: 0, width: 9, height: 9, in: &list)
        var behind = Homography.identity
        behind.m33 = -1
        let unseen = quad(behind, x: 0, y: 0, width: 9, height: 9, in: &list)
        var tilted = Homography.identity
        tilted.m13 = 0.001
        let sheet = quad(tilted, x: 0, y: 0, width: 100, height: 100, in: &list)
        #expect(!list.covers(sheet, unseen) && !list.covers(unseen, sheet))
        #expect(!list.covers(edge, sheet))
    }

    /// A shade with the bounds of its clip, and a picture that is larger, end where the clip does, smoothed once.
    @Test func whatFillsAClipIsMarked() {
        var list = DrawList(bounds: PixelRect(width: 100, height: 100))
        var random = RandomRows(seed: 3)
        let plane = plane(&random)
        let panel = quad(plane, x: 20, y: 10, width: 40, height: 70, in: &list)
        list.clips.append(Clip(quad: panel, box: list.bounds, inside: .empty, parent: 0))
        var shade = DrawCommand(
            .solid, box: list.bounds, quad: quad(plane, x: 20, y: 10, width: 40, height: 70, in: &list))
        list.attach(1, to: &shade)
        #expect(shade.flags.contains(.fillsClip))
        var part = DrawCommand(
            .solid, box: list.bounds, quad: quad(plane, x: 20, y: 12, width: 40, height: 68, in: &list))
        list.attach(1, to: &part)
        #expect(!part.flags.contains(.fillsClip))
    }
}
