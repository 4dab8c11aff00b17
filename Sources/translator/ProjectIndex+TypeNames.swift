import SwiftSyntax

/// The names by which the index knows types.
///
/// A name has those of the types around it, with points between. One that a part of the project alone knows begins with a mark
/// of that part: a type that is private to its file, such as `{3}.Delegate`, or one within a function, such as
/// `Screen.{3:120}.Delegate`, so that two types of one name are apart.
extension ProjectIndex {
    /// The name of the type that `node`, a part of the file `file`, declares or extends.
    func typeName(of node: some DeclGroupSyntax, in file: Int) -> String {
        let names = (scopeNames(around: node, in: file) + [node.typeName]).joined(separator: ".")
        return marked(names, in: file)
    }

    /// The name of the type around `node`, a part of the file `file`; empty where there is none.
    func enclosingTypeName(of node: some SyntaxProtocol, in file: Int) -> String {
        var current = node.parent
        while let parent = current {
            if let type = parent.asProtocol((any DeclGroupSyntax).self) { return typeName(of: type, in: file) }
            current = parent.parent
        }
        return ""
    }

    /// The type of the project that `text` names at `node`, a part of the file `file`; nil for one of another module.
    func type(named text: String, at node: some SyntaxProtocol, in file: Int) -> String? {
        let scope = scopeNames(around: node, in: file).joined(separator: ".")
        return type(named: marked(text, in: file), within: marked(scope, in: file))
    }

    /// `name` with the mark of the file `file`, where the outermost type that it names is private to that.
    func marked(_ name: String, in file: Int) -> String {
        let root = String(name.prefix { $0 != "." })
        return privateTypes[file]?.contains(root) == true ? "{\(file)}.\(name)" : name
    }

    /// The names of the types and the marks of the blocks around `node`, the outermost first.
    private func scopeNames(around node: some SyntaxProtocol, in file: Int) -> [String] {
        var names: [String] = []
        var current = node.parent
        while let parent = current {
            if let type = parent.asProtocol((any DeclGroupSyntax).self) {
                names.append(type.typeName)
            } else if parent.is(CodeBlockSyntax.self) || parent.is(ClosureExprSyntax.self)
                || parent.is(AccessorBlockSyntax.self)
            {
                names.append("{\(file):\(parent.position.utf8Offset)}")
            }
            current = parent.parent
        }
        return names.reversed()
    }

    /// The outermost types of `file` that no other file knows.
    static func privateTypes(of file: SourceFileSyntax) -> Set<String> {
        func names(_ items: CodeBlockItemListSyntax) -> [String] {
            items.flatMap { item -> [String] in
                guard let declaration = item.item.as(DeclSyntax.self) else { return [] }
                if let condition = declaration.as(IfConfigDeclSyntax.self) {
                    return condition.clauses.flatMap { clause -> [String] in
                        guard case .statements(let inner)? = clause.elements else { return [] }
                        return names(inner)
                    }
                }
                guard let type = declaration.asProtocol((any DeclGroupSyntax).self),
                    !declaration.is(ExtensionDeclSyntax.self), type.modifiers.isPrivate
                else { return [] }
                return [type.typeName]
            }
        }
        return Set(names(file.statements))
    }
}

extension String {
    /// A type's name as it is written in code: without the marks of the index, and what stands before the last of them.
    var writtenTypeName: String {
        guard let mark = lastIndex(of: "}") else { return self }
        return String(self[mark...].dropFirst(2))
    }
}
