import Files
import Foundation

/// Values by their names, in a file that outlives the program.
///
/// A file that cannot be read counts as empty, and where none can be written nothing is remembered.
struct StateFile<Value: Codable & Equatable> {
    private let folder: String
    private let name: String

    /// The file called `name` in `folder`; nil for a place without one.
    init?(_ name: String, folder: String?) {
        guard let folder else { return nil }
        self.folder = folder
        self.name = name
    }

    /// The largest file that is read, in bytes.
    private static var sizeLimit: Int { 1 << 16 }
    /// The most values that are kept.
    private static var countLimit: Int { 200 }

    private var values: [String: Value] {
        guard let data = try? Folder(path: folder).contents(of: name, limit: Self.sizeLimit) else { return [:] }
        return (try? JSONDecoder().decode([String: Value].self, from: data)) ?? [:]
    }

    /// The value called `key`; nil for none.
    func value(of key: String) -> Value? { values[key] }

    /// Keeps `value` as `key`; others are dropped where there are too many.
    func remember(_ value: Value, as key: String) {
        var values = values
        if values[key] == value { return }
        if values.count >= Self.countLimit { values.removeAll() }
        values[key] = value
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        guard let data = try? encoder.encode(values), data.count <= Self.sizeLimit else { return }
        try? Folder.make(path: folder).replace(name, with: data)
    }
}
