import Foundation

extension FilePath {
    /// The path of `path` as seen from `folder`, with links in both resolved; nil where one of them is not there.
    package static func relative(_ path: String, to folder: String) -> String? {
        guard let target = resolved(path), let base = resolved(folder) else { return nil }
        let common = zip(target, base).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: base.count - common) + target[common...]
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    /// The components of the absolute path of `path` without links; nil where it is not there.
    private static func resolved(_ path: String) -> [String]? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved).split(separator: "/").map(String.init)
    }
}
