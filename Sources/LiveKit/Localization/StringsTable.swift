import Foundation

/// The texts of one table of a bundle in one language, by their keys.
struct StringsTable {
    private(set) var texts: [String: LocalizedText] = [:]

    /// Bytes of the largest file.
    private static let largest = 16 << 20

    /// The texts of the table `name` in the localization folder at `path`, of a `.strings` file and of plurals in a
    /// `.stringsdict` file; those that cannot be read are left out.
    init(_ name: String, inLocalization path: String) {
        for (key, text) in Self.propertyList(path + "/\(name).strings") {
            if let text = text as? String { texts[key] = .text(text) }
        }
        for (key, entry) in Self.propertyList(path + "/\(name).stringsdict") {
            if let entry = entry as? [String: Any], let plural = PluralText(entry) { texts[key] = .plural(plural) }
        }
    }

    /// The texts of the string catalogue with `contents` in the language of the first of `names` that each text has.
    init(_ contents: [String: Any], names: [String]) {
        for (key, entry) in contents["strings"] as? [String: Any] ?? [:] {
            let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
            let localization = names.lazy.compactMap { localizations[$0] as? [String: Any] }.first
            if let localization, let text = LocalizedText(localization) { texts[key] = text }
        }
    }

    private static func propertyList(_ path: String) -> [String: Any] {
        guard let data = contents(path) else { return [:] }
        return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
    }

    /// The bytes of the file at `path`; nil where it cannot be read, is none, or is too large.
    static func contents(_ path: String) -> Data? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= largest else {
            return nil
        }
        return FileManager.default.contents(atPath: path)
    }
}
