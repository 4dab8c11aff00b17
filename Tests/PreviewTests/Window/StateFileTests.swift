import TestSupport
import Testing

@testable import Preview

/// A file of values that has bounds, and that one bad value does not empty.
struct StateFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func aValueThatCannotBeReadIsOneLess() throws {
        try folder.write(#"{"a": 1, "b": "no number", "c": 3, "d": null}"#, to: "numbers.json")
        let file = try #require(StateFile<Int>("numbers.json", folder: folder.path()))
        #expect(file.value(of: "a") == 1 && file.value(of: "b") == nil && file.value(of: "c") == 3)
        file.remember(2, as: "b")
        #expect(file.value(of: "a") == 1 && file.value(of: "b") == 2 && file.value(of: "d") == nil)
    }

    /// New values stay, whatever has to go for them, and a change of an old one costs no other.
    @Test func theNewestValuesStay() throws {
        let file = try #require(StateFile<Int>("numbers.json", folder: folder.path()))
        for number in 0..<200 { file.remember(number, as: "\(number)") }
        file.remember(-1, as: "7")
        #expect((0..<200).allSatisfy { file.value(of: "\($0)") == ($0 == 7 ? -1 : $0) })
        file.remember(900, as: "new")
        #expect(file.value(of: "new") == 900)
        #expect((0..<200).count { file.value(of: "\($0)") != nil } > 150)
    }

    @Test func longValuesMakeRoom() throws {
        let file = try #require(StateFile<String>("texts.json", folder: folder.path()))
        for number in 0..<12 { file.remember(String(repeating: "x", count: 9_000), as: "\(number)") }
        #expect(file.value(of: "11")?.count == 9_000)
        file.remember(String(repeating: "x", count: 70_000), as: "too long")
        #expect(file.value(of: "too long") == nil && file.value(of: "11") != nil, "what has no room changes nothing")
    }
}
