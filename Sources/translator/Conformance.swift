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
            let ancestors = ancestors(of: type)
            let chain = classes[type] == nil ? [type] : classChain(of: type)
            let requirements = ancestors.flatMap { optionalRequirements[$0] ?? [] }
            for ancestor in ancestors {
                for requirement in optionalRequirements[ancestor] ?? [] {
                    let isOverloaded = requirements.count { $0.name == requirement.name } > 1
                    guard
                        let owner = chain.last(where: { implements(requirement, in: $0, isOverloaded: isOverloaded) })
                    else { continue }
                    let conformance = Conformance(origin: ancestor, name: requirement.markerType)
                    if found[owner]?.contains(conformance) != true { found[owner, default: []].append(conformance) }
                }
            }
        }
        return found
    }

    /// Whether the type `name` itself implements `requirement`; where that `isOverloaded`, only a method whose types are
    /// spelled like its own counts.
    private func implements(_ requirement: OptionalRequirement, in name: String, isOverloaded: Bool) -> Bool {
        guard let members = members[name] else { return false }
        guard requirement.parameterTypes != nil else { return members.properties.contains(requirement.name) }
        let methods = members.methods.filter { "\($0.name)" == requirement.name && !$0.isPrivate }
        let required = requirement.types(in: self)
        let isSpelledAlike = methods.contains { ParameterTypes($0.parameters, aliases: aliases).matches(required) }
        return isSpelledAlike || !isOverloaded && !methods.isEmpty
    }

    /// Whether an extension of the protocol `name` implements `requirement`, one of `requirements`.
    func hasDefault(
        _ requirement: OptionalRequirement, of name: String, among requirements: [OptionalRequirement]
    ) -> Bool {
        guard let found = extensionMembers["\(name).\(requirement.name)"] else { return false }
        guard requirement.parameterTypes != nil, requirements.count(where: { $0.name == requirement.name }) > 1
        else { return true }
        let required = requirement.types(in: self)
        return found.contains { ParameterTypes($0, aliases: aliases).matches(required) }
    }
}
