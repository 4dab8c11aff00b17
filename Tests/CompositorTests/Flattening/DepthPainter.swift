import Foundation
import Graphics
import RenderTree
import TestSupport

/// Plain rectangles in one space, and the colour seen at a point: computed from each plane by itself.
struct DepthPainter {
    struct Card {
        var bounds: SIMD4<Float>
        var matrix: CATransform3D
        var color: SIMD4<Float>

        /// The nearness of the card at a point of the screen; nil outside of it.
        func depth(at point: CGPoint) -> Double? {
            guard let local = Homography(matrix).inverted()?.project(point) else { return nil }
            let (x, y) = (local.x - Double(bounds.x), local.y - Double(bounds.y))
            guard x >= 0, y >= 0, x <= Double(bounds.z), y <= Double(bounds.w) else { return nil }
            let w = local.x * matrix.m14 + local.y * matrix.m24 + matrix.m44
            return (local.x * matrix.m13 + local.y * matrix.m23 + matrix.m43) / w
        }
    }

    var cards: [Card] = []
    let size: Int

    /// A context of all of them over white.
    var tree: RenderTree {
        var tree = RenderTree(size: CGSize(width: size, height: size))
        var background = RenderNode(.solid, bounds: SIMD4(0, 0, Float(size), Float(size)))
        background.color = SIMD4(1, 1, 1, 1)
        var context = RenderNode(.context3D)
        context.subtreeCount = UInt32(cards.count + 1)
        tree.nodes = [background, context]
        for card in cards {
            var node = RenderNode(.solid, bounds: card.bounds)
            node.color = card.color
            node.flags = .projective
            node.matrix = UInt32(tree.matrices.count)
            tree.matrices.append(card.matrix)
            tree.nodes.append(node)
        }
        return tree
    }

    /// Which cards are seen at `point`, from the farthest to the nearest; nil where two are about equally near.
    private func cards(at point: CGPoint) -> [Int]? {
        let seen = cards.indices.compactMap { index in cards[index].depth(at: point).map { (index, $0) } }
            .sorted { $0.1 < $1.1 }
        for place in seen.indices.dropFirst() where seen[place].1 - seen[place - 1].1 < 0.5 { return nil }
        return seen.map(\.0)
    }

    /// The colour of the pixel at (`x`, `y`); nil where an edge, or a line at which two cards cross, is near.
    func color(_ x: Int, _ y: Int) -> SIMD3<Float>? {
        let middle = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
        guard let seen = cards(at: middle) else { return nil }
        for (dx, dy) in [(-2.0, -2.0), (2, -2), (-2, 2), (2, 2), (0, 2), (2, 0), (0, -2), (-2, 0)] {
            guard cards(at: CGPoint(x: middle.x + dx, y: middle.y + dy)) == seen else { return nil }
        }
        return seen.reduce(SIMD3(1, 1, 1)) { below, index in
            let color = cards[index].color
            return below + (SIMD3(color.x, color.y, color.z) - below) * color.w
        }
    }

    /// The number of wrong pixels in `picture`, of every `step`th in both directions, and the number of those that could be
    /// checked.
    func compare(_ picture: PixelBuffer, every step: Int) -> (wrong: Int, asked: Int) {
        var wrong = 0
        var asked = 0
        for y in stride(from: 1, to: size, by: step) {
            for x in stride(from: 1, to: size, by: step) {
                guard let expected = color(x, y) else { continue }
                asked += 1
                let pixel = picture[x, y]
                let drawn = SIMD3(Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255))
                let difference = drawn - expected * 255
                if (difference * difference).sum() > 48 { wrong += 1 }
            }
        }
        return (wrong, asked)
    }
}
