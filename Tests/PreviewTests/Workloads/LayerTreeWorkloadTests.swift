import Graphics
import LayerTree
import Testing

@testable import Preview

@MainActor struct LayerTreeWorkloadTests {
    @Test(arguments: [(nil, 10_000), (1, 1), (2, 2), (99, 99), (101, 101), (1_000, 1_000), (0, 1)] as [(Int?, Int)])
    func thereAreAsManyLayersAsAskedFor(layers: Int?, expected: Int) throws {
        let workload = make(layers: layers)
        let sections = workload.root.sublayers ?? []
        #expect(sections.reduce(0) { $0 + 1 + ($1.sublayers?.count ?? 0) } == expected)
        #expect(sections.allSatisfy { ($0.sublayers?.count ?? 0) <= 99 })
    }

    @Test func fiftyCellsMoveAndNothingElseDoes() throws {
        let host = FakeHost()
        let workload = make(layers: nil, host: host)
        let before = frames(in: workload.root)
        HostScope.with(host) { workload.show(0.5) }
        let after = frames(in: workload.root)
        let moved = zip(before, after).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset)
        #expect(moved.count == 50)
        let gaps = Set(zip(moved, moved.dropFirst()).map { $1 - $0 })
        #expect(gaps.max() ?? 0 <= (gaps.min() ?? 0) + 1, "they are not spread evenly: \(gaps)")
    }

    @Test func cellsLieInTheirSectionsAndSectionsOnTheScreen() throws {
        let workload = make(layers: 1_234)
        let screen = workload.root.bounds.insetBy(dx: -1e-6, dy: -1e-6)
        for section in try #require(workload.root.sublayers) {
            #expect(screen.contains(section.frame))
            let bounds = section.bounds.insetBy(dx: -1e-6, dy: -1e-6)
            for cell in section.sublayers ?? [] { #expect(bounds.contains(cell.frame)) }
        }
    }

    @Test func aQuarterOfTheCellsArePhotosAndTheOthersPlain() {
        let workload = make(layers: 10_000)
        let cells = (workload.root.sublayers ?? []).flatMap { $0.sublayers ?? [] }
        #expect(cells.count == 9_900)
        #expect(cells.count { $0.contents != nil } == 2_475)
        #expect(cells.allSatisfy { ($0.contents == nil) == ($0.backgroundColor != nil) })
    }

    @Test func fewLayersMoveAllTheyHave() {
        let host = FakeHost()
        let workload = make(layers: 11, host: host)
        let before = frames(in: workload.root)
        HostScope.with(host) { workload.show(1) }
        #expect(zip(before, frames(in: workload.root)).count { $0 != $1 } == 10)
    }

    private func make(layers: Int?, host: FakeHost = FakeHost()) -> any Workload {
        WorkloadKind.w5.make(size: CGSize(width: 1280, height: 800), scale: 1, layers: layers, host: host)
    }

    private func frames(in root: CALayer) -> [CGRect] {
        (root.sublayers ?? []).flatMap { section in [section.frame] + (section.sublayers ?? []).map(\.frame) }
    }
}
