import SwiftSyntax

/// The optional requirements of a protocol, each as a protocol of its own.
struct RequirementTranslation {
    private(set) var changes = FileChanges()
    private let context: FileContext

    /// The translation of a protocol, which calls a requirement where an object conforms to the requirement's protocol; one
    /// of the runtime's is bound to classes.
    init(of node: ProtocolDeclSyntax, in context: FileContext) {
        self.context = context
        let isBound = node.inheritanceClause?.inheritedTypes.contains {
            ["AnyObject", "class"].contains($0.type.trimmedDescription)
        }
        let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
        if attributes.contains("objc"), isBound != true {
            changes.inherit(
                ["AnyObject"], in: node.inheritanceClause,
                after: Syntax(node.primaryAssociatedTypeClause) ?? Syntax(node.name))
        }
        let name = context.index.typeName(of: node, in: context.file)
        // The extension at file level could not name a protocol that is private to a type.
        let access = node.modifiers.map { ($0.name.text == "private" ? "fileprivate" : $0.trimmedDescription) + " " }
            .joined()
        if !node.enclosingTypeNames.isEmpty, context.index.optionalRequirements[name] != nil {
            for modifier in node.modifiers where modifier.name.text == "private" {
                changes.replace(modifier, with: "fileprivate")
            }
        }
        var calls: [String] = []
        for member in node.memberBlock.members {
            let requirements = context.index.optionalRequirements[name] ?? []
            guard let requirement = requirements.first(where: { $0.isStated(by: member.decl) }) else {
                if let text = defaultImplementation(of: member.decl, in: name) { calls.append(access + text) }
                continue
            }
            let range = member.decl.trimmedOffsets
            let end = node.trimmedOffsets.upperBound
            changes.append(SourceEdit(range, ""))
            changes.append(
                SourceEdit(
                    end..<end,
                    [
                        .text("\n\(node.attributes.kept)\(access)protocol \(requirement.marker): AnyObject { "),
                        .moved(file: context.file, range: range), .text(" }"),
                    ]))
            calls.append(call(of: member.decl, by: requirement.markerType, access))
        }
        guard !calls.isEmpty else { return }
        let type = name.writtenTypeName
        changes.insert("\nextension \(type) { \(calls.joined(separator: "; ")) }\n", at: context.byteCount)
    }

    /// The member of a protocol's extension that calls an optional requirement where an object conforms to `marker`.
    private func call(of member: DeclSyntax, by marker: String, _ access: String) -> String {
        let object = "(self as? any \(marker))?"
        if let property = member.as(VariableDeclSyntax.self), let binding = property.bindings.first {
            let name = binding.pattern.trimmedDescription
            let type = binding.typeAnnotation?.type.trimmedDescription ?? "Any"
            let start = "\(property.attributes.kept)\(access)var \(name)"
            guard type.hasSuffix("?") || type.hasSuffix("!") else {
                return "\(start): \(Self.optional(type)) { \(object).\(name) }"
            }
            // One of optional type is optional twice, as on Apple's systems.
            return "\(start): \(type.dropLast())?? { (self as? any \(marker)).map { $0.\(name) } }"
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
        if type.hasSuffix("?") || type.hasSuffix("!") { return type }
        return type.contains("->") || type.contains(" ") ? "(\(type))?" : type + "?"
    }

    /// The default of an optional requirement of the protocol `name`; nil for others, and where the project gives one.
    private mutating func defaultImplementation(of member: DeclSyntax, in name: String) -> String? {
        guard let function = member.as(FunctionDeclSyntax.self),
            function.modifiers.contains(where: { $0.name.text == "optional" }),
            context.index.extensionMembers["\(name).\(MethodName(of: function))"] == nil
        else { return nil }
        let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
        let isVoid = result == "Void" || result == "()"
        guard isVoid || result.hasSuffix("?") || result.hasSuffix("!") else {
            changes.report(
                member,
                "an optional static requirement of type \(result) has no default without the Objective-C runtime. Give it one in an extension of the protocol.",
                in: context)
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
            .filter { !$0.isForRuntime }
            .map { $0.trimmedDescription + " " }.joined()
    }
}
