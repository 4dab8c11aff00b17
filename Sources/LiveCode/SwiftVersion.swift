import Files
import Foundation

/// The version of the compiler that wrote a compiled module; other compilers cannot read it.
struct SwiftVersion: Hashable, Sendable {
    /// The compiler's own words, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    private let words: String

    private static let start = Data("Swift version ".utf8)
    /// Bytes; a longer text is none.
    private static let lengthLimit = 200

    /// The version that stands at the beginning of the module at `path`; nil where none stands there.
    init?(ofModuleAt path: String) {
        guard let bytes = try? InputFile(path: path).beginning(), let found = bytes.range(of: Self.start) else {
            return nil
        }
        let text = bytes[found.lowerBound...].prefix(Self.lengthLimit)
        guard let end = text.firstIndex(of: UInt8(ascii: ")")) else { return nil }
        words = String(decoding: text[...end], as: UTF8.self)
    }

    /// The release, such as `Swift 6.3.1`; of a snapshot, which differs from others of its number, the compiler's words.
    var name: String {
        let parts = words.dropFirst(Self.start.count).split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[1].hasSuffix("-RELEASE)") else { return words }
        return "Swift \(parts[0])"
    }
}
