import SwiftSyntax

/// Optional requirements of protocols, and overrides in extensions.
extension FileTranslation {
    /// Gives the optional requirements of a protocol a default that does nothing, and binds a protocol of the runtime's to
    /// classes.
    func addDefaults(of node: ProtocolDeclSyntax) {
        if node.attributes.contains(where: { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc" })
        {
            let end = (node.inheritanceClause?.inheritedTypes.last?.type).map { $0.trimmedOffsets.upperBound }
            let place =
                end ?? node.primaryAssociatedTypeClause?.trimmedOffsets.upperBound
                ?? node.name.trimmedOffsets.upperBound
            edits.append(SourceEdit(place..<place, end == nil ? ": AnyObject" : ", AnyObject"))
        }
        let name = (node.enclosingTypeNames + [node.name.text]).joined(separator: ".")
        let access = node.modifiers.contains { $0.name.text == "public" } ? "public " : ""
        let defaults = node.memberBlock.members.compactMap { defaultImplementation(of: $0.decl, in: name) }
        guard !defaults.isEmpty else { return }
        let end = byteCount
        edits.append(
            SourceEdit(end..<end, "\nextension \(name) { \(defaults.map { access + $0 }.joined(separator: "; ")) }\n"))
    }

    /// The default of an optional requirement of the protocol `name`; nil for others, and where the project gives one.
    private func defaultImplementation(of member: DeclSyntax, in name: String) -> String? {
        if let variable = member.as(VariableDeclSyntax.self), variable.modifiers.isOptional {
            guard let binding = variable.bindings.first, let type = binding.typeAnnotation?.type.trimmedDescription
            else {
                return nil
            }
            if type.hasSuffix("?") || type.hasSuffix("!") {
                return "var \(binding.pattern.trimmedDescription): \(type) { nil }"
            }
            reportMissingDefault(of: member, type)
            return nil
        }
        guard let function = member.as(FunctionDeclSyntax.self), function.modifiers.isOptional,
            !index.extensionMethods.contains("\(name).\(MethodName(of: function))")
        else { return nil }
        let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
        let isVoid = result == "Void" || result == "()"
        guard isVoid || result.hasSuffix("?") || result.hasSuffix("!") else {
            reportMissingDefault(of: member, result)
            return nil
        }
        let parameters = function.signature.parameterClause.trimmedDescription
        let kind = function.modifiers.contains { $0.name.text == "static" } ? "static func" : "func"
        let arrow = isVoid ? "" : " -> \(result)"
        return "\(kind) \(function.name.text)\(parameters)\(arrow) {\(isVoid ? "" : " nil ")}"
    }

    private func reportMissingDefault(of member: DeclSyntax, _ type: String) {
        report(
            member,
            "an optional requirement of type \(type) has no default without the Objective-C runtime. Give it one in an "
                + "extension of the protocol, and call it without the question mark.")
    }

    /// Moves the overrides of an extension into the class, where that is one of the project's.
    func moveOverrides(in node: ExtensionDeclSyntax) {
        for member in node.memberBlock.members {
            guard let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
                modifiers.contains(where: { $0.name.text == "override" })
            else { continue }
            guard let body = index.classes[node.typeName] else {
                report(
                    member,
                    "an override in an extension of \(node.typeName), which is not a class of these files. Override it in a subclass."
                )
                continue
            }
            let range = member.decl.trimmedOffsets
            edits.append(SourceEdit(range, ""))
            movedMembers.append(
                (
                    body.file,
                    SourceEdit(body.offset..<body.offset, [.text("\n"), .moved(file: file, range: range), .text("\n")])
                ))
        }
    }

    /// Whether `member` is a property of the object itself that holds a function.
    private func holdsFunction(_ member: MemberAccessExprSyntax) -> Bool {
        let isOwn = ["self", "self?"].contains(member.base?.trimmedDescription)
        return isOwn && index.closureProperties.contains(member.declName.baseName.text)
    }

    /// Calls an optional method of a protocol as the ordinary one that it is here.
    func translateOptionalCall(_ node: FunctionCallExprSyntax) {
        guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let member = chain.expression.as(MemberAccessExprSyntax.self)
        else { return }
        var labels = node.arguments.map { $0.label?.text ?? "_" }
        if node.trailingClosure != nil { labels.append("_") }
        let name = MethodName(base: member.declName.baseName.text, labels: labels).description
        guard index.optionalMethods.contains(name) || OptionalMethods.names.contains(name),
            !holdsFunction(member)
        else { return }
        replace(chain.questionMark, with: "")
        // What is called for its result expects an optional one.
        guard node.parent?.is(CodeBlockItemSyntax.self) != true, member.base?.containsOptionalChain != true else {
            return
        }
        let whole = node.trimmedOffsets
        edits.append(SourceEdit(whole.lowerBound..<whole.lowerBound, "_optional("))
        edits.append(SourceEdit(whole.upperBound..<whole.upperBound, ")"))
    }
}

extension DeclModifierListSyntax {
    fileprivate var isOptional: Bool { contains { $0.name.text == "optional" } }
}

extension ExprSyntax {
    /// Whether a question mark in the expression makes the whole of it optional.
    fileprivate var containsOptionalChain: Bool {
        if self.is(OptionalChainingExprSyntax.self) { return true }
        if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.containsOptionalChain ?? false }
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.containsOptionalChain }
        return false
    }
}
