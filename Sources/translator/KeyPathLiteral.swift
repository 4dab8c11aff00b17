import SwiftSyntax

/// A key path that is written in place, as the names of its properties.
struct KeyPathLiteral {
    /// The names, the property itself at the end; at least one.
    let names: [String]
    /// The code of the values before the property, each of `$0`.
    private let owners: [String]

    /// The names in `node`; nil where it has other parts, such as subscripts.
    init?(_ node: KeyPathExprSyntax) {
        var names: [String] = []
        var owners: [String] = []
        var code = "$0"
        for component in node.components {
            let text = component.trimmedDescription
            if text == "?" || text == "!" {
                code += text
                continue
            }
            let name = text.drop { $0 == "." }
            guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), !name.isEmpty, name != "self" else {
                return nil
            }
            // A type within that of the root.
            if names.isEmpty, name.first?.isUppercase == true { continue }
            if !names.isEmpty { owners.append(code.hasSuffix("?") ? String(code.dropLast()) : code) }
            names.append(String(name))
            code += "." + name
        }
        guard !names.isEmpty else { return nil }
        self.names = names
        self.owners = owners
    }

    /// The name of the property behind those of its owners, with points between.
    var name: String { names.joined(separator: ".") }

    /// The arguments by which a call learns what the key path does not tell.
    var arguments: String {
        let through = owners.map { "{ \($0) }" }.joined(separator: ", ")
        return "_key: \"\(name)\", " + (owners.isEmpty ? "" : "_through: [\(through)], ")
    }
}
