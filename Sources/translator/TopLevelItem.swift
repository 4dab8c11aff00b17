import SwiftSyntax

/// A declaration at the top level of a file, with the names by which others have to be compiled in the same file.
struct TopLevelItem {
    /// The file, counted as those of the project are.
    let file: Int
    /// Bytes of the file's text, with the trivia before the declaration.
    let range: Range<Int>
    /// Whether it is an import, or a condition around imports alone.
    let isImport: Bool
    /// Whether it is a condition around imports and declarations.
    let isMixed: Bool
    /// The types that it declares or extends, which share their private members with others of these names.
    private(set) var types: Set<String> = []
    /// The names that it declares for its file alone.
    private(set) var fileNames: Set<String> = []
    /// All identifiers and operators of its text.
    let words: Set<String>

    init(_ item: CodeBlockItemSyntax, in file: Int) {
        self.file = file
        range = item.position.utf8Offset..<item.endPosition.utf8Offset
        words = Set(item.tokens(viewMode: .sourceAccurate).compactMap(\.word))
        let declarations = item.item.as(DeclSyntax.self).map(Self.declarations) ?? []
        let imports = declarations.count { $0.is(ImportDeclSyntax.self) }
        isImport = imports > 0 && imports == declarations.count
        isMixed = imports > 0 && !isImport
        for declaration in declarations { add(declaration) }
    }

    /// `declaration`, or those within all branches of a condition.
    private static func declarations(of declaration: DeclSyntax) -> [DeclSyntax] {
        guard let condition = declaration.as(IfConfigDeclSyntax.self) else { return [declaration] }
        return condition.clauses.flatMap { clause -> [DeclSyntax] in
            guard case .statements(let items)? = clause.elements else { return [] }
            return items.compactMap { $0.item.as(DeclSyntax.self) }.flatMap(declarations)
        }
    }

    private mutating func add(_ declaration: DeclSyntax) {
        if declaration.isOfFile(orPrivate: true) { fileNames.formUnion(declaration.names) }
        guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return }
        let name = declaration.as(ExtensionDeclSyntax.self)?.rootName ?? declaration.names.first ?? ""
        types.insert(name)
        // Members of a private extension are those of the file.
        let isOfFile = declaration.is(ExtensionDeclSyntax.self) && declaration.isOfFile(orPrivate: true)
        addMembers(of: group, type: name, areOfFile: isOfFile)
    }

    private mutating func addMembers(of group: any DeclGroupSyntax, type: String, areOfFile: Bool) {
        for member in group.memberBlock.members.map(\.decl) {
            if areOfFile || member.isOfFile(orPrivate: false) {
                let names = member.names
                fileNames.formUnion(names.isEmpty ? [type] : names)
            }
            if let nested = member.asProtocol((any DeclGroupSyntax).self) {
                addMembers(of: nested, type: member.names.first ?? type, areOfFile: areOfFile)
            }
        }
    }
}

extension TokenSyntax {
    /// The text of an identifier, without the quotes around one, or of an operator; nil for other tokens.
    fileprivate var word: String? {
        switch tokenKind {
        case .identifier(let text): text.filter { $0 != "`" }
        case .binaryOperator(let text), .prefixOperator(let text), .postfixOperator(let text): text
        default: nil
        }
    }
}

extension DeclSyntax {
    /// Whether it is `fileprivate`, or also `private`.
    fileprivate func isOfFile(orPrivate: Bool) -> Bool {
        asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { modifier in
            modifier.name.text == "fileprivate" || orPrivate && modifier.name.text == "private"
        } ?? false
    }

    /// The names that it declares; none for an initializer, a subscript and others that are used without a name.
    fileprivate var names: [String] {
        if let variable = self.as(VariableDeclSyntax.self) {
            return variable.bindings.flatMap { $0.pattern.tokens(viewMode: .sourceAccurate).compactMap(\.word) }
        }
        return asProtocol((any NamedDeclSyntax).self)?.name.word.map { [$0] } ?? []
    }
}

extension ExtensionDeclSyntax {
    /// The name of the outermost type around the extended one.
    fileprivate var rootName: String? { extendedType.tokens(viewMode: .sourceAccurate).lazy.compactMap(\.word).first }
}
