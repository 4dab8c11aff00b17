import Foundation
import Graphics
import RenderTree

/// The edges at which children of a context meet.
extension DepthOrdering {
    /// In a context of more children than this none goes on past its edges.
    private static let bleedLimit = 48

    /// The map from a context to the device, and whether the map from the root mirrors.
    struct ContextView: BitwiseCopyable {
        var world: Homography
        var isMirrored: Bool
    }

    /// Finds the edges at which those of the entries from `start` on meet that nothing shines through: of each two that share
    /// a line on the screen, from its one side and from its other one, one goes on past it, where the other one hides it or
    /// it the other one.
    mutating func findSharedEdges(from start: Int, _ source: NodeSource, _ view: ContextView) {
        guard entries.count - start <= Self.bleedLimit else { return }
        for rank in start..<ranks.count where canBleed(entries[ranks[rank].entry], source, view) {
            let later = ranks[rank].entry
            for below in start..<rank where canBleed(entries[ranks[below].entry], source, view) {
                let earlier = ranks[below].entry
                let shared = entries[earlier].quad.edgesShared(with: entries[later].quad)
                entries[earlier].sharedEdges |= shared.own
                entries[later].sharedEdges |= shared.others
            }
        }
    }

    /// Whether the entry is a rectangle that faces the viewer and shows whole.
    private func canBleed(_ entry: DepthEntry, _ source: NodeSource, _ view: ContextView) -> Bool {
        let node = source.nodes.baseAddress.unsafelyUnwrapped + entry.node
        guard node.pointee.opacity >= 1, node.pointee.cornerRadius == 0, entry.quad.isSeen else { return false }
        switch node.pointee.kind {
        case .solid: if node.pointee.color.w < 1 { return false }
        case .image, .gradient, .fragment, .group: break
        case .path, .stroke, .shadow, .border, .mesh, .backdrop, .context3D: return false
        }
        guard node.pointee.flags.contains(.singleSided) else { return true }
        guard let world = source.world(of: node, in: view.world) else { return false }
        return !world.facesAway(node.pointee.bounds, isMirrored: view.isMirrored)
    }

    /// Adds the edges past which entry `index` of a context under `world` goes on, and returns one more than their place in
    /// `edgeBleeds`; 0 where it ends at all of its edges.
    mutating func addEdgeBleed(of index: Int, under world: Homography) -> Int32 {
        guard entries[index].sharedEdges != 0 else { return 0 }
        let quad = entries[index].quad
        edgeBleeds.append(
            EdgeBleed(edges: entries[index].sharedEdges) { corner in
                let place = quad.corner(corner)
                let seen = world.homogeneous(CGPoint(x: place.x, y: place.y))
                return SIMD2(seen.x, seen.y) / seen.z
            })
        return Int32(truncatingIfNeeded: edgeBleeds.count)
    }

    /// `bounds` with the sides that lie on an edge of `edgeBleed`, a number of `addEdgeBleed`, moved out.
    func bled(_ bounds: SIMD4<Float>, past edgeBleed: Int32, under world: Homography) -> SIMD4<Float> {
        guard edgeBleed != 0, bounds.z > 0, bounds.w > 0 else { return bounds }
        let growth = edgeBleeds[Int(edgeBleed) - 1].growth(of: bounds, under: world)
        return SIMD4(
            bounds.x - growth.x, bounds.y - growth.y, bounds.z + growth.x + growth.z, bounds.w + growth.y + growth.w)
    }

    /// Moves the sides of `node` that lie on an edge of `edgeBleed` out; an image stays in its place, a gradient is stretched with
    /// them.
    func bleedEdges(of node: inout RenderNode, past edgeBleed: Int32, under world: Homography) {
        guard node.cornerRadius == 0, node.kind != .border else { return }
        let bounds = node.bounds
        let part = node.contentsRect
        let wider = bled(bounds, past: edgeBleed, under: world)
        guard wider != bounds else { return }
        node.bounds = wider
        guard node.kind == .image else { return }
        let x = part.z / bounds.z
        let y = part.w / bounds.w
        node.contentsRect = SIMD4(
            part.x + (wider.x - bounds.x) * x, part.y + (wider.y - bounds.y) * y, wider.z * x, wider.w * y)
    }
}
