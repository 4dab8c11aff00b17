import Foundation

extension FilePath {
    /// The path of `path` as seen from `folder`, with links in both resolved; nil where one of them is not there.
    package static func relative(_ path: String, to folder: String) -> String? {
        guard let target = components(path), let base = components(folder) else { return nil }
        let common = zip(target, base).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: base.count - common) + target[common...]
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    /// The absolute path of `path` without links; nil where it is not there.
    package static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func components(_ path: String) -> [String]? {
        resolved(path)?.split(separator: "/").map(String.init)
    }
}
