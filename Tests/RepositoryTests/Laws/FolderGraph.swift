/// The folders of a module, with the types by which they know each other.
struct FolderGraph {
    /// A type of another folder, in a file that names it.
    struct Use: Hashable, CustomStringConvertible {
        var folder: String
        var type: String
        var path: String

        var description: String { "\(path) names \(type) of \(folder)" }
    }

    /// The uses of other folders' types by the folders that name them.
    private(set) var uses: [String: Set<Use>] = [:]

    private static let keywords: Set<Substring> = ["class", "struct", "enum", "protocol", "actor"]

    /// The graph of `files`, whose paths begin with `root`; what lies in `root` itself belongs to no folder.
    init(_ files: [SourceFile], below root: String) {
        var folders: [String: String] = [:]
        var placed: [(folder: String, file: SourceFile)] = []
        for file in files {
            let parts = file.path.dropFirst(root.count + 1).split(separator: "/")
            guard parts.count > 1, let folder = parts.first.map(String.init) else { continue }
            placed.append((folder, file))
            for type in Self.types(in: file) { folders[type] = folder }
        }
        for (folder, file) in placed {
            for type in Self.words(in: file) {
                guard let other = folders[type], other != folder else { continue }
                uses[folder, default: []].insert(Use(folder: other, type: type, path: file.path))
            }
        }
    }

    /// The types that `file` declares at the outermost level.
    private static func types(in file: SourceFile) -> [String] {
        file.code.filter { $0.first != " " }.compactMap { line in
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            return words.firstIndex(where: keywords.contains).flatMap { index in
                index + 1 < words.count ? String(words[index + 1]) : nil
            }
        }
    }

    private static func words(in file: SourceFile) -> Set<String> {
        file.code.reduce(into: []) { words, line in
            for word in line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
            where word.first?.isUppercase == true {
                words.insert(String(word))
            }
        }
    }

    /// The uses that lead from a folder back to it, over others or not; empty where the folders depend in one direction.
    var cycles: [Use] {
        var left = uses.mapValues { Set($0.map(\.folder)) }
        // Folders that name none of those that are left are taken away, until none is.
        while true {
            let free = Set(left.values.flatMap(\.self)).union(left.keys).filter { left[$0, default: []].isEmpty }
            guard !free.isEmpty else { break }
            for folder in free { left[folder] = nil }
            left = left.mapValues { $0.subtracting(free) }
            if left.isEmpty { break }
        }
        return left.keys.sorted().flatMap { folder in
            uses[folder, default: []].filter { left.keys.contains($0.folder) }.sorted { "\($0)" < "\($1)" }
        }
    }
}
