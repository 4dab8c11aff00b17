import SwiftSyntax

/// The protocols of optional requirements that a type implements, and states to.
struct ConformanceTranslation {
    private(set) var changes = FileChanges()

    /// The translation of a class, which states the optional requirements that it implements.
    init(of node: ClassDeclSyntax, in context: FileContext) {
        let index = context.index
        let name = index.typeName(of: node, in: context.file)
        var names = (index.conformances[name] ?? []).map(\.name)
        if index.isResponder(name), !index.inheritsResponder(name) { names.append("_SelectorResponder") }
        if index.isObserver(name), !index.inheritsObserver(name) { names.append("_KeyValueObserver") }
        let place = Syntax(node.genericParameterClause) ?? Syntax(node.name)
        changes.inherit(names, in: node.inheritanceClause, after: place)
    }

    /// The translation of an extension of another module's type, which states the optional requirements of the protocols
    /// that it names.
    init(of node: ExtensionDeclSyntax, in context: FileContext) {
        let index = context.index
        let name = index.typeName(of: node, in: context.file)
        guard index.classes[name] == nil else { return }
        let stated = node.inheritanceClause?.inheritedTypes.map { inherited in
            let text = inherited.type.trimmedDescription
            return index.type(named: text, at: node, in: context.file) ?? text
        }
        let conformances = (index.conformances[name] ?? []).filter { conformance in
            stated?.contains { index.ancestors(of: $0).contains(conformance.origin) } ?? false
        }
        changes.inherit(conformances.map(\.name), in: node.inheritanceClause, after: node.extendedType)
    }
}
