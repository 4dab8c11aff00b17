import Graphics
import LayerTree
import RenderTree
import Testing

@testable import Preview

@MainActor struct PageCurlWorkloadTests {
    struct Call: Decodable, Sendable {
        let mesh: String
        let index: Int
        let position: [Float]
        let color: [Float]
        let texture: [Float]
    }

    @Test(arguments: try Peers.load([Peers.Frame<Call>].self, "w3"))
    func verticesAreWhereThePeersDrawThem(_ expected: Peers.Frame<Call>) throws {
        let host = FakeHost()
        let workload = WorkloadKind.w3.make(size: expected.size, scale: 1, host: host)
        HostScope.with(host) { workload.show(expected.progress) }
        let layers = try #require(workload.root.sublayers)
        let meshes = ["shadow": try #require(layers[1].mesh), "page": try #require(layers[2].mesh)]
        for call in expected.layers {
            let vertex = try #require(meshes[call.mesh]).vertices[call.index]
            let color = SIMD4(call.color[0], call.color[1], call.color[2], call.color[3]) / 255
            #expect(distance(vertex.position, SIMD2(call.position[0], call.position[1])) < 1e-3)
            #expect(vertex.textureCoordinate == SIMD2(call.texture[0], call.texture[1]))
            #expect((vertex.color - color).max() < 1e-6 && (color - vertex.color).max() < 1e-6)
        }
    }

    @Test func thePageIsAMeshOf64CellsEachWay() throws {
        let host = FakeHost()
        let workload = WorkloadKind.w3.make(size: CGSize(width: 1280, height: 800), scale: 1, host: host)
        let page = try #require(workload.root.sublayers?[2].mesh)
        #expect(page.vertices.count == 65 * 65)
        #expect(page.indices.count == 64 * 64 * 6)
        #expect(Set(page.indices) == Set(0..<65 * 65))
        #expect(page.image?.width == 1280 && page.image?.height == 800)
        #expect(host.commit(workload.root).nodes.map(\.kind) == [.group, .image, .mesh, .mesh])
    }

    @Test func theFlatPageIsThePictureItself() throws {
        let curl = PageCurl(size: CGSize(width: 1280, height: 800))
        let area = trianglesArea(curl.vertices(at: 0), PageCurl.indices)
        #expect(abs(area - 1280 * 800) < 1)
        for vertex in curl.vertices(at: 0) {
            #expect(distance(vertex.position, vertex.textureCoordinate * SIMD2(1280, 800)) < 1e-3)
        }
    }

    /// The area that triangles cover, each counted positive.
    private func trianglesArea(
        _ vertices: ContiguousArray<Mesh.Vertex>, _ indices: ContiguousArray<UInt32>
    ) -> Double {
        stride(from: 0, to: indices.count, by: 3).reduce(0) { sum, start in
            let corners = (0..<3).map { vertices[Int(indices[start + $0])].position }
            let (u, v) = (corners[1] - corners[0], corners[2] - corners[0])
            return sum + abs(Double(u.x) * Double(v.y) - Double(u.y) * Double(v.x)) / 2
        }
    }

    private func distance(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float { max(abs(a.x - b.x), abs(a.y - b.y)) }
}
