import SwiftSyntax

/// A method or a property that a selector names.
struct SelectorReference {
    /// The expression before it: a type, or a value whose type is not known.
    private enum Owner {
        case type(String)
        case value(String)
    }

    private let owner: Owner
    /// Whether the type is written before the method, so that the method's own type takes the object first.
    private let isUnbound: Bool
    /// The labels of the method's arguments.
    private let labels: [String]
    /// The type that is written for the method.
    private let cast: String?
    /// The method or property, as it is written, such as `tap(_:)`.
    private let member: String
    /// The name without labels.
    private let base: String
    /// The name that Objective-C knows a method by.
    private let selector: String

    /// The method or property that an expression within `#selector` names, with the type `cast` where one is written; nil
    /// where it names none.
    init?(_ expression: ExprSyntax, as cast: TypeSyntax?, in context: FileContext) {
        let index = context.index
        let declaration: DeclReferenceExprSyntax
        var before: String?
        if let plain = expression.as(DeclReferenceExprSyntax.self) {
            declaration = plain
        } else if let access = expression.as(MemberAccessExprSyntax.self) {
            declaration = access.declName
            before = access.base?.trimmedDescription
        } else {
            return nil
        }
        let enclosing = expression.enclosingTypeNames.joined(separator: ".")
        if ["self", "super"].contains(before) { before = nil }
        let type = before ?? enclosing
        guard !type.isEmpty else { return nil }
        member = declaration.trimmedDescription
        base = declaration.baseName.text
        let own = index.type(named: type, at: expression, in: context.file)
        // A type's name begins with a capital letter.
        let isType = before == nil || own != nil || type.split(separator: ".").last?.first?.isUppercase == true
        let isUnbound = before != nil && isType
        let function = cast.flatMap { Self.boundFunction(of: $0, isUnbound: isUnbound) }
        let texts = function?.parameters.map(\.type.trimmedDescription)
        let types = texts.map { ParameterTypes($0, aliases: index.aliases) }
        let labels = declaration.argumentNames.map { $0.arguments.map(\.name.text) }
        let count = labels?.count ?? function?.parameters.count
        let method = index.method(base, labels, count, types, of: isType ? own ?? type : nil)
        let name = method?.name ?? MethodName(base: base, labels: labels ?? index.knownLabels(of: base))
        self.labels = name.labels
        selector = method?.selector ?? name.selector
        guard isType else {
            self.isUnbound = isUnbound
            self.cast = cast?.trimmedDescription
            owner = .value(type.hasSuffix("?") ? String(type.dropLast()) : type)
            return
        }
        // What tells whether an object has an optional method is a protocol of its own.
        let fullName = "\(name)"
        let requirements = own.flatMap { index.optionalRequirements[$0] }?.filter { $0.name == fullName } ?? []
        let requirement =
            requirements.first { requirement in
                types.map { requirement.types(in: index).matches($0) } ?? true
            } ?? requirements.first
        let genericName = before == nil ? expression.nameOfGenericClass : nil
        owner = .type(requirement?.markerType ?? genericName ?? type)
        // The type that is written is that of an optional method, which is none of the protocol that stands for it.
        self.isUnbound = isUnbound && (requirement == nil || cast == nil)
        self.cast = requirement == nil ? cast?.trimmedDescription : function?.trimmedDescription
    }

    /// The function in the type of a method, which may be an optional one; it takes the object first where it is not bound to
    /// one.
    private static func boundFunction(of type: TypeSyntax, isUnbound: Bool) -> FunctionTypeSyntax? {
        let function = type.withoutOptional.as(FunctionTypeSyntax.self)
        guard isUnbound else { return function }
        return function?.returnClause.type.withoutOptional.as(FunctionTypeSyntax.self)
    }

    /// The code of the selector whose Objective-C name is `text`, in the type `name` or in what it inherits, or else in the one
    /// type of the project that has such a method; nil where there is none.
    static func code(named text: String, within name: String, in index: ProjectIndex) -> String? {
        for type in index.ancestors(of: name) {
            guard let members = index.members[type] else { continue }
            if let method = members.methods.first(where: { $0.selector == text }) {
                return SelectorReference(method, of: type).code
            }
            if members.properties.contains(text) { return SelectorReference(property: text, of: type).getter }
            if let property = members.properties.first(where: { setter(of: $0) == text }) {
                return SelectorReference(property: property, of: type).setter
            }
        }
        let others = index.members.filter { _, members in
            members.methods.contains { $0.selector == text && !$0.isPrivate && !$0.isOverride }
        }
        guard others.count == 1, let type = others.first?.key,
            let method = others.first?.value.methods.first(where: { $0.selector == text })
        else { return nil }
        return SelectorReference(method, of: type).code
    }

    private init(_ method: TypeMembers.Method, of type: String) {
        owner = .type(type.writtenTypeName)
        isUnbound = true
        labels = method.name.labels
        cast = nil
        member = method.name.labels.isEmpty ? method.name.base : "\(method.name)"
        base = method.name.base
        selector = method.selector
    }

    private init(property: String, of type: String) {
        owner = .type(type.writtenTypeName)
        isUnbound = true
        labels = []
        cast = nil
        member = property
        base = property
        selector = property
    }

    /// The selector of the method.
    var code: String {
        switch owner {
        case .type(let type):
            let reference = "\(type).\(member)"
            guard let cast else { return "Selector(_method: \"\(selector)\", \(reference))" }
            let full = isUnbound ? cast : "(\(type)) -> \(cast)"
            return "Selector(_method: \"\(selector)\", (\(reference) as \(full)))"
        case .value(let value):
            let method = cast.map { "(target.\(member) as \($0))" } ?? "target.\(base)"
            let arguments = labels.enumerated().map { number, label in
                (label == "_" || cast != nil ? "" : label + ": ") + "$\(number)"
            }
            let call = "\(method)(\(arguments.joined(separator: ", ")))"
            return "_selector(\"\(selector)\", \(value), { target in { \(call) } })"
        }
    }

    /// The selector of the property's getter.
    var getter: String {
        switch owner {
        case .type(let type): "Selector(_method: \"\(base)\", { (target: \(type)) in { target.\(base) } })"
        case .value(let value): "_selector(\"\(base)\", \(value), { target in { target.\(base) } })"
        }
    }

    /// The selector of the property's setter.
    var setter: String {
        let name = Self.setter(of: base)
        return switch owner {
        case .type(let type): "Selector(_method: \"\(name)\", { (target: \(type)) in { target.\(base) = $0 } })"
        case .value(let value): "_selector(\"\(name)\", \(value), { target in { target.\(base) = $0 } })"
        }
    }

    private static func setter(of property: String) -> String {
        "set\(property.prefix(1).uppercased())\(property.dropFirst()):"
    }
}

extension ProjectIndex {
    /// The method `base` of the type `name` or of what it inherits, or the only one of the project where the type is not known;
    /// with the labels, or their number, if they are given.
    ///
    /// Of several, one with parameters of these `types` comes first.
    fileprivate func method(
        _ base: String, _ labels: [String]?, _ count: Int?, _ types: ParameterTypes?, of name: String?
    ) -> TypeMembers.Method? {
        let owners = name.map(ancestors) ?? members.keys.sorted()
        let methods = owners.flatMap { members[$0]?.methods ?? [] }.filter { method in
            method.name.base == base && (labels == nil || method.name.labels == labels)
                && (count == nil || method.name.labels.count == count)
        }
        guard name != nil || Set(methods.map(\.name)).count == 1 else { return nil }
        let suited = types.flatMap { types in
            methods.first { ParameterTypes($0.parameters, aliases: aliases).matches(types) }
        }
        return suited ?? methods.first
    }

    /// The labels of the one method of that name in the project; none where there is no such method, or several.
    fileprivate func knownLabels(of name: String) -> [String] {
        guard let known = labels[name], known.count == 1 else { return [] }
        return known.first ?? []
    }
}

extension SyntaxProtocol {
    /// The name of the innermost type around it, if that is a generic class: its code means itself by that alone, and any of
    /// its kind by the names around it.
    fileprivate var nameOfGenericClass: String? {
        var current = parent
        while let node = current {
            if node.asProtocol((any DeclGroupSyntax).self) != nil {
                let type = node.as(ClassDeclSyntax.self)
                return type?.genericParameterClause == nil ? nil : type?.name.text
            }
            current = node.parent
        }
        return nil
    }
}

extension TypeSyntax {
    /// The type without the mark of an optional one, and without parentheses around it.
    fileprivate var withoutOptional: TypeSyntax {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.withoutOptional }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.type.withoutOptional
        }
        return self
    }
}
