import Files
import Foundation

/// Values by their names, in a file that outlives the program.
///
/// A file that cannot be read counts as empty, and where none can be written nothing is remembered.
struct StateFile<Value: Codable & Equatable & Sendable> {
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

    /// A value that counts as none where it cannot be read, so that the others can.
    private struct Entry: Codable {
        var value: Value?

        init(_ value: Value) { self.value = value }

        init(from decoder: any Decoder) { value = try? Value(from: decoder) }

        func encode(to encoder: any Encoder) throws { try value?.encode(to: encoder) }
    }

    private var values: [String: Value] {
        guard let data = try? Folder(path: folder).contents(of: name, limit: Self.sizeLimit) else { return [:] }
        return ((try? JSONDecoder().decode([String: Entry].self, from: data)) ?? [:]).compactMapValues(\.value)
    }

    /// The value called `key`; nil for none.
    func value(of key: String) -> Value? { values[key] }

    /// Keeps `value` as `key`. Beyond 200 values, and 64 KiB of text, others are dropped, the first names first.
    func remember(_ value: Value, as key: String) {
        var values = values
        if values[key] == value { return }
        values[key] = value
        var others = values.keys.filter { $0 != key }.sorted()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        while true {
            let entries = values.mapValues(Entry.init)
            guard let data = try? encoder.encode(entries) else { return }
            if data.count <= Self.sizeLimit, values.count <= Self.countLimit {
                try? Folder.make(path: folder).replace(name, with: data)
                return
            }
            guard !others.isEmpty else { return }
            // A tenth at a time: writing is not to be tried for each.
            for other in others.prefix(max(1, others.count / 10)) { values[other] = nil }
            others.removeFirst(max(1, others.count / 10))
        }
    }
}
