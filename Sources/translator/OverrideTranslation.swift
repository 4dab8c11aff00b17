import SwiftSyntax

/// The overrides of an extension, which get other names, and overrides in the class that call them.
struct OverrideTranslation {
    private(set) var changes = FileChanges()
    private let context: FileContext
    /// The access level that the extension gives to members without one; nil where it states none.
    private let defaultAccess: String?

    private static let accessLevels: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]

    /// The translation of the overrides in an extension; without changes where there are none.
    init(of node: ExtensionDeclSyntax, in context: FileContext) {
        self.context = context
        let access = node.modifiers.map(\.name.text).first(where: Self.accessLevels.contains)
        // Private at the level of a file is what the file knows; in a class it would be less.
        defaultAccess = access == "private" ? "fileprivate" : access
        for member in node.memberBlock.members { moveOverride(member.decl, of: node) }
    }

    private mutating func moveOverride(_ member: DeclSyntax, of node: ExtensionDeclSyntax) {
        if let condition = member.as(IfConfigDeclSyntax.self) {
            for clause in condition.clauses where !clause.isForOtherPlatform {
                guard case .decls(let inner)? = clause.elements else { continue }
                for item in inner { moveOverride(item.decl, of: node) }
            }
        }
        guard let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers,
            let override = modifiers.first(where: { $0.name.text == "override" })
        else { return }
        // It overrides none, so that it may stand in the extension.
        let type = context.index.typeName(of: node, in: context.file)
        if member.as(FunctionDeclSyntax.self)?.overridesObserver == true, !context.index.inheritsObserver(type) {
            return
        }
        guard let body = context.index.classes[context.index.typeName(of: node, in: context.file)] else {
            return changes.report(
                member,
                "an override in an extension of \(node.typeName), which is not a class of these files. Override it in a subclass.",
                in: context)
        }
        let access = missingAccess(of: modifiers)
        if let stub = stub(of: member) {
            changes.remove(override)
            for modifier in modifiers {
                // The override calls its setter, too.
                if modifier.detail != nil { changes.remove(modifier) }
                // Nothing overrides the new name.
                guard modifier.name.text == "open" else { continue }
                if defaultAccess == "public" {
                    changes.remove(modifier)
                } else {
                    changes.replace(modifier, with: "public")
                }
            }
            changes.move(.written(access + stub, file: context.file, range: member.trimmedOffsets), to: body)
        } else {
            let range = member.trimmedOffsets
            changes.append(SourceEdit(range, ""))
            if !access.isEmpty { changes.replace(override, with: access + override.name.text) }
            changes.move(.moved(file: context.file, range: range), to: body)
        }
    }

    /// The access level that a member has by its extension alone, with a space behind it; empty where it states its own.
    private func missingAccess(of modifiers: DeclModifierListSyntax) -> String {
        guard let defaultAccess,
            !modifiers.contains(where: { $0.detail == nil && Self.accessLevels.contains($0.name.text) })
        else { return "" }
        return defaultAccess + " "
    }

    /// An override that calls `member` by another name, which it gets; nil where the body itself has to stand in the class.
    private mutating func stub(of member: DeclSyntax) -> String? {
        if let method = member.as(FunctionDeclSyntax.self) {
            let forwarded = ForwardedCall(of: method)
            guard forwarded.isPossible, method.genericParameterClause == nil, !method.overridesResponder else {
                return nil
            }
            let name = "_override_" + method.name.text
            changes.replace(method.name, with: name)
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
        changes.replace(binding.pattern, with: name)
        let setter = isSettable ? " set { \(name) = newValue }" : ""
        return "\(property.modifiers.written)var \(plain): \(type) { get { \(name) }\(setter) }"
    }
}

extension DeclModifierListSyntax {
    /// The modifiers, each with a space behind it, but for those of the runtime.
    fileprivate var written: String {
        filter { $0.name.text != "dynamic" }.map { $0.trimmedDescription + " " }.joined()
    }
}
