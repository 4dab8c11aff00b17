import SwiftSyntax

/// The members of a type by which an object of it can be made, attached to a screen, and sent messages.
struct TypeMembers {
    /// A parameter of an initializer or a method.
    struct Parameter {
        /// The argument label; nil without one.
        var label: String?
        var name: String
        var type: String
        var hasDefault: Bool

        /// The parameters of a function.
        static func all(of clause: FunctionParameterClauseSyntax) -> [Parameter] {
            clause.parameters.map { parameter in
                let label = parameter.firstName.text
                return Parameter(
                    label: label == "_" ? nil : label, name: (parameter.secondName ?? parameter.firstName).text,
                    type: parameter.type.trimmedDescription, hasDefault: parameter.defaultValue != nil)
            }
        }
    }

    /// A method of the type's objects.
    struct Method {
        var name: MethodName
        /// The name that Objective-C knows it by.
        var selector: String
        var parameters: [Parameter]
        var isPrivate: Bool
        var isOverride: Bool
    }

    /// The types that the type states to inherit, in any of its declarations.
    var inherited: [String] = []
    /// Whether it has parameters itself.
    var isGeneric = false
    /// Whether it has an initializer that keeps those of its super-class from being inherited.
    var hasDesignatedInitializer = false
    /// The parameters of each initializer that other types may call.
    var initializers: [[Parameter]] = []
    /// A variable of the type's objects that others can set.
    struct Variable {
        var name: String
        var type: String
        /// The text of its first value; nil for none.
        var value: String?
    }

    /// The variables that can be set.
    var variables: [Variable] = []
    /// The variables of type Bool that can be read.
    var flags: [String] = []
    /// The properties of its objects.
    var properties: Set<String> = []
    var methods: [Method] = []
    /// The cases without values, where the type is an enumeration.
    var cases: [String] = []
    /// The type's own variables that hold a value of it, such as a preset.
    var presets: [String] = []

    /// The members that `node` declares.
    init(of node: some DeclGroupSyntax) {
        inherited = node.inheritanceClause?.inheritedTypes.flatMap { Self.names(in: $0.type) } ?? []
        isGeneric = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
        for member in node.memberBlock.members {
            append(member.decl)
            if let variable = member.decl.as(VariableDeclSyntax.self) { appendPreset(variable, of: node.typeName) }
        }
        guard node.is(ExtensionDeclSyntax.self) else { return }
        hasDesignatedInitializer = false
        // Other files may not know what a private extension has.
        if node.modifiers.isPrivate { initializers = [] }
    }

    /// The names of the types in a composition, without attributes and generic arguments.
    private static func names(in type: TypeSyntax) -> [String] {
        if let composition = type.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap { names(in: $0.type) }
        }
        if let attributed = type.as(AttributedTypeSyntax.self) { return names(in: attributed.baseType) }
        let name = type.trimmedDescription.prefix { $0 != "<" }
        return [String(name)]
    }

    /// Adds what another declaration of the same type has.
    mutating func append(_ other: TypeMembers) {
        inherited += other.inherited.filter { !inherited.contains($0) }
        isGeneric = isGeneric || other.isGeneric
        hasDesignatedInitializer = hasDesignatedInitializer || other.hasDesignatedInitializer
        initializers += other.initializers
        variables += other.variables
        flags += other.flags
        properties.formUnion(other.properties)
        methods += other.methods
        cases += other.cases
        presets += other.presets
    }

    /// Adds the variable of the type `type` itself where it says that it holds a value of it.
    private mutating func appendPreset(_ variable: VariableDeclSyntax, of type: String) {
        guard variable.modifiers.isOfType, !variable.modifiers.isPrivate else { return }
        for binding in variable.bindings {
            let stated = binding.typeAnnotation?.type.trimmedDescription
            let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
            if stated == type || stated == nil && made == type { presets.append(binding.pattern.trimmedDescription) }
        }
    }

    private mutating func append(_ member: DeclSyntax) {
        if let initializer = member.as(InitializerDeclSyntax.self) { append(initializer) }
        if let variable = member.as(VariableDeclSyntax.self) { append(variable) }
        if let method = member.as(FunctionDeclSyntax.self) { append(method) }
        for element in member.as(EnumCaseDeclSyntax.self)?.elements ?? [] where element.parameterClause == nil {
            cases.append(element.name.text)
        }
        guard let condition = member.as(IfConfigDeclSyntax.self) else { return }
        for clause in condition.clauses where !clause.isForOtherPlatform {
            if case .decls(let inner)? = clause.elements { for item in inner { append(item.decl) } }
        }
    }

    private mutating func append(_ initializer: InitializerDeclSyntax) {
        let isConvenience = initializer.modifiers.contains { $0.name.text == "convenience" }
        hasDesignatedInitializer = hasDesignatedInitializer || !isConvenience
        guard !initializer.modifiers.isPrivate, initializer.optionalMark == nil, initializer.canBeCalledPlainly else {
            return
        }
        initializers.append(Parameter.all(of: initializer.signature.parameterClause))
    }

    private mutating func append(_ method: FunctionDeclSyntax) {
        guard !method.modifiers.isOfType else { return }
        let name = MethodName(of: method)
        methods.append(
            Method(
                name: name, selector: method.attributes.objectiveCName ?? name.selector,
                parameters: Parameter.all(of: method.signature.parameterClause),
                isPrivate: method.modifiers.isPrivate,
                isOverride: method.modifiers.contains { $0.name.text == "override" }))
    }

    private mutating func append(_ variable: VariableDeclSyntax) {
        guard !variable.modifiers.isOfType else { return }
        properties.formUnion(variable.bindings.map(\.pattern.trimmedDescription))
        let isHidden = variable.modifiers.contains { $0.detail == nil && $0.isPrivate }
        let canBeSet = variable.bindingSpecifier.text == "var" && !variable.modifiers.isPrivate
        for binding in variable.bindings {
            let value = binding.initializer?.value.trimmedDescription
            guard let type = binding.typeAnnotation?.type.trimmedDescription ?? value.flatMap(Self.inferredType) else {
                continue
            }
            let name = binding.pattern.trimmedDescription
            if type == "Bool", !isHidden { flags.append(name) }
            if canBeSet, binding.accessorBlock?.isComputed != true {
                variables.append(Variable(name: name, type: type, value: value))
            }
        }
    }

    /// The type of the literal or constant `value`; nil for other expressions.
    private static func inferredType(of value: String) -> String? {
        if value == "true" || value == "false" { return "Bool" }
        return ["CGRect", "CGPoint"].first { ["\($0).zero", "\($0)()"].contains(value) }
    }
}

extension DeclModifierListSyntax {
    /// Whether the declaration cannot be used, or not be set, outside of its type.
    var isPrivate: Bool { contains { $0.isPrivate } }

    /// Whether the declaration is the type's, and not its objects'.
    var isOfType: Bool { contains { ["static", "class"].contains($0.name.text) } }
}

extension DeclModifierSyntax {
    fileprivate var isPrivate: Bool { ["private", "fileprivate"].contains(name.text) }
}

extension InitializerDeclSyntax {
    /// Whether a call needs no keyword before it, and is not forbidden by `@available(*, unavailable)`.
    fileprivate var canBeCalledPlainly: Bool {
        let isUnavailable = attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.contains { attribute in
            attribute.attributeName.trimmedDescription == "available"
                && attribute.arguments?.trimmedDescription.contains("*, unavailable") == true
        }
        let specifiers = signature.effectSpecifiers
        return !isUnavailable && specifiers?.throwsClause == nil && specifiers?.asyncSpecifier == nil
    }
}

extension AttributeListSyntax {
    /// The name in `@objc(name)`.
    var objectiveCName: String? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }
            .first { $0.attributeName.trimmedDescription == "objc" }?
            .arguments?.trimmedDescription.filter { $0 != " " }
    }
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
