import Testing

@testable import SwiftSources

@Suite struct TranslatedFileTests {
    /// "abXYef", where XY stands in place of "cd", and "ef" was moved from another file.
    private static let file = TranslatedFile(
        text: "abXYef",
        segments: [
            .init(length: 2, file: 0, origin: 0..<2, isVerbatim: true),
            .init(length: 2, file: 0, origin: 2..<4, isVerbatim: false),
            .init(length: 2, file: 1, origin: 7..<9, isVerbatim: true),
        ])

    @Test(arguments: [
        (-1, 0, 0, true), (0, 0, 0, true), (1, 0, 1, true), (2, 0, 2, false), (3, 0, 2, false), (4, 1, 7, true),
        (5, 1, 8, true), (6, 1, 9, true), (99, 1, 9, true),
    ])
    func everyByteHasItsOrigin(offset: Int, file: Int, origin: Int, isVerbatim: Bool) {
        let expected = TranslatedFile.Origin(file: file, offset: origin, isVerbatim: isVerbatim)
        #expect(Self.file.origin(of: offset) == expected)
    }

    @Test func anEmptyFileHasNone() {
        #expect(TranslatedFile(text: "", segments: []).origin(of: 0) == nil)
    }
}
