import SwiftSyntax

/// Overrides in extensions, and of `responds(to:)`.
extension FileTranslation {
    /// Gives the overrides of an extension other names, and overrides in the class that call them.
    func moveOverrides(in node: ExtensionDeclSyntax) {
        for member in node.memberBlock.members { moveOverride(member.decl, of: node.typeName) }
    }

    /// Requires an override of `init(layer:)` of subclasses, too: layers copy themselves by it, for which there is a runtime
    /// on Apple's systems.
    func requireCopying(_ node: InitializerDeclSyntax) {
        let parameters = node.signature.parameterClause.parameters
        guard parameters.count == 1, parameters.first?.firstName.text == "layer",
            parameters.first?.type.trimmedDescription == "Any",
            !node.modifiers.contains(where: { $0.name.text == "required" }),
            let override = node.modifiers.first(where: { $0.name.text == "override" })
        else { return }
        replace(override, with: "required")
    }

    private func moveOverride(_ member: DeclSyntax, of type: String) {
        if let condition = member.as(IfConfigDeclSyntax.self) {
            for clause in condition.clauses where !clause.isForOtherPlatform {
                guard case .decls(let inner)? = clause.elements else { continue }
                for item in inner { moveOverride(item.decl, of: type) }
            }
        }
        guard let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers,
            let override = modifiers.first(where: { $0.name.text == "override" })
        else { return }
        guard let body = index.classes[type] else {
            return report(
                member,
                "an override in an extension of \(type), which is not a class of these files. Override it in a subclass."
            )
        }
        let place = body.offset..<body.offset
        if let stub = stub(of: member) {
            remove(override)
            // Nothing overrides the new name.
            for modifier in modifiers where modifier.name.text == "open" { replace(modifier, with: "public") }
            let range = member.trimmedOffsets
            movedMembers.append(
                (body.file, SourceEdit(place, [.text("\n"), .written(stub, file: file, range: range), .text("\n")])))
        } else {
            let range = member.trimmedOffsets
            edits.append(SourceEdit(range, ""))
            movedMembers.append(
                (body.file, SourceEdit(place, [.text("\n"), .moved(file: file, range: range), .text("\n")])))
        }
    }

    /// An override that calls `member` by another name, which it gets; nil where the body itself has to stand in the class.
    private func stub(of member: DeclSyntax) -> String? {
        if let method = member.as(FunctionDeclSyntax.self) {
            let forwarded = ForwardedCall(of: method)
            guard forwarded.isPossible, method.genericParameterClause == nil, !method.overridesResponder else {
                return nil
            }
            let name = "_override_" + method.name.text
            replace(method.name, with: name)
            let result = method.signature.returnClause.map { " " + $0.trimmedDescription } ?? ""
            return
                "\(method.modifiers.written)func \(method.name.text)(\(forwarded.parameters))\(forwarded.effects)\(result) "
                + "{ \(forwarded.keywords)\(name)(\(forwarded.arguments)) }"
        }
        guard let property = member.as(VariableDeclSyntax.self), let binding = property.bindings.first,
            let type = binding.typeAnnotation?.type.trimmedDescription, let accessors = binding.accessorBlock
        else { return nil }
        var isSettable = false
        if case .accessors(let list) = accessors.accessors {
            let kinds = list.map(\.accessorSpecifier.text)
            guard !kinds.contains("didSet"), !kinds.contains("willSet") else { return nil }
            isSettable = kinds.contains("set")
        }
        let plain = binding.pattern.trimmedDescription
        let name = "_override_" + plain
        replace(binding.pattern, with: name)
        let setter = isSettable ? " set { \(name) = newValue }" : ""
        return "\(property.modifiers.written)var \(plain): \(type) { get { \(name) }\(setter) }"
    }

    /// Gives an override of `responds(to:)` the name by which it is asked.
    func renameResponder(_ node: FunctionDeclSyntax) {
        guard node.overridesResponder, let override = node.modifiers.first(where: { $0.name.text == "override" }) else {
            return
        }
        replace(node.name, with: "_responds")
        let type = node.enclosingTypeNames.joined(separator: ".")
        if !index.inheritsResponder(type) { remove(override) }
    }

    /// Asks the class above an override of `responds(to:)`.
    func translateSuperCall(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true, member.declName.baseName.text == "responds",
            node.arguments.first?.label?.text == "to"
        else { return }
        let isOwn = index.inheritsResponder(node.enclosingTypeNames.joined(separator: "."))
        replace(member.declName, with: isOwn ? "_responds" : "_respondsByItself")
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
    /// Whether the method overrides `responds(to:)`.
    fileprivate var overridesResponder: Bool {
        MethodName(of: self).description == "responds(to:)" && modifiers.contains { $0.name.text == "override" }
    }
}

extension DeclModifierListSyntax {
    /// The modifiers, each with a space behind it, but for those of the runtime.
    fileprivate var written: String {
        filter { $0.name.text != "dynamic" }.map { $0.trimmedDescription + " " }.joined()
    }
}
