import Testing

@testable import SwiftSources

@Suite struct SourcePositionTests {
    private static let text = "ab\n\nçd\ne"

    @Test(arguments: [
        (0, 1, 1), (1, 1, 2), (2, 1, 3), (3, 2, 1), (4, 3, 1), (6, 3, 3), (7, 3, 4), (8, 4, 1), (9, 4, 2),
    ])
    func offsetsAndPlacesAreOne(offset: Int, line: Int, column: Int) {
        let position = SourcePosition(line: line, column: column)
        #expect(SourcePosition(offset: offset, in: Self.text) == position)
        #expect(position.offset(in: Self.text) == offset)
    }

    @Test func aLineHasNoEnd() {
        let text = "a\r\nbc\r\n\r\nd"
        let lines = (1...5).map { SourcePosition(line: $0, column: 1).line(in: text) }
        #expect(lines == ["a", "bc", "", "d", ""])
        #expect(SourcePosition(line: 2, column: 3).line(in: text) == "bc")
    }

    @Test func placesThatDoNotExistAreTheNearest() {
        #expect(SourcePosition(line: 1, column: 99).offset(in: Self.text) == 2)
        #expect(SourcePosition(line: 9, column: 1).offset(in: Self.text) == 9)
        #expect(SourcePosition(line: 1, column: 0).offset(in: Self.text) == 0)
        #expect(SourcePosition(offset: 99, in: Self.text) == SourcePosition(line: 4, column: 2))
        #expect(SourcePosition(offset: -1, in: Self.text) == SourcePosition(line: 1, column: 1))
        #expect(SourcePosition(offset: 0, in: "") == SourcePosition(line: 1, column: 1))
    }
}
