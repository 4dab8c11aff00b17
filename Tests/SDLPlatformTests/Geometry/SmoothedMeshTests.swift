import Compositor
import Graphics
import RenderTree
import Testing

@testable import SDLPlatform

@Suite struct SmoothedMeshTests {
    private let here = QuadMap(rows: SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1))

    /// A sheet of cells whose corners lie at `columns` and `rows`; its picture goes on with the columns' numbers.
    private func sheet(columns: [Float], rows: [Float]) -> Mesh {
        var vertices = ContiguousArray<Mesh.Vertex>()
        var indices = ContiguousArray<UInt32>()
        for (row, y) in rows.enumerated() {
            for (column, x) in columns.enumerated() {
                let place = SIMD2(Float(column) / Float(columns.count - 1), Float(row) / Float(rows.count - 1))
                vertices.append(Mesh.Vertex(position: SIMD2(x, y), textureCoordinate: place))
            }
        }
        for row in 0..<(rows.count - 1) {
            for column in 0..<(columns.count - 1) {
                let first = UInt32(row * columns.count + column)
                let below = first + UInt32(columns.count)
                indices.append(contentsOf: [first, first + 1, below + 1, first, below + 1, below])
            }
        }
        return Mesh(vertices: vertices, indices: indices, image: nil)
    }

    private func smoothed(_ mesh: Mesh, under map: QuadMap) -> SmoothedMesh {
        SmoothedMesh(mesh, MeshTopologies().topology(of: mesh.indices), under: map, alpha: 1)
    }

    /// The integral of alpha over all triangles.
    private func amount(_ mesh: SmoothedMesh) -> Double {
        var sum = 0.0
        for start in stride(from: 0, to: mesh.indices.count, by: 3) {
            let corners = (0..<3).map { mesh.vertices[Int(mesh.indices[start + $0])] }
            let p = corners[1].position - corners[0].position
            let q = corners[2].position - corners[0].position
            sum += abs(p.x * q.y - p.y * q.x) / 2 * corners.reduce(0) { $0 + Double($1.color.w) } / 3
        }
        return sum
    }

    @Test(arguments: [[0, 40], [0, 13, 25, 40]] as [[Float]]) func aSheetKeepsItsAmount(columns: [Float]) throws {
        let mesh = smoothed(sheet(columns: columns, rows: [0, 10, 30]), under: try #require(here))
        #expect(abs(amount(mesh) - 1200) < 1)
        // Half a pixel of fading goes to either side.
        #expect(mesh.vertices.map(\.position.x).min() == -0.5 && mesh.vertices.map(\.position.x).max() == 40.5)
    }

    @Test func thePictureStaysInPlace() throws {
        let mesh = smoothed(sheet(columns: [0, 20, 40], rows: [0, 40]), under: try #require(here))
        for vertex in mesh.vertices where vertex.color.w == 1 {
            let expected = vertex.position / 40
            let error = vertex.textureCoordinate - expected
            #expect((error * error).sum() < 1e-12, "\(vertex)")
        }
    }

    /// A page that is folded back over itself: nothing fades inside, and the fold fades once.
    @Test func aFoldFadesOnce() throws {
        let mesh = smoothed(sheet(columns: [0, 40, 10], rows: [0, 30]), under: try #require(here))
        #expect(abs(amount(mesh) - (1200 + 900)) < 20)
        let outside = mesh.vertices.filter { $0.color.w == 0 && $0.position.x == 40.5 }
        #expect(outside.count == 2)
    }

    @Test(arguments: [0.25, 0.01] as [Float]) func hairLinesAreNotMuchThicker(height: Float) throws {
        let mesh = smoothed(sheet(columns: [0, 40], rows: [0, height]), under: try #require(here))
        #expect(amount(mesh) < 40 * Double(height) + 40 * 0.75)
    }

    @Test func trianglesBehindTheViewerAreLeftOut() throws {
        let map = try #require(QuadMap(rows: SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(-0.05, 0, 1)))
        let mesh = smoothed(sheet(columns: [0, 10, 40], rows: [0, 10]), under: map)
        #expect(mesh.indices.count >= 6)
        for index in mesh.indices { #expect(mesh.vertices[Int(index)].position.max() < 1e6) }
    }

    @Test func indicesBeyondTheVerticesDrawNothing() throws {
        let vertex = Mesh.Vertex(position: .zero, textureCoordinate: .zero)
        let mesh = Mesh(vertices: [vertex, vertex, vertex], indices: [0, 1, 7, .max, 0, 1], image: nil)
        #expect(smoothed(mesh, under: try #require(here)).indices.isEmpty)
    }
}
