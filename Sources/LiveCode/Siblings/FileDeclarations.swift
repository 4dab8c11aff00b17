/// The declarations of a Swift file by which code in other files may need it.
struct FileDeclarations: Hashable, Sendable {
    /// The names at the top level that other files know: types, functions, variables, operators.
    var globals: Set<String> = []
    /// The members that extensions declare, such as `pinEdges` or `+`, with the types that are extended.
    var members: [String: Set<String>] = [:]
    /// The labels of arguments in extensions and at the top level, such as `hex`, with the types that are extended.
    var labels: [String: Set<String>] = [:]
    /// The protocols that extensions add to types.
    var conformances: [String: Set<String>] = [:]
    /// The types that the file declares, also within others and within functions.
    var ownTypes: Set<String> = []

    /// The declarations in `text`.
    init(of text: some StringProtocol) { self.init(of: Array(text.utf8)) }

    /// The declarations in the text of `bytes`.
    init(of bytes: [UInt8]) {
        var scan = DeclarationScan(bytes)
        self = scan.declarations()
    }

    /// No declarations.
    init() {}
}

extension FileDeclarations {
    /// The types that `text` names and does not declare, as far as capitals tell.
    static func namedTypes(in text: String) -> Set<String> {
        let bytes = Array(text.utf8)
        let point = UInt8(ascii: ".")
        var names: Set<String> = []
        var isMember = false
        for token in SwiftTokens.all(of: bytes) {
            defer { isMember = bytes[token.range].elementsEqual(CollectionOfOne(point)) }
            guard token.kind == .word, !isMember, bytes[token.range].first.map(isCapital) == true else { continue }
            names.insert(String(decoding: bytes[token.range], as: UTF8.self))
        }
        return names.subtracting(FileDeclarations(of: bytes).ownTypes)
    }

    private static func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
}
