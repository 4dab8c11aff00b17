import SwiftSyntax

/// An optional method of a protocol as a value, such as `delegate.didMove` in `if let`: nil where the object lacks it.
struct OptionalReferenceTranslation {
    private(set) var changes = FileChanges()
    private let index: ProjectIndex

    /// The translation of a member that is not called; without changes for others than optional methods.
    init(of node: MemberAccessExprSyntax, in context: FileContext) {
        index = context.index
        guard let base = node.base, !node.isCalled else { return }
        // The methods of a class are not optional to itself, but those of a protocol are to its extensions.
        let isOwn = base.trimmedDescription == "self"
        let enclosing = index.enclosingTypeName(of: node, in: context.file)
        let isOfProtocol = isOwn && index.isProtocol(enclosing)
        guard Self.isValue(base), !isOwn || isOfProtocol else { return }
        let names = methods(node.declName)
        guard names.count == 1, let name = names.first else { return }
        let isOfDelegate = isDelegate(base)
        let isOfUIKit = OptionalMethods.names.contains(name)
        // A name without labels may be that of a property.
        let isClear = node.declName.argumentNames != nil || !isOfUIKit
        guard isOfDelegate || isOfProtocol || isClear && node.isExpectedToBeOptional else { return }
        let types = isOfProtocol ? [enclosing] : base.lastName.flatMap { index.declaredTypes[$0] } ?? []
        if let requirement = requirement(name, of: types) {
            refer(to: node, of: base, by: requirement.markerType)
        } else if isOfUIKit {
            let whole = node.trimmedOffsets
            changes.insert("_optional(", at: whole.lowerBound)
            changes.insert(")", at: whole.upperBound)
        }
    }

    /// Refers to the method of the protocol `marker`, to which an object that has it conforms.
    private mutating func refer(to node: MemberAccessExprSyntax, of base: ExprSyntax, by marker: String) {
        let whole = node.trimmedOffsets
        changes.insert("((", at: whole.lowerBound)
        if let chain = base.as(OptionalChainingExprSyntax.self) {
            changes.replace(chain.questionMark, with: " as? any \(marker))?")
        } else {
            changes.insert(" as? any \(marker))?", at: base.trimmedOffsets.upperBound)
        }
        changes.insert(")", at: whole.upperBound)
    }

    /// Whether `base` is a value, and not a type.
    private static func isValue(_ base: ExprSyntax) -> Bool {
        !base.is(SuperExprSyntax.self) && base.lastName?.first?.isUppercase != true
    }

    /// The full names of the optional methods that `name` may mean; none where it is that of a property.
    private func methods(_ name: DeclReferenceExprSyntax) -> Set<String> {
        let base = name.baseName.text
        let own = index.requirementsOfBase[base]?.map(\.name) ?? []
        let known = Set(OptionalMethods.namesOfBase[base] ?? []).union(own)
        guard let labels = name.argumentNames?.arguments.map(\.name.text) else {
            return index.properties.contains(base) ? [] : known
        }
        return known.intersection(["\(MethodName(base: base, labels: labels))"])
    }

    /// The one requirement called `name`, among several the one of a protocol in `types`; nil where there is none, or more.
    private func requirement(_ name: String, of types: Set<String>) -> OptionalRequirement? {
        let stated = index.requirementsOfBase[String(name.prefix { $0 != "(" })]?.filter { $0.name == name } ?? []
        guard stated.count > 1 else { return stated.first }
        let suited = stated.filter { requirement in
            types.contains { index.ancestors(of: $0).contains(requirement.origin) }
        }
        return suited.count == 1 ? suited.first : nil
    }

    /// Whether the name or the declared type of `base` is that of a delegate.
    private func isDelegate(_ base: ExprSyntax) -> Bool {
        guard let name = base.lastName else { return false }
        if ["delegate", "datasource"].contains(where: name.lowercased().hasSuffix) { return true }
        return index.declaredTypes[name]?.contains { type in
            index.isProtocol(type)
                || ["UI", "CA"].contains(where: type.hasPrefix)
                    && ["Delegate", "DataSource", "Transitioning", "Animating"].contains(where: type.hasSuffix)
        } ?? false
    }
}

extension ExprSyntax {
    /// The name in which the expression ends, without marks and arguments; nil where it ends in none.
    fileprivate var lastName: String? {
        if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.lastName }
        if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.lastName }
        if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        return self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}

extension MemberAccessExprSyntax {
    /// Whether the member is called, be it with a mark before the arguments; one whose labels are written is a value first.
    fileprivate var isCalled: Bool {
        guard declName.argumentNames == nil else { return false }
        var callee = Syntax(self)
        while let parent = callee.parent,
            parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
        {
            callee = parent
        }
        return callee.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == callee.id
    }

    /// Whether what stands around the member takes an optional value.
    fileprivate var isExpectedToBeOptional: Bool {
        guard let parent else { return false }
        if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) { return true }
        if let outer = parent.as(MemberAccessExprSyntax.self) {
            return ["map", "flatMap"].contains(outer.declName.baseName.text)
        }
        if parent.is(InitializerClauseSyntax.self) {
            return parent.parent?.is(OptionalBindingConditionSyntax.self) == true
        }
        guard let elements = parent.as(ExprListSyntax.self).map(Array.init),
            let place = elements.firstIndex(where: { $0.id == id })
        else { return false }
        return [-1, 1].contains { step in
            guard elements.indices.contains(place + step),
                let sign = elements[place + step].as(BinaryOperatorExprSyntax.self)?.operator.text
            else { return false }
            if sign == "??" { return step == 1 }
            let other = place + 2 * step
            return ["==", "!="].contains(sign) && elements.indices.contains(other)
                && elements[other].is(NilLiteralExprSyntax.self)
        }
    }
}
