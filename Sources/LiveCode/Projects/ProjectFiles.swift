import Files

/// The files of one target, as they are found.
struct ProjectFiles {
    private(set) var sources: [String] = []
    /// The paths of files in other languages.
    private(set) var foreign: [String] = []
    /// The paths of files that are not there, or lie outside of the bounds.
    private(set) var absent: [String] = []
    private let bounds: ProjectBounds
    private var seen: Set<String> = []
    private var entryCount = 0

    /// Folders within each other, and entries of all folders, at most.
    private static let deepest = 32
    private static let mostEntries = 50_000
    private static let foreignEndings = [".m", ".mm", ".c", ".cc", ".cpp"]

    init(within bounds: ProjectBounds) { self.bounds = bounds }

    /// Appends the file at `path`; one that is not compiled is left out.
    mutating func append(_ path: String) {
        if Self.foreignEndings.contains(where: path.hasSuffix) { foreign.append(path) }
        guard path.hasSuffix(".swift") else { return }
        guard let resolved = bounds.resolved(path) else { return absent.append(path) }
        if seen.insert(resolved).inserted { sources.append(resolved) }
    }

    /// Appends the files in the folder at `path`, but for the `exceptions`, relative paths; links are not followed.
    mutating func append(folder path: String, besides exceptions: Set<String> = []) {
        guard let resolved = bounds.resolved(path), let folder = try? Folder(path: resolved) else {
            return absent.append(path)
        }
        append(folder, below: "", besides: exceptions, depth: 0)
    }

    private mutating func append(_ folder: Folder, below parent: String, besides exceptions: Set<String>, depth: Int) {
        for name in (try? folder.names()) ?? [] where !name.hasPrefix(".") && entryCount < Self.mostEntries {
            entryCount += 1
            guard !exceptions.contains(parent + name), let status = folder.status(of: name) else { continue }
            if status.kind == .regular {
                append(folder.path(of: name))
            } else if status.kind == .folder, depth < Self.deepest, let inner = try? Folder(name, in: folder) {
                append(inner, below: parent + name + "/", besides: exceptions, depth: depth + 1)
            }
        }
    }
}
