import LiveCombine
import LiveKit
import Testing

/// Properties that publish, and objects whose changes are told of, as view models have them.
@MainActor @Suite struct ModelTests {
    private class Model: ObservableObject {
        @Published var name = "a"
        @Published var count = 0
    }

    private final class Larger: Model {
        @Published var extra = false
    }

    private final class Label {
        var text: String? = nil
    }

    /// Values come before they are set, and the first one at the subscription.
    @Test func aPropertyPublishesBeforeItChanges() {
        let model = Model()
        var seen: [String] = []
        let token = model.$name.sink { seen.append("\(model.name) becomes \($0)") }
        model.name = "b"
        model.name = "c"
        token.cancel()
        model.name = "d"
        #expect(seen == ["a becomes a", "a becomes b", "b becomes c"])
    }

    @Test func anObjectTellsBeforeAnyOfItsPropertiesChanges() {
        let model = Larger()
        var seen: [String] = []
        let token = model.objectWillChange.sink { seen.append("\(model.name) \(model.count) \(model.extra)") }
        model.name = "b"
        model.count = 1
        model.extra = true
        #expect(seen == ["a 0 false", "b 0 false", "b 1 false"])
        token.cancel()
    }

    @Test func valuesAreAssigned() {
        let source = PassthroughSubject<String, Never>()
        let label = Label()
        let model = Model()
        var tokens: Set<AnyCancellable> = []
        source.map(Optional.some).assign(to: \.text, on: label).store(in: &tokens)
        source.assign(to: &model.$name)
        source.send("b")
        #expect(label.text == "b" && model.name == "b")
        tokens = []
        source.send("c")
        #expect(label.text == "b" && model.name == "c")
    }

    /// The values of a publisher as a loop takes them, up to its end or its failure.
    @Test func valuesComeOneByOne() async {
        var seen: [Int] = []
        for await value in [1, 2, 3].publisher.map({ $0 * 2 }).values { seen.append(value) }
        #expect(seen == [2, 4, 6])
        var isFailed = false
        do {
            for try await value in Fail<Int, Fault>(error: Fault()).values { seen.append(value) }
        } catch { isFailed = error is Fault }
        #expect(isFailed && seen.count == 3)
    }

    private struct Point: Codable, Equatable {
        var x: Int
    }

    /// Foundation's coders, there and back.
    @Test func valuesAreCoded() throws {
        var seen: [Point] = []
        let token = Just(Point(x: 3)).encode(encoder: JSONEncoder()).decode(type: Point.self, decoder: JSONDecoder())
            .sink(receiveCompletion: { _ in }, receiveValue: { seen.append($0) })
        let lists = Just(Point(x: 4)).encode(encoder: PropertyListEncoder())
            .decode(type: Point.self, decoder: PropertyListDecoder())
            .sink(receiveCompletion: { _ in }, receiveValue: { seen.append($0) })
        #expect(seen == [Point(x: 3), Point(x: 4)])
        withExtendedLifetime([token, lists]) {}
    }
}
