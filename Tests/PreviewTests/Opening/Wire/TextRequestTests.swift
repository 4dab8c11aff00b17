import Testing
import ViewKit

@testable import Preview

/// Text on its way to the process of the user's code.
@Suite struct TextRequestTests {
    private static let texts = [
        "", "a", String(repeating: "x", count: 32), String(repeating: "y", count: 33),
        String(repeating: "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}", count: 9),
    ]

    @Test(arguments: texts) func whatIsSentArrives(_ text: String) {
        for input in [TextInput.text(text), .composition(text), .paste(text)] {
            var assembly = TextAssembly()
            var arrived: [TextInput] = []
            for case .text(let piece) in SceneRequest.requests(for: input) {
                #expect(piece.content.count <= TextPiece.limit)
                if let whole = assembly.append(piece) { arrived.append(whole) }
            }
            #expect(arrived == [input])
        }
    }

    @Test func keysArriveAsTheyAre() {
        for action in EditingKey.Action.allCases {
            let key = EditingKey(action, extends: true, byWord: true)
            guard case .key(key)? = SceneRequest.requests(for: .key(key)).first else {
                Issue.record("\(action)")
                continue
            }
        }
    }

    /// Requests are read where they arrive, in memory that is aligned for 16 bytes.
    @Test func requestsNeedNoGreaterAlignmentThanMemoryHas() {
        #expect(MemoryLayout<SceneRequest>.alignment <= 16 && MemoryLayout<SceneRequest>.stride <= 64)
    }
}
