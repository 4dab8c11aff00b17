import Graphics
import RenderTree
import Testing

@testable import Compositor

/// Commands that a mesh hides are not drawn, and the picture is the same.
@MainActor struct MeshCoverTests {
    private static let side = 96
    private let store = ResourceStore()

    /// Over stripes; behind a clip that lets everything through the mesh's cover is not computed.
    private func draw(_ mesh: Mesh, isClipped: Bool) -> PixelBuffer {
        let backend = CPUBackend(width: Self.side, height: Self.side)
        var list = DrawList(bounds: backend.target.bounds)
        for stripe in 0..<12 {
            let quad = RoundedQuad(a: 1, d: 1, tx: Float(stripe) * 8 + 0.5, ty: 0, width: 8, height: 96)
            var command = DrawCommand(.solid, box: list.bounds, quad: quad)
            command.color = UInt32(truncatingIfNeeded: 0x9E37 &* (stripe + 1)) & 0xFF_FFFF
            list.commands.append(command)
        }
        let quad = RoundedQuad(a: 1, d: 1, tx: -8, ty: -8, width: 112, height: 112)
        list.clips.append(Clip(quad: quad, box: list.bounds, inside: list.bounds, parent: 0))
        var command = DrawCommand(.mesh, box: list.bounds)
        command.resource = store.insert(.mesh(mesh))
        command.alpha = 1
        command.clip = isClipped ? 1 : 0
        list.commands.append(command)
        list.passes.append(DrawPass(start: 0, end: list.commands.count, readsTarget: false))
        backend.draw(list, over: Damage(list.bounds), resources: store)
        return backend.readPixels()
    }

    /// A grid of 6 by 6 cells, some of them left out.
    private func mesh(_ random: inout RandomRows, leavingOut part: Int, place: (Double, Double) -> (Double, Double))
        -> Mesh
    {
        var vertices = ContiguousArray<Mesh.Vertex>()
        var indices = ContiguousArray<UInt32>()
        for j in 0...6 {
            for i in 0...6 {
                let (x, y) = place(Double(i) / 6, Double(j) / 6)
                let shade = Float(random.below(256)) / 255
                vertices.append(
                    Mesh.Vertex(
                        position: SIMD2(Float(x), Float(y)), textureCoordinate: .zero, color: SIMD4(shade, 1, shade, 1))
                )
            }
        }
        for cell in 0..<36 as Range<UInt32> where random.below(100) >= part {
            let a = cell / 6 * 7 + cell % 6
            indices +=
                random.below(2) == 0 ? [a, a + 1, a + 8, a, a + 8, a + 7] : [a, a + 1, a + 7, a + 1, a + 8, a + 7]
        }
        return Mesh(vertices: vertices, indices: indices, image: nil)
    }

    private func expectSamePixels(_ mesh: Mesh, _ name: String) {
        let free = draw(mesh, isClipped: false)
        let clipped = draw(mesh, isClipped: true)
        for y in 0..<Self.side { #expect(Array(free.row(y)) == Array(clipped.row(y)), "\(name), row \(y)") }
    }

    @Test func rectanglesHideWhatTheyCover() {
        for seed in 0..<60 {
            var random = RandomRows(seed: UInt64(seed))
            // On whole pixels, between them, or just about there.
            func edge(_ at: Int) -> Double { Double(at) + [0, 0, 0.25, 0.7, 1e-6, -1e-6][random.below(6)] }
            let (left, top) = (edge(random.below(3) * 10 - 10), edge(random.below(3) * 10 - 10))
            let right = edge(96 - random.below(3) * 10)
            let bottom = edge(96 - random.below(3) * 10)
            let part = [0, 0, 10, 40][seed % 4]
            let mesh = mesh(&random, leavingOut: part) { x, y in
                (left + (right - left) * x, top + (bottom - top) * y)
            }
            expectSamePixels(mesh, "rectangle \(seed)")
        }
    }

    /// Rows of cells with slits between them that no pixel's centre lies in.
    @Test func slitsHideNothing() {
        for slit in [0.0, 0.2, 0.9] {
            var vertices = ContiguousArray<Mesh.Vertex>()
            var indices = ContiguousArray<UInt32>()
            for (top, bottom) in [(0.0, 20.55), (20.55 + slit, 50), (50, 96)] {
                let first = UInt32(vertices.count)
                for (x, y) in [(0, top), (96, top), (96, bottom), (0, bottom)] {
                    vertices.append(
                        Mesh.Vertex(position: SIMD2(Float(x), Float(y)), textureCoordinate: .zero))
                }
                indices += [first, first + 1, first + 2, first, first + 2, first + 3]
            }
            expectSamePixels(Mesh(vertices: vertices, indices: indices, image: nil), "slit of \(slit)")
        }
    }

    @Test func folds() {
        for seed in 0..<60 {
            var random = RandomRows(seed: UInt64(seed))
            let axis = random.number(-0.2, 1.3)
            let slope = random.number(-0.4, 0.4)
            let mesh = mesh(&random, leavingOut: seed % 3 == 0 ? 8 : 0) { x, y in
                let beyond = x + slope * y - axis
                let bent = beyond < 0 ? x : beyond < 0.2 ? x - beyond * 0.4 : x - 2 * beyond + 0.1
                return (bent * 100 - 2, y * 100 - 2)
            }
            expectSamePixels(mesh, "fold \(seed)")
        }
    }

    /// It does hide: most of a page that is whole, and what lies beside a fold.
    @Test func columnsAreFound() {
        var random = RandomRows(seed: 1)
        let backend = CPUBackend(width: Self.side, height: Self.side)
        for (axis, expected) in [(2.0, 0..<96), (0.5, 0..<48)] {
            let mesh = mesh(&random, leavingOut: 0) { x, y in ((x < axis ? x : 2 * axis - x) * 96, y * 96) }
            backend.pass.removeAll(DrawList(bounds: backend.target.bounds))
            let band = PixelRect(minX: 0, minY: 32, maxX: 96, maxY: 64)
            let index = backend.pass.meshes.append(
                mesh, backend.topologies.topology(of: mesh.indices), under: .identity, box: backend.target.bounds)
            let columns = backend.pass.meshes.solidColumns(backend.pass.meshes.records.base[index], of: band)
            #expect(columns.lowerBound == expected.lowerBound && abs(columns.upperBound - expected.upperBound) <= 1)
        }
    }
}
