import Foundation
import Graphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

/// Parts that meet at hard edges show what they show as a whole: no pixel is drawn by none of them, or by two.
@MainActor struct HardEdgeTests {
    private let store = ResourceStore()

    /// Half transparent, so that a pixel drawn twice is seen; cut into parts of the given widths and heights, or whole.
    private func tree(_ widths: [Float], _ heights: [Float], under map: CATransform3D, isCut: Bool) -> RenderTree {
        var tree = RenderTree(size: CGSize(width: 96, height: 96))
        tree.matrices = [map]
        let width = widths.reduce(0, +)
        let height = heights.reduce(0, +)
        func append(_ bounds: SIMD4<Float>, hard: RenderNode.Edges) {
            var node = RenderNode(.solid, bounds: bounds)
            node.color = SIMD4(1, 0.5, 0, 1)
            node.opacity = 0.6
            node.hardEdges = hard
            node.flags.insert(.projective)
            tree.nodes.append(node)
        }
        if !isCut { append(SIMD4(0, 0, width, height), hard: []) }
        var y: Float = 0
        for (row, partHeight) in heights.enumerated() where isCut {
            var x: Float = 0
            for (column, partWidth) in widths.enumerated() {
                var hard: RenderNode.Edges = []
                if column > 0 { hard.insert(.left) }
                if row > 0 { hard.insert(.top) }
                if column < widths.count - 1 { hard.insert(.right) }
                if row < heights.count - 1 { hard.insert(.bottom) }
                append(SIMD4(x, y, partWidth, partHeight), hard: hard)
                x += partWidth
            }
            y += partHeight
        }
        return tree
    }

    private func picture(of tree: RenderTree) throws -> CGImage {
        let renderer = FrameRenderer(backend: CPUBackend(width: 96, height: 96))
        renderer.prepare(tree, resources: store, width: 96, height: 96, scale: 1)
        try renderer.draw()
        return CGImage(try renderer.backend.readPixels())
    }

    /// Upright, mirrored, turned by right angles and by 45 degrees, any way, and in perspective.
    private func map(_ seed: Int, _ random: inout RandomRows) -> CATransform3D {
        let angles = [0, Double.pi / 2, Double.pi / 4, 3 * Double.pi / 4, random.number(0, 6.3), random.number(0, 6.3)]
        var map = CATransform3DMakeTranslation(-25, -20, 0)
        map = CATransform3DConcat(
            map, CATransform3DMakeScale(seed % 2 == 0 ? 1 : -1, seed % 7 == 0 ? 1 : random.number(0.7, 1.3), 1))
        map = CATransform3DConcat(map, CATransform3DMakeRotation(angles[seed % 6], 0, 0, 1))
        if seed % 6 == 5 {
            map = CATransform3DConcat(map, CATransform3DMakeRotation(random.number(-1, 1), 1, 1, 0))
            var eye = CATransform3DIdentity
            eye.m34 = -1 / 90
            map = CATransform3DConcat(map, eye)
        }
        let isWhole = seed % 3 == 0
        return CATransform3DConcat(
            map,
            CATransform3DMakeTranslation(
                isWhole ? 48.5 : random.number(44, 52), isWhole ? 47 : random.number(44, 52), 0))
    }

    @Test(arguments: 0..<120) func partsShowWhatTheWholeShows(seed: Int) throws {
        var random = RandomRows(seed: UInt64(seed))
        func lengths(_ sum: Double) -> [Float] {
            let cuts = [random.number(0.5, 8), random.number(8, sum - 8)]
            return seed % 3 == 0
                ? [7, 20, Float(sum) - 27] : [Float(cuts[0]), Float(cuts[1]), Float(sum - cuts[0] - cuts[1])]
        }
        let widths = lengths(50)
        let heights = lengths(40)
        let map = map(seed, &random)
        let parts = try picture(of: tree(widths, heights, under: map, isCut: true))
        let whole = try picture(of: tree(widths, heights, under: map, isCut: false))
        let difference = PictureDifference(parts, whole)
        #expect(difference.isWithin(4), "\(difference)")
    }

    /// A part alone ends between pixels where it is hard: it shows no pixel in part there.
    @Test func aHardEdgeIsNotSmoothed() throws {
        var node = RenderNode(.solid, bounds: SIMD4(0, 0, 40, 40))
        node.color = SIMD4(0, 0, 0, 1)
        node.hardEdges = [.left, .top, .right, .bottom]
        node.transform = CGAffineTransform(rotationAngle: 0.4).concatenating(CGAffineTransform(translationX: 40, y: 20))
        let turned = try picture(of: RenderTree(nodes: [node]))
        let levels = Set((0..<96).flatMap { y in (0..<96).map { turned.pixels[$0, y] >> 24 } })
        #expect(levels == [0, 255])
        node.hardEdges = [.left]
        let smooth = try picture(of: RenderTree(nodes: [node]))
        let more = Set((0..<96).flatMap { y in (0..<96).map { smooth.pixels[$0, y] >> 24 } })
        #expect(more.count > 20)
    }
}
