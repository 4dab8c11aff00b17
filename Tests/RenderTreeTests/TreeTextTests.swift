import Foundation
import Graphics
import Testing

@testable import RenderTree

@MainActor struct TreeTextTests {
    nonisolated private static let errors = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Errors")

    nonisolated private static let errorNames: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: errors.path)) ?? []
        return files.filter { $0.hasSuffix(".tree") }.map { String($0.dropLast(5)) }.sorted()
    }()

    private func content(_ name: String) throws -> String {
        try String(contentsOf: Self.errors.appendingPathComponent(name), encoding: .utf8)
    }

    @Test(arguments: errorNames)
    func errorsNameLineProblemAndRemedy(name: String) throws {
        let text = try content(name + ".tree")
        let expected = try content(name + ".error")
        let store = ResourceStore()
        let error = #expect(throws: TreeTextError.self) { try RenderTree.parse(text, into: store) }
        #expect(error.map { "\($0)\n" } == expected)
        #expect(store.count == 0, "what was read before the error is released")
    }

    @Test func everyErrorHasItsText() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.errors.path)
        #expect(files.filter { $0.hasSuffix(".error") }.map { String($0.dropLast(6)) }.sorted() == Self.errorNames)
        #expect(Self.errorNames.count >= 20)
    }

    @Test func strokesAndPartsReadBack() throws {
        let text = """
            tree 10 10
            path r1 M 0 0 L 10 0.5
            fragment r2 4 4
              solid bounds=0,0,4,4
            stroke roundCap bevelJoin path=r1 width=3 miter=4
            stroke squareCap roundJoin path=r1 width=0.5 miter=10
            shadow roundCap path=r1 radius=10 offset=1,2 blur=3 line=5
            fragment fragment=r2 bounds=0,0,8,8 part=0.25,0,0.5,1

            """
        let store = ResourceStore()
        let parsed = try RenderTree.parse(text, into: store)
        #expect(parsed.tree.nodes[0].flags == [.roundCap, .bevelJoin])
        #expect(parsed.tree.nodes[2].payload == SIMD4(1, 2, 3, 5))
        #expect(parsed.tree.text(resources: store) == text)
    }

    private let sample = """
        tree 320 240.5
        image tiles checker 4 4 2 #204080 #ffffff80
        path star M 0 0 L 10 0.5 Q 1 2 3 4 C 1 2 3 4 5 6 Z
        gradient fade radial 0.5 0.5 1 1 0 #ff0000 1 0.1,0.2,0.3,0.4
        mesh sheet tiles
          vertex 0 0 0 0 #ffffff
          vertex 10 0 1 0 #ff000080
          vertex 0 10 0 1 #ffffff
          triangle 0 1 2
        fragment card 80 60
          solid bounds=0,0,80,60 radius=10
          image image=tiles bounds=1,2,3,4
        solid bounds=0,0,320,240 color=#eeeeee
        group clips flattens masked bounds=0,0,100,80 radius=12 opacity=0.5 move=40,30 rotate=15
          path evenOdd path=star color=#ff000080 transform=1,0,0.5,1,3,4
          image nearest image=tiles bounds=0,0,10,10 part=0.25,0,0.5,1
          border bounds=0,0,10,10 width=2
        context3D
          group singleSided bounds=0,0,10,10 rotateY=30 perspective=500
            gradient gradient=fade bounds=0,0,10,10
          mesh mesh=sheet cover=7,8
        shadow path=star offset=1,2 blur=3
        shadow image=tiles bounds=0,0,10,10 offset=1,2 blur=3
        backdrop bounds=0,0,10,10 blur=8
        fragment fragment=card bounds=0,0,40,30 hard=top,left
        image image=missing bounds=nan,-inf,inf,1e+30
        """

    @Test func treesReadAsTheyAreWritten() throws {
        let store = ResourceStore()
        let parsed = try RenderTree.parse(sample, into: store)
        let tree = parsed.tree
        #expect(tree.size == CGSize(width: 320, height: 240.5))
        #expect(tree.nodes.count == 14 && parsed.resources.count == 5 && store.count == 5)
        let counts = tree.nodes.map { Int($0.subtreeCount) }
        #expect(counts == [1, 4, 1, 1, 1, 4, 2, 1, 1, 1, 1, 1, 1, 1])
        #expect(tree.nodes[1].flags == [.clips, .flattens, .masked])
        #expect(tree.nodes[1].cornerRadius == 12 && tree.nodes[1].opacity == 0.5)
        let turn = Double.pi / 12
        let expected: Double = 40 * cos(turn) - 30 * sin(turn)
        #expect(abs(Double(tree.nodes[1].transform.tx) - expected) < 1e-9)
        #expect(tree.nodes[3].contentsRect == SIMD4(0.25, 0, 0.5, 1))
        #expect(tree.nodes[6].flags == [.singleSided, .projective] && tree.matrices.count == 1)
        #expect(tree.matrices[0].m14 != 0 && tree.nodes[8].cover == SIMD2(7, 8))
        #expect(tree.nodes[12].hardEdges == [.left, .top] && tree.nodes[11].hardEdges.isEmpty)
        #expect(tree.nodes[13].bounds.x.isNaN && tree.nodes[13].bounds.z == .infinity)
        #expect(store[tree.nodes[13].resource] == nil)
    }

    @Test func writingAndReadingChangesNothing() throws {
        let first = ResourceStore()
        let second = ResourceStore()
        let once = try RenderTree.parse(sample, into: first).tree.text(resources: first)
        let twice = try RenderTree.parse(once, into: second).tree.text(resources: second)
        #expect(once == twice)
        #expect(once.hasPrefix("tree 320 240.5\n") && once.hasSuffix("bounds=nan,-inf,inf,1e+30\n"))
        for word in [
            "clips flattens masked", "radius=12", "color=#ff000080", "part=0.25,0,0.5,1", "0.1,0.2,0.3,0.4",
            "hard=left,top",
        ] {
            #expect(once.contains(word), "\(word)")
        }
    }

    @Test func fragmentsOwnWhatTheyShow() throws {
        let store = ResourceStore()
        let parsed = try RenderTree.parse(sample, into: store)
        for id in parsed.resources.dropLast() { store.release(id) }
        #expect(store.count == 2, "the fragment and its image")
        if let last = parsed.resources.last { store.release(last) }
        #expect(store.count == 0)
    }
}
