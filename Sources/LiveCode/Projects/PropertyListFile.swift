import Files
import Foundation

/// A property list in a file, in the old style, which Xcode's projects have.
enum PropertyListFile {
    /// Bytes of the largest file.
    private static let largest = 32 << 20
    /// Brackets within each other, at most: the parser of the system goes as deep as they are nested.
    private static let deepest = 64

    /// The value in the file at `path`; throws where it cannot be read, is too large, too deep, or no property list.
    static func value(at path: String) throws(LiveCodeError) -> PropertyValue {
        let data: Data
        do throws(FileError) { data = try InputFile(path: path).contents(limit: largest) } catch {
            throw LiveCodeError(error, remedy: "name the Swift files or their folder")
        }
        let isOldStyle = !data.contains(0) && !data.starts(with: "<".utf8)
        guard isOldStyle else { throw problem(path, "not a property list in the old style of Xcode") }
        guard depth(of: data) <= deepest else {
            throw problem(path, "its lists are nested deeper than \(deepest) levels")
        }
        guard let object = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let value = value(of: object, depth: 0)
        else { throw problem(path, "not a property list") }
        return value
    }

    /// The error that the file at `path` is of no use.
    static func problem(_ path: String, _ problem: String) -> LiveCodeError {
        LiveCodeError(
            place: path, problem: problem, remedy: "save it with Xcode, or name the folder of the Swift files")
    }

    private static func value(of object: Any, depth: Int) -> PropertyValue? {
        guard depth <= deepest else { return nil }
        switch object {
        case let text as String: return .text(text)
        case let list as [Any]: return .list(list.compactMap { value(of: $0, depth: depth + 1) })
        case let table as [String: Any]: return .table(table.compactMapValues { value(of: $0, depth: depth + 1) })
        case let other as any CustomStringConvertible: return .text(other.description)
        default: return nil
        }
    }

    /// The brackets within each other in `data`, outside of quotes and comments, as the parser of the system reads them.
    private static func depth(of data: Data) -> Int {
        var depth = 0
        var most = 0
        data.withUnsafeBytes { bytes in
            var index = 0
            while index < bytes.count {
                switch bytes[index] {
                case UInt8(ascii: "\""), UInt8(ascii: "'"): index = end(ofQuoteAt: index, in: bytes)
                case UInt8(ascii: "/"): index = end(ofSlashAt: index, in: bytes)
                case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
                case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= 1
                case let byte where isBare(byte): while index + 1 < bytes.count, isBare(bytes[index + 1]) { index += 1 }
                default: break
                }
                most = max(most, depth)
                index += 1
            }
        }
        return most
    }

    /// Whether `byte` may be a part of a text without quotes.
    private static func isBare(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || "_$/:.-".utf8.contains(byte)
    }

    private static func end(ofQuoteAt start: Int, in bytes: UnsafeRawBufferPointer) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != bytes[start] { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
        return index
    }

    /// The end of the comment, or of the text without quotes, that begins with a slash at `start`.
    private static func end(ofSlashAt start: Int, in bytes: UnsafeRawBufferPointer) -> Int {
        var index = start + 1
        guard index < bytes.count else { return start }
        switch bytes[index] {
        case UInt8(ascii: "/"):
            // Two other characters of Unicode, which begin with this byte, end a line, too.
            while index < bytes.count, ![0x0A, 0x0D, 0xE2].contains(bytes[index]) { index += 1 }
        case UInt8(ascii: "*"):
            index += 2
            while index < bytes.count, bytes[index] != UInt8(ascii: "/") || bytes[index - 1] != UInt8(ascii: "*") {
                index += 1
            }
        default:
            while index < bytes.count, isBare(bytes[index]) { index += 1 }
            index -= 1
        }
        return index
    }
}
