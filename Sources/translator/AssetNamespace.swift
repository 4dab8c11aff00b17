/// A namespace of an asset catalogue: assets of one kind, and other namespaces.
struct AssetNamespace {
    /// A declaration, and the name that it has.
    struct Member {
        var name: String
        var text: String
    }

    /// The full names of assets by those of their symbols.
    private var assets: [String: String] = [:]
    private var spaces: [String: AssetNamespace] = [:]

    /// The namespace of all assets `names` whose symbols are among `used` names; of several with one symbol the first counts.
    init(_ names: [String], kind: String, used: Set<String>) {
        for name in names {
            insert(name, at: name.split(separator: "/").map(String.init)[...], kind: kind, used: used)
        }
    }

    private init() {}

    private mutating func insert(_ name: String, at path: ArraySlice<String>, kind: String, used: Set<String>) {
        guard let first = path.first else { return }
        if path.count == 1 {
            guard let symbol = AssetSymbolName.property(for: first, kind: kind), used.contains(symbol) else { return }
            if assets[symbol] == nil { assets[symbol] = name }
        } else if let symbol = AssetSymbolName.type(for: first) {
            var space = spaces[symbol] ?? AssetNamespace()
            space.insert(name, at: path.dropFirst(), kind: kind, used: used)
            if !space.isEmpty { spaces[symbol] = space }
        }
    }

    private var isEmpty: Bool { assets.isEmpty && spaces.isEmpty }

    /// The declarations of resources of the type `resource`.
    func resources(_ resource: String) -> [Member] {
        members { symbol, name in
            "static let `\(symbol)` = \(resource)(name: \(Self.literal(name)), bundle: .main)\n"
        } space: { space, _ in
            space.resources(resource)
        }
    }

    /// The declarations of values of `type`, each of the resource of that name; `path` is that of the namespace.
    func values(_ type: String, of path: String) -> [Member] {
        members { symbol, _ in
            "@preconcurrency @MainActor static var `\(symbol)`: \(type) { \(type)(resource: \(path).`\(symbol)`) }\n"
        } space: {
            $0.values(type, of: "\(path).\($1)")
        }
    }

    /// The declarations that `asset` makes of a symbol and a name, and those of namespaces that `space` makes.
    private func members(
        asset: (String, String) -> String, space: (AssetNamespace, String) -> [Member]
    ) -> [Member] {
        assets.sorted { $0.key < $1.key }.map { Member(name: $0.key, text: asset($0.key, $0.value)) }
            + spaces.sorted { $0.key < $1.key }.map { symbol, inner in
                Member(name: symbol, text: "enum \(symbol) {\n" + space(inner, symbol).map(\.text).joined() + "}\n")
            }
    }

    /// `name` as a literal.
    private static func literal(_ name: String) -> String {
        "\"" + name.flatMap { ["\\", "\""].contains($0) ? ["\\", $0] : [$0] } + "\""
    }
}
