import Foundation
import Graphics
import RenderTree

extension SceneFlattener {
    /// In a context of more children than this none goes on past its edges.
    private static let hemLimit = 48

    /// Finds the edges at which those of the entries from `start` on meet that nothing shines through: of each two that share
    /// a line on the screen, from its one side and from its other one, one goes on past it, where the other one hides it or
    /// it the other one.
    mutating func bleedEdges(from start: Int, _ source: NodeSource) {
        guard order.count - start <= Self.hemLimit else { return }
        for rank in start..<ranks.count where canBeHemmed(order[ranks[rank].entry], source) {
            let later = ranks[rank].entry
            for below in start..<rank where canBeHemmed(order[ranks[below].entry], source) {
                let earlier = ranks[below].entry
                let shared = order[earlier].quad.edgesShared(with: order[later].quad)
                order[earlier].hemmedEdges |= shared.own
                order[later].hemmedEdges |= shared.others
            }
        }
    }

    /// Whether the entry is a rectangle that faces the viewer and shows whole.
    private func canBeHemmed(_ entry: DepthEntry, _ source: NodeSource) -> Bool {
        let node = source.nodes.baseAddress.unsafelyUnwrapped + entry.node
        guard node.pointee.opacity >= 1, node.pointee.cornerRadius == 0, entry.quad.isSeen else { return false }
        switch node.pointee.kind {
        case .solid: if node.pointee.color.w < 1 { return false }
        case .image, .gradient, .fragment, .group: break
        case .path, .stroke, .shadow, .border, .mesh, .backdrop, .context3D: return false
        }
        guard node.pointee.flags.contains(.singleSided) else { return true }
        return world(of: node, source).map { !facesAway($0, node.pointee.bounds) } ?? false
    }

    /// Notes where the entry at `index` of the open context ends on the device, and returns its number; 0 where it ends
    /// at all of its edges.
    mutating func addEdgeBleed(of index: Int) -> Int32 {
        guard order[index].hemmedEdges != 0 else { return 0 }
        let world = frames[frames.count - 1].world
        let quad = order[index].quad
        edgeBleeds.append(
            EdgeBleed(edges: order[index].hemmedEdges) { corner in
                let place = quad.corner(corner)
                let seen = world.homogeneous(CGPoint(x: place.x, y: place.y))
                return SIMD2(seen.x, seen.y) / seen.z
            })
        return Int32(truncatingIfNeeded: edgeBleeds.count)
    }

    /// `bounds` with the sides that lie on a hemmed edge of the face around them moved out.
    func hemmed(_ bounds: SIMD4<Float>, _ world: Homography) -> SIMD4<Float> {
        let edgeBleed = frames[frames.count - 1].edgeBleed
        guard edgeBleed != 0, bounds.z > 0, bounds.w > 0 else { return bounds }
        let growth = edgeBleeds[Int(edgeBleed) - 1].growth(of: bounds, under: world)
        return SIMD4(
            bounds.x - growth.x, bounds.y - growth.y, bounds.z + growth.x + growth.z, bounds.w + growth.y + growth.w)
    }

    /// Moves the sides of `node` that lie on a hemmed edge out; an image stays in its place, a gradient is stretched with them.
    func bleedEdges(_ node: inout RenderNode, _ world: Homography) {
        guard node.cornerRadius == 0, node.kind != .border else { return }
        let bounds = node.bounds
        let part = node.parameters
        let wider = hemmed(bounds, world)
        guard wider != bounds else { return }
        node.bounds = wider
        guard node.kind == .image else { return }
        let x = part.z / bounds.z
        let y = part.w / bounds.w
        node.parameters = SIMD4(
            part.x + (wider.x - bounds.x) * x, part.y + (wider.y - bounds.y) * y, wider.z * x, wider.w * y)
    }
}
