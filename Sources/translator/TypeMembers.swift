import SwiftSyntax

/// The members of a type by which an object of it can be made for either direction of a transition.
struct TypeMembers {
    /// A parameter of an initializer.
    struct Parameter {
        /// The argument label; nil without one.
        var label: String?
        var name: String
        var type: String
        var hasDefault: Bool
    }

    /// The types that the type states to inherit, in any of its declarations.
    var inherited: Set<String> = []
    /// The parameters of each initializer that other types may call.
    var initializers: [[Parameter]] = []
    /// The variables that can be set, with their types.
    var variables: [(name: String, type: String)] = []
    /// The cases without values, where the type is an enumeration.
    var cases: [String] = []

    /// The members that `node` declares.
    init(of node: some DeclGroupSyntax) {
        inherited = Set(node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? [])
        for member in node.memberBlock.members {
            if let initializer = member.decl.as(InitializerDeclSyntax.self) { append(initializer) }
            if let variable = member.decl.as(VariableDeclSyntax.self) { append(variable) }
            for element in member.decl.as(EnumCaseDeclSyntax.self)?.elements ?? [] where element.parameterClause == nil
            {
                cases.append(element.name.text)
            }
        }
    }

    /// Adds what another declaration of the same type has.
    mutating func append(_ other: TypeMembers) {
        inherited.formUnion(other.inherited)
        initializers += other.initializers
        variables += other.variables
        cases += other.cases
    }

    private mutating func append(_ initializer: InitializerDeclSyntax) {
        guard !initializer.modifiers.isPrivate, initializer.optionalMark == nil else { return }
        initializers.append(
            initializer.signature.parameterClause.parameters.map { parameter in
                let label = parameter.firstName.text
                return Parameter(
                    label: label == "_" ? nil : label, name: (parameter.secondName ?? parameter.firstName).text,
                    type: parameter.type.trimmedDescription, hasDefault: parameter.defaultValue != nil)
            })
    }

    private mutating func append(_ variable: VariableDeclSyntax) {
        guard variable.bindingSpecifier.text == "var", !variable.modifiers.isPrivate,
            !variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
        else { return }
        for binding in variable.bindings where binding.accessorBlock?.isComputed != true {
            let value = binding.initializer?.value.trimmedDescription
            let isTruth = value == "true" || value == "false"
            guard let type = binding.typeAnnotation?.type.trimmedDescription ?? (isTruth ? "Bool" : nil) else {
                continue
            }
            variables.append((binding.pattern.trimmedDescription, type))
        }
    }
}

extension DeclModifierListSyntax {
    /// Whether the declaration cannot be used, or not be set, outside of its type.
    fileprivate var isPrivate: Bool { contains { ["private", "fileprivate"].contains($0.name.text) } }
}

extension AccessorBlockSyntax {
    /// Whether the value is not stored.
    fileprivate var isComputed: Bool {
        switch accessors {
        case .getter: true
        case .accessors(let accessors): accessors.contains { ["get", "_read"].contains($0.accessorSpecifier.text) }
        @unknown default: true
        }
    }
}
