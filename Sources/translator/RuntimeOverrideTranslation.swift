import SwiftSyntax

/// Overrides of members that the runtime calls: `responds(to:)`, its calls, `init(layer:)`, and `observeValue`.
struct RuntimeOverrideTranslation {
    private(set) var changes = FileChanges()

    /// The translation of an override of `responds(to:)`, which gets the name by which it is asked, or of
    /// `observeValue(forKeyPath:of:change:context:)`, which overrides none but those of the files.
    init(of node: FunctionDeclSyntax, in context: FileContext) {
        if node.overridesObserver, let override = node.modifiers.first(where: { $0.name.text == "override" }) {
            let type = context.index.enclosingTypeName(of: node, in: context.file)
            if !context.index.inheritsObserver(type) { changes.remove(override) }
        }
        guard node.overridesResponder, let override = node.modifiers.first(where: { $0.name.text == "override" }) else {
            return
        }
        changes.replace(node.name, with: "_responds")
        let type = context.index.enclosingTypeName(of: node, in: context.file)
        if !context.index.inheritsResponder(type) { changes.remove(override) }
    }

    /// The translation of a call of the class above in an override of `responds(to:)`.
    init(of node: FunctionCallExprSyntax, in context: FileContext) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true, member.declName.baseName.text == "responds",
            node.arguments.first?.label?.text == "to"
        else { return }
        let type = context.index.enclosingTypeName(of: node, in: context.file)
        let isOwn = context.index.inheritsResponder(type)
        changes.replace(member.declName, with: isOwn ? "_responds" : "_respondsByItself")
    }

    /// The translation of an override of `init(layer:)`, which is required of subclasses, too: layers copy themselves by it,
    /// for which there is a runtime on Apple's systems.
    init(of node: InitializerDeclSyntax) {
        let parameters = node.signature.parameterClause.parameters
        guard parameters.count == 1, parameters.first?.firstName.text == "layer",
            parameters.first?.type.trimmedDescription == "Any",
            !node.modifiers.contains(where: { $0.name.text == "required" }),
            let override = node.modifiers.first(where: { $0.name.text == "override" })
        else { return }
        changes.replace(override, with: "required")
    }
}

extension ProjectIndex {
    /// Whether a class above the class `name` overrides `responds(to:)`.
    func inheritsResponder(_ name: String) -> Bool { classChain(of: name).dropFirst().contains(where: isResponder) }

    /// Whether the class `name` itself overrides `responds(to:)`.
    func isResponder(_ name: String) -> Bool {
        members[name]?.methods.contains { $0.isOverride && $0.name.description == "responds(to:)" } ?? false
    }
}

extension FunctionDeclSyntax {
    /// Whether the method overrides `observeValue(forKeyPath:of:change:context:)`.
    var overridesObserver: Bool {
        MethodName(of: self).description == "observeValue(forKeyPath:of:change:context:)"
            && modifiers.contains { $0.name.text == "override" }
    }

    /// Whether the method overrides `responds(to:)`.
    var overridesResponder: Bool {
        MethodName(of: self).description == "responds(to:)" && modifiers.contains { $0.name.text == "override" }
    }
}
