import Testing

@testable import ViewKit

@Suite struct ProgressMappingTests {
    private func mapping(_ pairs: [(x: Double, y: Double, progress: Double)]) -> ProgressMapping {
        var mapping = ProgressMapping()
        for pair in pairs { mapping.add(SIMD2(pair.x, pair.y), progress: pair.progress) }
        return mapping
    }

    @Test func onePlaceSaysNothing() {
        for pairs in [[], [(5.0, 5.0, 0.2)], [(5, 5, 0.2), (5, 5, 0.4)]] {
            #expect(mapping(pairs).gradient == .zero && mapping(pairs).travel == nil)
        }
    }

    @Test(arguments: [SIMD2(0, -400.0), SIMD2(300, 0), SIMD2(-30, 40), SIMD2(0.3, 0.4)])
    func aStraightDragGivesTheSlopeAlongItself(_ way: SIMD2<Double>) throws {
        let places = (1...5).map { Double($0) / 5 }
        let learnt = mapping(places.map { (100 + way.x * $0, 200 + way.y * $0, $0) })
        let length = (way * way).sum().squareRoot()
        #expect(abs(try #require(learnt.travel) / length - 1) < 1e-6)
        #expect(abs((learnt.gradient * way).sum() - 1) < 1e-6)
    }

    /// A drag in two dimensions whose progress depends on one of them.
    @Test func movementAcrossDoesNotCount() {
        let places = [(0.0, 0.0), (10, 3), (20, -5), (30, 8), (40, 2)]
        let learnt = mapping(places.map { ($0.0, $0.1, $0.0 / 100) })
        #expect(abs(learnt.gradient.x - 0.01) < 1e-8 && abs(learnt.gradient.y) < 1e-8)
    }

    @Test func onlyTheNewestPlacesCount() throws {
        let slow = (0..<20).map { (Double($0), 0.0, Double($0) / 1000) }
        let fast = (1...6).map { (20 + Double($0), 0.0, 0.02 + Double($0) / 100) }
        #expect(abs(try #require(mapping(slow + fast).travel) - 100) < 1e-4)
    }

    /// Progress that code changes where the finger was lifted leaves what was learnt of the finger's travel.
    @Test func aChangeAfterTheLiftLeavesTheTravel() throws {
        var learnt = mapping((0...4).map { (Double($0) * 10, 0, Double($0) / 20) })
        learnt.add(SIMD2(40, 0), progress: 0.5, isLifted: true)
        #expect(abs(try #require(learnt.travel) - 200) < 1e-4)
    }

    /// Of two updates in one event the second counts.
    @Test func theSecondUpdateAtOnePlaceCounts() throws {
        var learnt = ProgressMapping()
        for step in 1...4 {
            learnt.add(SIMD2(Double(step) * 10, 0), progress: 0)
            learnt.add(SIMD2(Double(step) * 10, 0), progress: Double(step) / 20)
        }
        #expect(abs(try #require(learnt.travel) - 200) < 1e-4)
    }

    @Test func standingStillAtTheStartIsLeftOut() throws {
        let pairs = [(0.0, 0.0, 0.0), (50, 0, 0), (60, 0, 0)]
        #expect(mapping(pairs).travel == nil)
    }

    @Test func hugeNumbersGiveNoTravelRatherThanATrap() {
        let learnt = mapping([(0, 0, 1e300), (1e300, 0, -1e300), (-1e300, 1e300, 1e300)])
        #expect(learnt.gradient == .zero && learnt.travel == nil)
    }
}
