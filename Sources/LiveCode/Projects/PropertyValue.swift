/// A value of a property list.
enum PropertyValue: Hashable, Sendable {
    case text(String)
    case list([PropertyValue])
    case table([String: PropertyValue])

    /// The value under `key`; nil where there is none, and where it is no table.
    subscript(key: String) -> PropertyValue? { if case .table(let table) = self { table[key] } else { nil } }

    /// The text; nil where it is none.
    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The texts of a list, or a text as the only one.
    var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let values): values.compactMap(\.text)
        case .table: []
        }
    }

    /// The keys of a table; none of other values.
    var keys: [String] { if case .table(let table) = self { table.keys.sorted() } else { [] } }
}
