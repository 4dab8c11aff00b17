import Compositor
import Foundation
import Graphics
import RenderTree
import Testing

@testable import SDLPlatform

/// Both renderers cut surfaces near to the eye at one distance.
@Suite @MainActor struct NearEyeTests {
    /// A floor that runs from behind the viewer to the horizon: at the local point (x, y) it is y away from the eye, and is seen
    /// at (120 + x / y, 90 + 0.02 / y).
    private let floor = CATransform3D(
        m11: 1, m12: 0, m13: 0, m14: 0, m21: 120, m22: 90, m23: 0, m24: 1, m31: 0, m32: 0, m33: 1, m34: 0,
        m41: 0, m42: 0.02, m43: 0, m44: 0)

    private func expectAgreement(on node: RenderNode, _ stage: GPUStage, isSeen: Bool) throws {
        var tree = RenderTree(size: CGSize(width: 240, height: 180))
        tree.matrices = [floor]
        tree.nodes.append(node)
        tree.nodes[0].flags.insert(.projective)
        let cpu = try stage.picture(of: tree, on: CPUBackend(width: 240, height: 180))
        let gpu = try stage.picture(of: tree, on: stage.backend)
        let difference = MeanDifference(cpu, gpu)
        #expect(difference.worst <= 40 && difference.mean <= 0.2, "\(difference)")
        // Here the floor is 1/3000 away from the eye.
        #expect((cpu[120, 150] != 0) == isSeen && (gpu[120, 150] != 0) == isSeen)
    }

    @Test func quadsAreCutAlike() throws {
        var node = RenderNode(.solid, bounds: SIMD4(-0.02, -1, 0.04, 2))
        node.color = SIMD4(1, 0.5, 0, 1)
        try expectAgreement(on: node, try GPUStage(width: 240, height: 180), isSeen: true)
    }

    /// A mesh is left out where a corner is too near.
    @Test(arguments: [(1.0 / 4000, true), (1.0 / 4200, false)]) func meshesAreCutAlike(nearest: Double, isSeen: Bool)
        throws
    {
        let stage = try GPUStage(width: 240, height: 180)
        let places: [SIMD2<Double>] = [SIMD2(-0.01, nearest), SIMD2(0.01, nearest), SIMD2(0, 1.0 / 1500)]
        let vertices = places.map { Mesh.Vertex(position: SIMD2<Float>($0), textureCoordinate: .zero) }
        var node = RenderNode(.mesh)
        node.resource = stage.resources.insert(
            .mesh(Mesh(vertices: ContiguousArray(vertices), indices: [0, 1, 2], image: nil)))
        try expectAgreement(on: node, stage, isSeen: isSeen)
    }
}
