import Foundation
import Testing

@testable import ViewKit

/// Laws of all arrangements, tried with many sections.
@Suite struct CompositionalLawsTests {
    /// Random sections, the same in each run.
    private struct Sections {
        private var state: UInt64

        init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

        mutating func next(_ range: ClosedRange<Int>) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return range.lowerBound + Int(state % UInt64(range.count))
        }

        mutating func length(_ axis: ScrollAxis, estimates: Bool) -> LayoutLength {
            let fraction = [0.2, 0.25, 1 / 3.0, 0.5, 1][next(0...4)]
            return switch next(0...(estimates ? 4 : 2)) {
            case 0: axis == .x ? .fractionOfWidth(fraction) : .fractionOfHeight(fraction)
            case 1: .absolute(CGFloat(next(10...120)))
            case 2: axis == .x ? .fractionOfWidth(fraction) : .absolute(CGFloat(next(10...120)))
            case 3: .estimated(CGFloat(next(10...120)))
            default: axis == .x ? .fractionOfWidth(1) : .uniform(CGFloat(next(10...120)))
            }
        }

        mutating func item(depth: Int, estimates: Bool) -> ItemPlan {
            var plan = ItemPlan(width: length(.x, estimates: estimates), height: length(.y, estimates: estimates))
            if next(0...2) == 0 { plan.spaces.leading = .fixed(CGFloat(next(0...9))) }
            if next(0...2) == 0 { plan.spaces.bottom = .flexible(CGFloat(next(0...9))) }
            guard depth > 0, next(0...1) == 0 else { return plan }
            return group(depth: depth - 1, estimates: estimates)
        }

        mutating func group(depth: Int, estimates: Bool) -> ItemPlan {
            var plan = ItemPlan(width: length(.x, estimates: false), height: length(.y, estimates: estimates))
            let items = (0..<next(1...3)).map { _ in item(depth: depth, estimates: estimates) }
            var group = GroupPlan(axis: next(0...1) == 0 ? .x : .y, items: items, space: .fixed(CGFloat(next(0...12))))
            if next(0...2) == 0 { group.repetition = .count(next(1...4), isEqual: true) }
            if next(0...3) == 0 { group.space = .flexible(CGFloat(next(0...12))) }
            plan.group = group
            return plan
        }

        mutating func plan(estimates: Bool = true) -> SectionPlan {
            var plan = SectionPlan(group: group(depth: 2, estimates: estimates))
            plan.groupSpacing = CGFloat(next(0...15))
            let inset = CGFloat(next(0...20))
            plan.insets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: 0, trailing: inset / 2)
            plan.isOrthogonal = next(0...3) == 0
            return plan
        }
    }

    private static let container = CGSize(width: 390, height: 700)

    private func section(_ plan: SectionPlan, _ count: Int, _ measured: [Int: CGSize] = [:]) -> CompositionalSection {
        CompositionalSection(plan, count: count, in: Self.container, axis: .y, measured: measured)
    }

    private func frames(_ section: CompositionalSection) -> [CGRect] {
        section.groupCount == 0 ? [] : (0..<section.count).map { section.item($0).frame }
    }

    @Test(arguments: 1...150) func sizesThatComeOneByOneGiveTheFramesOfAllAtOnce(_ seed: Int) {
        var random = Sections(seed: UInt64(seed))
        let plan = random.plan()
        let count = random.next(0...23)
        var sizes: [Int: CGSize] = [:]
        var lazy = section(plan, count)
        for _ in 0..<12 where count > 0 {
            let item = random.next(0...count - 1)
            sizes[item] = CGSize(width: CGFloat(random.next(5...150)), height: CGFloat(random.next(5...150)))
            _ = lazy.setSize(sizes[item] ?? .zero, of: item)
            if random.next(0...1) == 0 { lazy.resolve() }
        }
        lazy.resolve()
        let whole = section(plan, count, plan.group.hasEstimates ? sizes : [:])
        #expect(frames(lazy) == frames(whole) && lazy.length == whole.length && lazy.scrollLength == whole.scrollLength)
    }

    @Test(arguments: 1...150) func theItemsOfARangeAreThoseThatReachIntoIt(_ seed: Int) {
        var random = Sections(seed: UInt64(seed))
        let count = random.next(1...40)
        let section = section(random.plan(), count)
        let axis = section.groupAxis
        for _ in 0..<10 {
            let low = CGFloat(random.next(-50...2000))
            let high = low + CGFloat(random.next(1...400))
            let found = Set(section.groups(from: low, to: high).flatMap { Array(section.items(of: $0)) })
            for (item, frame) in frames(section).enumerated()
            where frame.origin[axis] < high && frame.origin[axis] + frame.size[axis] > low {
                #expect(found.contains(item), "item \(item) at \(frame) is not found from \(low) to \(high)")
            }
        }
    }

    @Test(arguments: 1...150) func eachItemIsInOneGroup(_ seed: Int) {
        var random = Sections(seed: UInt64(seed))
        let count = random.next(0...40)
        let section = section(random.plan(), count)
        guard section.groupCount > 0 else { return }
        #expect((0..<section.groupCount).flatMap { Array(section.items(of: $0)) } == Array(0..<count))
        for group in 0..<section.groupCount {
            #expect(section.items(of: group).allSatisfy { section.group(of: $0) == group })
        }
    }

    /// Fractions and fixed lengths that fit their groups: nothing overlaps, and the content covers everything.
    @Test(arguments: 1...60) func rowsThatFitNeitherOverlapNorLeaveTheContent(_ seed: Int) {
        var random = Sections(seed: UInt64(seed))
        let columns = random.next(1...6)
        let item = ItemPlan(
            width: .fractionOfWidth(1), height: random.next(0...1) == 0 ? .estimated(30) : .fractionOfHeight(1))
        let group = ItemPlan.row(
            height: item.height.isEstimated ? .estimated(30) : .absolute(50), [item],
            space: .fixed(CGFloat(random.next(0...9)))
        ).repeated(.count(columns, isEqual: true))
        let plan = SectionPlan(group: group, groupSpacing: CGFloat(random.next(0...9)))
        var arrangement = CompositionalArrangement(
            axis: .y, container: Self.container, isMirrored: random.next(0...1) == 0, scale: CGFloat(random.next(1...3))
        )
        let count = random.next(1...30)
        let sizes = Dictionary(
            uniqueKeysWithValues: (0..<count / 2).map { ($0, CGSize(width: 1, height: 10 + 7 * CGFloat($0))) })
        arrangement.append(section(plan, count, sizes))
        arrangement.place()
        let frames = (0..<count).map { arrangement.item($0, in: 0).frame }
        let content = CGRect(x: 0, y: 0, width: Self.container.width, height: arrangement.length + 1)
        #expect(frames.allSatisfy(content.contains))
        for (index, frame) in frames.enumerated() {
            #expect(!frames[..<index].contains { $0.overlaps(frame) }, "item \(index)")
        }
    }

    @Test(arguments: 1...40) func mirroringTwiceIsNoMirroring(_ seed: Int) {
        var random = Sections(seed: UInt64(seed))
        var plan = random.plan()
        plan.isOrthogonal = false
        let count = random.next(1...12)
        let texts = [false, true].map { isMirrored in
            var arrangement = CompositionalArrangement(
                axis: .y, container: Self.container, isMirrored: isMirrored, scale: 64)
            arrangement.append(section(plan, count))
            arrangement.place()
            guard arrangement.sections[0].groupCount > 0 else { return [CGRect]() }
            return (0..<count).map { item in
                var frame = arrangement.item(item, in: 0).frame
                if isMirrored { frame.origin.x = Self.container.width - frame.maxX }
                return frame
            }
        }
        for (plain, mirrored) in zip(texts[0], texts[1]) {
            #expect(abs(plain.minX - mirrored.minX) < 0.04 && abs(plain.width - mirrored.width) < 0.04)
        }
    }

    @Test(arguments: [
        ItemPlan(width: .fractionOfWidth(.nan), height: .absolute(-5)),
        ItemPlan(width: .absolute(0), height: .absolute(0)),
        ItemPlan(width: .absolute(.infinity), height: .estimated(.nan)),
    ])
    func numbersThatAreNoneGiveAnEnd(_ item: ItemPlan) {
        for repetition in [
            GroupPlan.Repetition.untilFull, .count(-3, isEqual: true), .count(.max, isEqual: false), .custom([]),
        ] {
            let group = ItemPlan.row(height: .absolute(.nan), [item]).repeated(repetition)
            let section = section(SectionPlan(group: group, groupSpacing: .nan), 50)
            #expect(section.length.isFinite && frames(section).allSatisfy(\.isUsable))
        }
    }
}
