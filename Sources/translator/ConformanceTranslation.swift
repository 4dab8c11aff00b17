import SwiftSyntax

/// The protocols of optional requirements that a type implements, and states to.
struct ConformanceTranslation {
    private(set) var changes = FileChanges()

    /// The translation of a class, which states the optional requirements that it implements.
    init(of node: ClassDeclSyntax, in index: ProjectIndex) {
        let name = (node.enclosingTypeNames + [node.typeName]).joined(separator: ".")
        var names = (index.conformances[name] ?? []).map(\.name)
        if index.isResponder(name), !index.inheritsResponder(name) { names.append("_SelectorResponder") }
        let place = Syntax(node.genericParameterClause) ?? Syntax(node.name)
        changes.inherit(names, in: node.inheritanceClause, after: place)
    }

    /// The translation of an extension of another module's type, which states the optional requirements of the protocols
    /// that it names.
    init(of node: ExtensionDeclSyntax, in index: ProjectIndex) {
        guard index.classes[node.typeName] == nil else { return }
        let stated = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
        let conformances = (index.conformances[node.typeName] ?? []).filter { conformance in
            stated.contains { index.ancestors(of: $0).contains(conformance.origin) }
        }
        changes.inherit(conformances.map(\.name), in: node.inheritanceClause, after: node.extendedType)
    }
}
