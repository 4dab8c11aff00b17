import SwiftSyntax

/// An optional requirement of a protocol of the project's, as a protocol of its own: a type that implements it conforms to that.
struct OptionalRequirement {
    /// The full name, such as `picker(_:didPick:)`, or `isOpen` of a property.
    let name: String
    /// The types of a method's parameters, as they are written; nil of a property.
    let parameterTypes: [String]?
    /// Whether a method returns an optional value, so that one that is not implemented returns nil as well.
    let returnsOptional: Bool
    /// The name of the protocol that stands for it.
    private(set) var marker = ""
    /// The names of the types around the protocol, with a point behind each.
    private(set) var scope = ""
    /// The protocol that states it, as the index knows it.
    var origin = ""

    /// The name of the protocol with those of the types around it.
    var markerType: String { scope + marker }

    /// The requirement that `member` of a protocol states; nil for another member.
    init?(_ member: DeclSyntax) {
        guard let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers,
            modifiers.contains(where: { $0.name.text == "optional" }),
            !modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
        else { return nil }
        if let method = member.as(FunctionDeclSyntax.self) {
            name = "\(MethodName(of: method))"
            parameterTypes = TypeMembers.Parameter.all(of: method.signature.parameterClause).map(\.type)
            let result = method.signature.returnClause?.type.trimmedDescription
            returnsOptional = result.map { $0.hasSuffix("?") || $0.hasSuffix("!") } ?? false
        } else if let property = member.as(VariableDeclSyntax.self)?.bindings.first {
            name = property.pattern.trimmedDescription
            parameterTypes = nil
            returnsOptional = false
        } else {
            return nil
        }
    }

    /// The optional requirements of `node`, without those of the type itself; each has a protocol of another name.
    static func all(of node: ProtocolDeclSyntax) -> [OptionalRequirement] {
        let scope = node.enclosingTypeNames.map { $0 + "." }.joined()
        let stated = node.memberBlock.members.compactMap { OptionalRequirement($0.decl) }
        var requirements: [OptionalRequirement] = []
        for var requirement in stated {
            let words = requirement.name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "_")
            var marker = "_\(node.name.text)_\(words)"
            if let types = requirement.parameterTypes, stated.count(where: { $0.name == requirement.name }) > 1 {
                marker += "_" + ParameterTypes(types).identifier
            }
            if requirements.contains(where: { $0.marker == marker }) { marker += "_\(requirements.count)" }
            requirement.marker = marker
            requirement.scope = scope
            requirements.append(requirement)
        }
        return requirements
    }

    /// The types of a method's parameters, as those of a project are compared.
    func types(in index: ProjectIndex) -> ParameterTypes {
        ParameterTypes(parameterTypes ?? [], aliases: index.aliases)
    }

    /// Whether `member` of the protocol states this requirement, and not another one of the same name.
    func isStated(by member: DeclSyntax) -> Bool {
        guard let other = OptionalRequirement(member) else { return false }
        return name == other.name && parameterTypes == other.parameterTypes
    }
}
