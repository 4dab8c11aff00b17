import SwiftSyntax

/// An optional requirement of a protocol of the project's, as a protocol of its own: a type that implements it conforms to that.
struct OptionalRequirement {
    /// The full name, such as `picker(_:didPick:)`, or `isOpen` of a property.
    let name: String
    /// The name of the protocol that stands for it.
    let marker: String
    /// The names of the types around the protocol, with a point behind each.
    let scope: String

    /// The optional requirements of `node`, without those of the type itself.
    static func all(of node: ProtocolDeclSyntax) -> [OptionalRequirement] {
        let scope = node.enclosingTypeNames.map { $0 + "." }.joined()
        var requirements: [OptionalRequirement] = []
        for member in node.memberBlock.members {
            guard let name = name(of: member.decl) else { continue }
            let words = name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "_")
            var marker = "_\(node.name.text)_\(words)"
            if requirements.contains(where: { $0.marker == marker }) { marker += "_\(requirements.count)" }
            requirements.append(OptionalRequirement(name: name, marker: marker, scope: scope))
        }
        return requirements
    }

    /// The full name of an optional requirement; nil for another member.
    static func name(of member: DeclSyntax) -> String? {
        guard let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers,
            modifiers.contains(where: { $0.name.text == "optional" }),
            !modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
        else { return nil }
        if let method = member.as(FunctionDeclSyntax.self) { return "\(MethodName(of: method))" }
        return member.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
    }
}

/// A protocol of a single requirement that a type is to state.
struct Conformance: Hashable {
    /// The protocol whose optional requirement it is.
    var origin: String
    /// The name of the protocol, with those of the types around it.
    var name: String
}

extension ProjectIndex {
    /// The conformances of each type to the optional requirements that it implements, at the first class that does.
    func conformancesOfTypes() -> [String: [Conformance]] {
        var found: [String: [Conformance]] = [:]
        for type in members.keys.sorted() where !isProtocol(type) {
            for ancestor in ancestors(of: type) {
                for requirement in optionalRequirements[ancestor] ?? [] {
                    let chain = classes[type] == nil ? [type] : classChain(of: type)
                    guard let owner = chain.last(where: { implements(requirement, in: $0) }) else { continue }
                    let conformance = Conformance(origin: ancestor, name: requirement.scope + requirement.marker)
                    if found[owner]?.contains(conformance) != true { found[owner, default: []].append(conformance) }
                }
            }
        }
        return found
    }

    /// Whether the type `name` itself implements `requirement`.
    private func implements(_ requirement: OptionalRequirement, in name: String) -> Bool {
        guard let members = members[name] else { return false }
        return members.properties.contains(requirement.name)
            || members.methods.contains { "\($0.name)" == requirement.name && !$0.isPrivate }
    }
}
