import SwiftSyntax

/// Optional requirements of protocols.
extension FileTranslation {
    /// Makes a protocol of each optional requirement of a protocol, which calls it where an object conforms to that, and binds
    /// a protocol of the runtime's to classes.
    func separateRequirements(of node: ProtocolDeclSyntax) {
        let isBound = node.inheritanceClause?.inheritedTypes.contains {
            ["AnyObject", "class"].contains($0.type.trimmedDescription)
        }
        let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
        if attributes.contains("objc"), isBound != true {
            addInherited(
                "AnyObject", to: node.inheritanceClause,
                after: Syntax(node.primaryAssociatedTypeClause) ?? Syntax(node.name))
        }
        let name = (node.enclosingTypeNames + [node.name.text]).joined(separator: ".")
        let access = node.modifiers.map { $0.trimmedDescription + " " }.joined()
        var calls: [String] = []
        for member in node.memberBlock.members {
            let full = OptionalRequirement.name(of: member.decl)
            guard let requirement = index.optionalRequirements[name]?.first(where: { $0.name == full }) else {
                if let text = defaultImplementation(of: member.decl, in: name) { calls.append(access + text) }
                continue
            }
            let range = member.decl.trimmedOffsets
            let end = node.trimmedOffsets.upperBound
            edits.append(SourceEdit(range, ""))
            edits.append(
                SourceEdit(
                    end..<end,
                    [
                        .text("\n\(node.attributes.kept)\(access)protocol \(requirement.marker): AnyObject { "),
                        .moved(file: file, range: range), .text(" }"),
                    ]))
            calls.append(call(of: member.decl, by: requirement.scope + requirement.marker, access))
        }
        guard !calls.isEmpty else { return }
        edits.append(SourceEdit(byteCount..<byteCount, "\nextension \(name) { \(calls.joined(separator: "; ")) }\n"))
    }

    /// Adds the name of an inherited type behind those of `clause`, or behind `name` where there is none.
    func addInherited(_ type: String, to clause: InheritanceClauseSyntax?, after name: some SyntaxProtocol) {
        let last = clause?.inheritedTypes.last?.type.trimmedOffsets.upperBound
        let place = last ?? name.trimmedOffsets.upperBound
        edits.append(SourceEdit(place..<place, (last == nil && !hasInherited(at: place) ? ": " : ", ") + type))
    }

    /// Whether a first inherited type was added at that place before.
    private func hasInherited(at place: Int) -> Bool {
        edits.contains { edit in
            guard edit.range == place..<place, case .text(let text)? = edit.pieces.first else { return false }
            return text.hasPrefix(": ")
        }
    }

    /// States the optional requirements that a class implements.
    func addConformances(to node: ClassDeclSyntax) {
        let name = (node.enclosingTypeNames + [node.typeName]).joined(separator: ".")
        var names = (index.conformances[name] ?? []).map(\.name)
        if index.isResponder(name), !index.inheritsResponder(name) { names.append("_SelectorResponder") }
        let place = Syntax(node.genericParameterClause) ?? Syntax(node.name)
        for name in names { addInherited(name, to: node.inheritanceClause, after: place) }
    }

    /// States the optional requirements that the type of another module implements, where the extension says so.
    func addConformances(to node: ExtensionDeclSyntax) {
        guard index.classes[node.typeName] == nil else { return }
        let stated = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
        for conformance in index.conformances[node.typeName] ?? []
        where stated.contains(where: { index.ancestors(of: $0).contains(conformance.origin) }) {
            addInherited(conformance.name, to: node.inheritanceClause, after: node.extendedType)
        }
    }

    /// The member of a protocol's extension that calls an optional requirement where an object conforms to `marker`.
    private func call(of member: DeclSyntax, by marker: String, _ access: String) -> String {
        let object = "(self as? any \(marker))?"
        if let property = member.as(VariableDeclSyntax.self), let binding = property.bindings.first {
            let name = binding.pattern.trimmedDescription
            let type = binding.typeAnnotation?.type.trimmedDescription ?? "Any"
            return "\(property.attributes.kept)\(access)var \(name): \(Self.optional(type)) { \(object).\(name) }"
        }
        guard let method = member.as(FunctionDeclSyntax.self) else { return "" }
        let forwarded = ForwardedCall(of: method)
        let result = Self.optional(method.signature.returnClause?.type.trimmedDescription ?? "Void")
        let attributes = method.attributes.kept
        let discardable = attributes.contains("@discardableResult") ? "" : "@discardableResult "
        return
            "\(discardable)\(attributes)\(access)func \(method.name.text)(\(forwarded.parameters))\(forwarded.effects) -> \(result) "
            + "{ \(forwarded.keywords)\(object).\(method.name.text)(\(forwarded.arguments)) }"
    }

    /// The optional type of `type`, which may be one.
    private static func optional(_ type: String) -> String {
        if type.hasSuffix("?") { return type }
        if type.hasSuffix("!") { return type.dropLast() + "?" }
        return type.contains("->") || type.contains(" ") ? "(\(type))?" : type + "?"
    }

    /// The default of an optional requirement of the protocol `name`; nil for others, and where the project gives one.
    private func defaultImplementation(of member: DeclSyntax, in name: String) -> String? {
        guard let function = member.as(FunctionDeclSyntax.self),
            function.modifiers.contains(where: { $0.name.text == "optional" }),
            !index.extensionMethods.contains("\(name).\(MethodName(of: function))")
        else { return nil }
        let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
        let isVoid = result == "Void" || result == "()"
        guard isVoid || result.hasSuffix("?") || result.hasSuffix("!") else {
            report(
                member,
                "an optional static requirement of type \(result) has no default without the Objective-C runtime. Give it one in an extension of the protocol."
            )
            return nil
        }
        let arrow = isVoid ? "" : " -> \(result)"
        let parameters = function.signature.parameterClause.trimmedDescription
        return "static func \(function.name.text)\(parameters)\(arrow) {\(isVoid ? "" : " nil ")}"
    }
}

extension AttributeListSyntax {
    /// The attributes that stay, each with a space behind it.
    fileprivate var kept: String {
        compactMap { $0.as(AttributeSyntax.self) }
            .filter { !FileTranslation.runtimeAttributes.contains($0.attributeName.trimmedDescription) }
            .map { $0.trimmedDescription + " " }.joined()
    }
}
