import Graphics
import RenderTree
import Testing

@testable import LayerTree

/// Laws of a page in mid-turn, over sizes and progress.
@MainActor @Suite struct PageTurnTests {
    nonisolated static let sizes = [
        CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 280, height: 200),
        CGSize(width: 64, height: 64), CGSize(width: 3, height: 900), CGSize(width: 0.5, height: 0.25),
    ]
    nonisolated static let progress = [0.02, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99]

    private typealias Vertices = ContiguousArray<Mesh.Vertex>

    private func vertices(_ turn: PageTurn, _ side: PageTurn.Side) -> Vertices {
        var vertices = Vertices()
        turn.write(side, extent: SIMD2(1, 1), into: &vertices)
        return vertices
    }

    private func shadow(_ turn: PageTurn) -> Vertices {
        var vertices = Vertices()
        turn.writeShadow(into: &vertices)
        return vertices
    }

    private func length(_ way: SIMD2<Float>) -> Float { (way * way).sum().squareRoot() }

    /// The area of the triangles over `place`, each counted positive.
    private func area(_ vertices: Vertices, _ place: (Mesh.Vertex) -> SIMD2<Float>) -> Double {
        let indices = PageTurn.indices
        return stride(from: 0, to: indices.count, by: 3).reduce(0) { sum, start in
            let corners = (0..<3).map { SIMD2<Double>(place(vertices[Int(indices[start + $0])])) }
            let (u, v) = (corners[1] - corners[0], corners[2] - corners[0])
            return sum + abs(u.x * v.y - u.y * v.x) / 2
        }
    }

    @Test(arguments: sizes) func atTheStartItLiesFlatAndThrowsNoShadow(_ size: CGSize) {
        for progress in [0.0, -1, .nan] {
            let turn = PageTurn(size: size, progress: progress)
            for vertex in vertices(turn, .front) {
                let flat = vertex.textureCoordinate * SIMD2(Float(size.width), Float(size.height))
                #expect(length(flat - vertex.position) < 1e-3 && vertex.color == SIMD4(1, 1, 1, 1))
            }
            #expect(abs(area(vertices(turn, .front)) { $0.textureCoordinate } - 1) < 1e-5)
            #expect(area(vertices(turn, .back)) { $0.position } < 1e-3)
            #expect(shadow(turn).allSatisfy { $0.color.w == 0 })
        }
    }

    /// Its points stay where they are.
    @Test(arguments: sizes, progress) func theFlatPartIsFlat(_ size: CGSize, _ progress: Double) {
        let turn = PageTurn(size: size, progress: progress)
        let flat = turn.flatPart
        #expect(flat.min() >= 0 && flat.x <= turn.size.x && flat.y <= turn.size.y)
        for corner in [SIMD2(flat.x, 0), SIMD2(0, flat.y), flat] where flat.min() > 0 {
            let moved = turn.place(of: corner) - corner
            #expect((moved * moved).sum().squareRoot() < 1e-6 * turn.size.max())
        }
        let missing = turn.size - PageTurn(size: size, progress: 0).flatPart
        #expect((missing * missing).sum().squareRoot() < 1e-9 * turn.size.max(), "not turned, all of it is flat")
    }

    @Test(arguments: sizes) func atTheEndNothingOfItIsLeft(_ size: CGSize) {
        for progress in [1.0, 2, .infinity] {
            let turn = PageTurn(size: size, progress: progress)
            let all = vertices(turn, .front) + vertices(turn, .back) + shadow(turn)
            for vertex in all where vertex.color.w > 0 {
                let along = (SIMD2<Double>(vertex.position) * turn.direction).sum()
                #expect(along < 1e-3, "\(vertex) at \(progress)")
            }
        }
    }

    /// Both sides together show all of the picture, once, but for a sliver beneath the edge.
    @Test(arguments: sizes, progress) func nothingOfThePictureIsMissing(_ size: CGSize, _ progress: Double) {
        let turn = PageTurn(size: size, progress: progress)
        let front = vertices(turn, .front)
        let back = vertices(turn, .back)
        #expect(front.count == back.count && Int(PageTurn.indices.max() ?? 0) == front.count - 1)
        let shown = area(front) { $0.textureCoordinate } + area(back) { $0.textureCoordinate }
        let sliver = turn.radius * .pi / 18 * (turn.size * turn.size).sum().squareRoot() / (turn.size.x * turn.size.y)
        #expect(shown < 1 + 1e-4 && shown > 1 - sliver - 1e-4, "\(shown)")
    }

    /// The back covers the end of the front, without a gap.
    @Test(arguments: sizes, progress) func theSidesMeet(_ size: CGSize, _ progress: Double) {
        let turn = PageTurn(size: size, progress: progress)
        let front = vertices(turn, .front)
        let back = vertices(turn, .back)
        func along(_ vertices: Vertices) -> [Double] {
            vertices.map { (SIMD2<Double>($0.position) * turn.direction).sum() }
        }
        let end = along(Vertices(front.suffix(2)))
        let edge = along(Vertices(back.prefix(2)))
        for (end, edge) in zip(end, edge) { #expect(end <= edge + 1e-3 && edge - end < turn.radius * 0.03) }
    }

    /// A strip that is turned farther is drawn later, and lies above.
    @Test(arguments: sizes, progress) func stripsAreDrawnFromTheBottomUp(_ size: CGSize, _ progress: Double) {
        let turn = PageTurn(size: size, progress: progress)
        let scale = turn.size
        for side in [PageTurn.Side.front, .back] {
            let along = vertices(turn, side).map {
                (SIMD2<Double>($0.textureCoordinate) * scale * turn.direction).sum()
            }
            #expect(zip(along, along.dropFirst()).allSatisfy { $1 - $0 > -1e-3 })
        }
    }

    /// Paper does not stretch: along the way of the turn, bent lengths are those of the flat page.
    @Test(arguments: [5.0, 40, 300]) func paperDoesNotStretch(_ radius: Double) {
        let bend = PageBend(radius: radius)
        let step = radius / 200
        for index in -100..<1000 {
            let near = Double(index) * step
            let far = Double(index + 1) * step
            let chord = SIMD2(
                bend.place(of: far) - bend.place(of: near), bend.height(at: far) - bend.height(at: near))
            #expect(abs((chord * chord).sum().squareRoot() - step) < step * 1e-4)
        }
    }

    /// A corner that is lifted comes back over the page as the turn goes on, without a jump.
    @Test(arguments: sizes) func thePageMovesSteadily(_ size: CGSize) {
        let steps = 400
        var last: Vertices?
        for step in 0...steps {
            let turn = PageTurn(size: size, progress: Double(step) / Double(steps))
            let corners = ([SIMD2(0, 0), SIMD2(1, 0), SIMD2(0, 1), SIMD2(1, 1)] as [SIMD2<Double>]).map {
                Mesh.Vertex(position: SIMD2<Float>(turn.place(of: $0 * turn.size)), textureCoordinate: .zero)
            }
            if let last {
                let limit = Float(0.03 * (turn.size.max() + turn.length))
                for (one, other) in zip(last, corners) { #expect(length(one.position - other.position) < limit) }
            }
            last = Vertices(corners)
        }
    }

    /// The shadow is darkest at what throws it, and ends in nothing.
    @Test(arguments: sizes, progress) func theShadowFadesOut(_ size: CGSize, _ progress: Double) {
        let vertices = shadow(PageTurn(size: size, progress: progress))
        let rings = Int(PageTurn.shadowIndices[2]) - Int(PageTurn.shadowIndices[1])
        #expect(rings == 1)
        let alphas = vertices.map(\.color.w)
        #expect(alphas.allSatisfy { (0...0.6).contains($0) })
        #expect(vertices.allSatisfy { $0.position.x.isFinite && $0.position.y.isFinite })
        #expect(alphas.last == 0 && (alphas.max() ?? 0) > 0)
    }
}
