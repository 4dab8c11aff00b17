import Compositor
import Foundation
import Graphics
import RenderTree
import TestSupport
import Testing

@testable import SDLPlatform

/// Parts that meet at hard edges show what they show as a whole on a graphics card, too.
@Suite @MainActor struct HardEdgeTests {
    /// A half transparent rectangle, whole or in nine parts, turned by `angle`, and by `tilt` in perspective.
    private func tree(angle: Double, tilt: Double, isCut: Bool) -> RenderTree {
        var map = CATransform3DMakeRotation(angle, 0, 0, 1)
        map = CATransform3DConcat(map, CATransform3DMakeRotation(tilt, 1, 0.4, 0))
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 120
        map = CATransform3DConcat(map, CATransform3DConcat(eye, CATransform3DMakeTranslation(48.3, 47.2, 0)))
        var tree = RenderTree(size: CGSize(width: 96, height: 96))
        tree.matrices = [map]
        let cuts: [Float] = isCut ? [-25, -18.4, 6.6, 25] : [-25, 25]
        for row in 1..<cuts.count {
            for column in 1..<cuts.count {
                let (x, y) = (cuts[column - 1], cuts[row - 1])
                var node = RenderNode(.solid, bounds: SIMD4(x, y, cuts[column] - x, cuts[row] - y))
                node.color = SIMD4(1, 0.5, 0, 1)
                node.opacity = 0.6
                node.flags.insert(.projective)
                if column > 1 { node.hardEdges.insert(.left) }
                if row > 1 { node.hardEdges.insert(.top) }
                if column < cuts.count - 1 { node.hardEdges.insert(.right) }
                if row < cuts.count - 1 { node.hardEdges.insert(.bottom) }
                tree.nodes.append(node)
            }
        }
        return tree
    }

    @Test func partsShowWhatTheWholeShows() throws {
        let stage = try GPUStage(width: 96, height: 96)
        for (angle, tilt) in [(0.0, 0.0), (.pi / 4, 0), (0.3, 0), (1.9, 0), (0, 0.6), (0.5, 0.9), (2.5, -0.7)] {
            let whole = try stage.picture(of: tree(angle: angle, tilt: tilt, isCut: false), on: stage.backend)
            let parts = try stage.picture(of: tree(angle: angle, tilt: tilt, isCut: true), on: stage.backend)
            let difference = MeanDifference(whole, parts)
            #expect(difference.worst <= 4, "\(angle), \(tilt): \(difference)")
        }
    }
}
