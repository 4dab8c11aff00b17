import TestSupport
import Testing

@testable import LayerTree

/// A list of siblings against an array of them.
@MainActor struct SiblingListTests {
    private final class Item: SiblingNode {
        let number: Int
        var siblingLinks = SiblingLinks<Item>()

        init(_ number: Int) { self.number = number }
    }

    @Test(arguments: 0..<10) func everyChangeIsThatOfAnArray(_ seed: UInt64) {
        var numbers = RepeatableNumbers(seed: seed)
        let list = SiblingList<Item>()
        var model: [Item] = []
        for step in 0..<400 {
            let item = Item(step)
            switch numbers.below(6) {
            case 0 where !model.isEmpty, 1 where !model.isEmpty:
                list.remove(model.remove(at: numbers.below(model.count)))
            case 2 where !model.isEmpty:
                let index = numbers.below(model.count)
                list.insert(item, below: model[index])
                model.insert(item, at: index)
            case 3 where !model.isEmpty:
                let index = numbers.below(model.count)
                list.insert(item, above: model[index])
                model.insert(item, at: index + 1)
            case 4:
                let index = numbers.below(model.count + 3) - 1
                list.insert(item, at: index)
                model.insert(item, at: min(max(0, index), model.count))
            default:
                list.append(item)
                model.append(item)
            }
            if numbers.below(3) == 0 { #expect(list.nodes.map(\.number) == model.map(\.number)) }
            #expect(list.count == model.count && list.isEmpty == model.isEmpty)
        }
        #expect(list.removeAll().map(\.number) == model.map(\.number))
        #expect(list.isEmpty && model.allSatisfy { $0.siblingLinks.next == nil && $0.siblingLinks.previous == nil })
    }

    @Test func aListHoldsItsMembersAndLetsGoOfThem() {
        var list: SiblingList<Item>? = SiblingList()
        let kept = Item(0)
        weak var last: Item?
        do {
            let other = Item(1)
            last = other
            list?.append(kept)
            list?.append(other)
        }
        #expect(last != nil)
        list = nil
        #expect(last == nil && kept.siblingLinks.next == nil)
    }

    /// The chain of members is taken apart link by link, however long it is.
    @Test func aLongListGoesAway() {
        var list: SiblingList<Item>? = SiblingList()
        for number in 0..<200_000 { list?.append(Item(number)) }
        list = nil
        #expect(list == nil)
    }
}
