import Files
import Foundation

/// The classes that files in Objective-C implement.
enum ObjectiveCClasses {
    /// Bytes of the largest file that is read.
    private static let largestFile = 1 << 20
    private static let mark = "@implementation"

    /// The names of the classes that the file at `path` implements, without those that it only extends; none where it cannot be
    /// read.
    static func names(in path: String) -> [String] {
        guard let data = try? InputFile(path: path).contents(limit: largestFile) else { return [] }
        let parts = String(decoding: data, as: UTF8.self).components(separatedBy: mark).dropFirst()
        return parts.compactMap { part in
            let text = part.drop { $0 == " " || $0 == "\t" }
            let name = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
            let rest = text.dropFirst(name.count).drop { $0 == " " || $0 == "\t" }
            return name.isEmpty || rest.first == "(" ? nil : String(name)
        }
    }
}
