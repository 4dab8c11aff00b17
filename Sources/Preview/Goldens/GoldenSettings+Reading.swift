import Files
import Foundation
import Graphics

extension GoldenSettings {
    /// The most values of a list.
    private static let mostValues = 16
    /// The most bytes of the file.
    private static let largestFile = 64 << 10

    /// The settings in `folder`; nil where there are none. A file that is none, or has values that no screen has, is an error at
    /// the place of the value.
    init?(in folder: Folder) throws(PreviewError) {
        guard folder.status(of: Self.fileName) != nil else { return nil }
        let path = folder.path(of: Self.fileName)
        let data: Data
        do throws(FileError) { data = try folder.contents(of: Self.fileName, limit: Self.largestFile) } catch {
            throw .unreadable(path, error, remedy: "check the permissions, or remove it and record the goldens again")
        }
        try self.init(data, path: path)
    }

    /// The settings in `data`; `path` names the file in errors.
    init(_ data: Data, path: String) throws(PreviewError) {
        let file: File
        do { file = try JSONDecoder().decode(File.self, from: data) } catch {
            throw Self.fault(error, path: path)
        }
        guard file.segueGoldens == Self.currentVersion else {
            throw Self.fault(
                path, "\"segueGoldens\"", "it is \(file.segueGoldens), and this program reads \(Self.currentVersion)",
                "record the goldens with this version of segue")
        }
        sizes = file.sizes
        scales = file.scales
        appearances = file.appearances
        try check(path)
    }

    /// The file as it is written.
    private struct File: Decodable {
        var segueGoldens: Int
        var sizes: [String]
        var scales: [Double]
        var appearances: [String]

        private enum CodingKeys: String, CodingKey, CaseIterable { case segueGoldens, sizes, scales, appearances }

        /// A key of any name.
        private struct AnyKey: CodingKey {
            var stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        init(from decoder: any Decoder) throws {
            let known = CodingKeys.allCases.map(\.rawValue)
            let keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
            if let key = keys.first(where: { !known.contains($0) }) {
                let remedy =
                    NearestNames(to: key, among: known).question ?? "use \(NearestNames.list(known)), or leave it out"
                throw PreviewError(problem: "unknown key \"\(key.shortened)\"", remedy: remedy)
            }
            let container = try decoder.container(keyedBy: CodingKeys.self)
            segueGoldens = try container.decode(Int.self, forKey: .segueGoldens)
            sizes = try container.decode([String].self, forKey: .sizes)
            scales = try container.decode([Double].self, forKey: .scales)
            appearances = try container.decode([String].self, forKey: .appearances)
        }
    }

    private func check(_ path: String) throws(PreviewError) {
        try Self.check(sizes, "sizes", path)
        try Self.check(scales, "scales", path)
        try Self.check(appearances, "appearances", path)
        for (index, size) in sizes.enumerated() where CGSize(screen: size) == nil {
            throw Self.fault(
                path, "\"sizes\"[\(index)]", "'\(size.shortened)' is not a size",
                "give WIDTHxHEIGHT in points, both above 0, such as \"390x844\"")
        }
        for (index, scale) in scales.enumerated() where !(scale > 0 && scale.isFinite) {
            throw Self.fault(
                path, "\"scales\"[\(index)]", "\(Self.text(scale)) is out of range", "give a number above 0")
        }
        for (index, name) in appearances.enumerated() where name != Self.light && name != Self.dark {
            throw Self.fault(
                path, "\"appearances\"[\(index)]", "'\(name.shortened)' is not an appearance",
                "give \"light\" or \"dark\"")
        }
        for screen in screens where !screen.isDrawable {
            throw Self.fault(
                path, "\"sizes\" and \"scales\"",
                "\(GoldenStrip.moments.count) moments of \(screen.sizeText) points at \(Self.text(screen.scale))x are too many "
                    + "pixels for a picture", "give smaller ones")
        }
    }

    private static func check<Value: Hashable>(_ values: [Value], _ key: String, _ path: String) throws(PreviewError) {
        guard !values.isEmpty else { throw fault(path, "\"\(key)\"", "it is empty", "give at least one") }
        guard values.count <= mostValues else {
            throw fault(path, "\"\(key)\"", "\(values.count) are too many", "give at most \(mostValues)")
        }
        var known: Set<Value> = []
        for (index, value) in values.enumerated() where !known.insert(value).inserted {
            throw fault(path, "\"\(key)\"[\(index)]", "it is there twice", "leave one of them out")
        }
    }

    private static func fault(_ path: String, _ place: String, _ problem: String, _ remedy: String) -> PreviewError {
        PreviewError(place: "\(path), \(place)", problem: problem, remedy: remedy)
    }

    /// The place and the problem of what the decoder has thrown.
    private static func fault(_ error: any Error, path: String) -> PreviewError {
        if var own = error as? PreviewError {
            own.place = path
            return own
        }
        func place(_ keys: [any CodingKey]) -> String {
            keys.map { $0.intValue.map { "[\($0)]" } ?? "\"\($0.stringValue)\"" }.joined()
        }
        let remedy = "write it as \(GoldenSettings(size: CGSize(width: 390, height: 844)).line)"
        switch error as? DecodingError {
        case .keyNotFound(let key, _): return fault(path, "\"\(key.stringValue)\"", "it is missing", remedy)
        case .typeMismatch(_, let context) where !context.codingPath.isEmpty,
            .valueNotFound(_, let context) where !context.codingPath.isEmpty:
            return fault(path, place(context.codingPath), "it is of the wrong kind", remedy)
        case .dataCorrupted(let context) where !context.codingPath.isEmpty:
            return fault(path, place(context.codingPath), "it is out of range", remedy)
        default: return PreviewError(place: path, problem: "it is no JSON object", remedy: remedy)
        }
    }

    /// The text of the file in one line.
    private var line: String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
