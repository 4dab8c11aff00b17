import Foundation
import Testing

/// An interface file beside the tests, with the text that is expected of it.
struct Sample: CustomTestStringConvertible {
    /// The name of the file, with its extension.
    let name: String
    private let folder: URL

    var testDescription: String { name }

    /// The files of a folder beside this file that have one of the extensions, by their names.
    static func all(in folder: String, extensions: [String]) throws -> [Sample] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: folder)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { extensions.contains(($0 as NSString).pathExtension) }
            .map { Sample(name: $0, folder: folder) }
    }

    /// The files that are read.
    static func files() throws -> [Sample] { try all(in: "Files", extensions: ["storyboard", "xib"]) }

    var data: Data {
        get throws { try Data(contentsOf: folder.appending(path: name)) }
    }

    /// The difference between `text` and the file of the sample's name with another extension; nil where they are equal.
    ///
    /// With RECORD_GOLDEN=1 in the environment the file is written, which is a difference too.
    func difference(from text: String, extension: String) throws -> String? {
        let file = folder.appending(path: (name as NSString).deletingPathExtension + "." + `extension`)
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
            try Data(text.utf8).write(to: file)
            return "\(file.lastPathComponent) was recorded"
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        guard expected != text else { return nil }
        let lines = text.components(separatedBy: "\n")
        let expectedLines = expected.components(separatedBy: "\n")
        let first = zip(lines, expectedLines).enumerated().first { $0.element.0 != $0.element.1 }
        let line = first?.offset ?? min(lines.count, expectedLines.count)
        let found = lines.indices.contains(line) ? lines[line] : "the end"
        let wanted = expectedLines.indices.contains(line) ? expectedLines[line] : "the end"
        return "\(file.lastPathComponent):\(line + 1): found \(found), expected \(wanted)"
    }
}
