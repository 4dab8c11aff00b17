import TestSupport
import Testing

@testable import Compositor

struct DepthRankTests {
    /// In any order, with many as far as each other: the sorted one, those equally far as they were.
    @Test(arguments: [0, 1, 2, 3, 7, 48, 49, 1000])
    func sortedByDepthAndThenByPlace(count: Int) {
        let falling = (0..<count).map { Double(-$0) }
        var numbers = RepeatableNumbers(seed: UInt64(count))
        let random = (0..<count).map { _ in Double(numbers.below(9)) }
        for depths in [falling, falling.reversed(), random] {
            let before = DepthRank(depth: 99, entry: 0)
            var ranks: ContiguousArray<DepthRank> = [before]
            for (index, depth) in depths.enumerated() { ranks.append(DepthRank(depth: depth, entry: index + 1)) }
            ranks.sort(from: 1)
            #expect(ranks[0].depth == 99, "what stands before is left alone")
            let expected = depths.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
            #expect(ranks.dropFirst().map(\.entry) == expected.map { $0 + 1 })
        }
    }
}
