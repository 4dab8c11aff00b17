import Foundation
import InterfaceFiles

/// The bytes of an XML document as a parser gets them: in UTF-8, without declaration and processing instructions.
///
/// A document type is refused: Interface Builder writes none, and one that declares entities can make a small file large and
/// name other files. Processing instructions become comments of as many lines: FoundationXML ends the process at one without
/// content.
struct MarkupSource {
    private var bytes: [UInt8]
    private let file: String

    /// Throws for an encoding other than UTF-8 and UTF-16, for a document type, and where there is no element.
    init(_ data: Data, file: String) throws(InterfaceProblem) {
        self.file = file
        bytes = Array(data)
        let isTranscoded = try transcode()
        if !isTranscoded, let encoding = declaredEncoding, !Self.encodings.contains(encoding) {
            throw problem("its encoding is \(encoding); save it as UTF-8", at: 0)
        }
        try replaceInstructions()
        guard let first = bytes.first(where: { !" \t\r\n".utf8.contains($0) }) else {
            throw problem("the file is empty; restore it", at: 0)
        }
        guard first == UInt8(ascii: "<") else { throw problem("it is no XML document in UTF-8 or UTF-16", at: 0) }
    }

    var data: Data { Data(bytes) }

    /// Attributes of a tag, for which the parser's time grows with the square of their number; Xcode writes about forty.
    private static let largestAttributeCount = 1_000

    /// Names of encodings, in lower case, whose bytes can be those of UTF-8.
    private static let encodings: Set<String> = ["utf-8", "utf8", "utf-16", "us-ascii"]

    /// Makes UTF-8 of UTF-16, which a byte order mark or the zero beside the first `<` tells; whether it was UTF-16.
    private mutating func transcode() throws(InterfaceProblem) -> Bool {
        let isBigEndian: Bool
        switch bytes.prefix(2) {
        case [0xfe, 0xff], [0, UInt8(ascii: "<")]: isBigEndian = true
        case [0xff, 0xfe], [UInt8(ascii: "<"), 0]: isBigEndian = false
        default:
            if bytes.starts(with: [0xef, 0xbb, 0xbf]) { bytes.removeFirst(3) }
            return false
        }
        let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
            let unit = UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
            return isBigEndian ? unit : unit.byteSwapped
        }
        let marked = units.first == 0xfeff ? units.dropFirst() : units[...]
        guard bytes.count.isMultiple(of: 2), let text = String(validating: marked, as: UTF16.self) else {
            throw problem("it is not valid UTF-16; save it as UTF-8", at: 0)
        }
        bytes = Array(text.utf8)
        return true
    }

    /// The encoding that the XML declaration names, in lower case; nil where it names none.
    private var declaredEncoding: String? {
        guard bytes.starts(with: "<?xml".utf8), let end = end(of: "?>", from: 0) else { return nil }
        let declaration = String(decoding: bytes[..<end], as: UTF8.self)
        guard let name = declaration.range(of: "encoding") else { return nil }
        let value = declaration[name.upperBound...].drop { $0.isWhitespace || $0 == "=" }
        guard let quote = value.first else { return nil }
        return value.dropFirst().prefix { $0 != quote }.lowercased()
    }

    /// Replaces the declaration and processing instructions by comments; throws at a document type.
    private mutating func replaceInstructions() throws(InterfaceProblem) {
        var result: [UInt8] = []
        /// The end of what is in the result.
        var copied = 0
        var index = 0
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            let rest = bytes[start...]
            if rest.starts(with: "<?".utf8) {
                guard let end = end(of: "?>", from: start) else {
                    throw problem("a <? has no ?>; restore or repair it", at: start)
                }
                index = end
                result += bytes[copied..<start]
                result += "<!--".utf8
                result += bytes[start..<index].filter { $0 == UInt8(ascii: "\n") }
                result += "-->".utf8
                copied = index
            } else if rest.starts(with: "<!--".utf8) {
                index = end(of: "-->", from: start + 4) ?? bytes.count
            } else if rest.starts(with: "<![CDATA[".utf8) {
                index = end(of: "]]>", from: start) ?? bytes.count
            } else if rest.starts(with: "<!".utf8) {
                let remedy = "remove the line with <!DOCTYPE"
                throw problem("it has a document type, which Interface Builder does not write; \(remedy)", at: start)
            } else {
                index = try end(ofTag: start)
            }
        }
        if copied > 0 { bytes = result + bytes[copied...] }
    }

    /// The index of the `<` behind the tag that begins at `start`, or the end of the bytes.
    private func end(ofTag start: Int) throws(InterfaceProblem) -> Int {
        var index = start + 1
        var attributeCount = 0
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
            if bytes[index] == UInt8(ascii: "=") {
                let value = bytes[(index + 1)...].first { !" \t\r\n".utf8.contains($0) }
                if value == UInt8(ascii: "\"") || value == UInt8(ascii: "'") { attributeCount += 1 }
            }
            index += 1
        }
        guard attributeCount <= Self.largestAttributeCount else {
            throw problem("a tag has more than \(Self.largestAttributeCount) attributes; restore the file", at: start)
        }
        return index
    }

    /// The index behind the first `mark` from `start` on; nil where there is none.
    private func end(of mark: String, from start: Int) -> Int? {
        let mark = Array(mark.utf8)
        var index = start
        while let first = bytes[index...].firstIndex(of: mark[0]) {
            if bytes[first...].starts(with: mark) { return first + mark.count }
            index = first + 1
        }
        return nil
    }

    private func problem(_ sentence: String, at index: Int) -> InterfaceProblem {
        let line = 1 + bytes[..<index].count { $0 == UInt8(ascii: "\n") }
        return InterfaceProblem(file: file, line: line, sentence)
    }
}
