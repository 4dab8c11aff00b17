import SwiftSyntax

/// A call of an optional method of a protocol, as the ordinary one that it is here.
struct OptionalCallTranslation {
    private(set) var changes = FileChanges()
    private let context: FileContext
    private var index: ProjectIndex { context.index }

    /// The translation of a call; without changes for other methods.
    init(of node: FunctionCallExprSyntax, in context: FileContext) {
        self.context = context
        let chain = node.calledExpression.as(OptionalChainingExprSyntax.self)
        let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self)
        guard let callee = chain?.expression ?? forced?.expression else { return }
        let member = callee.as(MemberAccessExprSyntax.self)
        guard let name = (member?.declName ?? callee.as(DeclReferenceExprSyntax.self))?.baseName.text else { return }
        let names = optionalMethods(name, calledBy: node)
        guard !names.isEmpty, !holdsFunction(name, of: member?.base, at: node) else { return }
        if let forced {
            changes.replace(forced.exclamationMark, with: "")
            if returnsNilWhenMissing(names, calledBy: node) { changes.insert("!", at: node.trimmedOffsets.upperBound) }
            return
        }
        if let chain { changes.replace(chain.questionMark, with: "") }
        // What is called for its result expects an optional one.
        guard node.parent?.is(CodeBlockItemSyntax.self) != true, member?.base?.containsOptionalChain != true else {
            return
        }
        let whole = node.trimmedOffsets
        changes.insert("_optional(", at: whole.lowerBound)
        changes.insert(")", at: whole.upperBound)
    }

    /// Whether a call of one of the methods `names` returns nil where, and only where, the object lacks it.
    private func returnsNilWhenMissing(_ names: [String], calledBy node: FunctionCallExprSyntax) -> Bool {
        var requirements = names.flatMap { name in
            index.requirementsOfBase[String(name.prefix { $0 != "(" })]?.filter { $0.name == name } ?? []
        }
        let takingFunctions = requirements.filter { $0.parameterTypes?.last?.contains("->") == true }
        if node.trailingClosure != nil, !takingFunctions.isEmpty { requirements = takingFunctions }
        return !requirements.isEmpty && !requirements.contains(where: \.returnsOptional)
            && !names.contains(where: OptionalMethods.names.contains)
    }

    /// The optional methods named `base` that `node` may call; a closure behind the arguments may stand for any label.
    private func optionalMethods(_ base: String, calledBy node: FunctionCallExprSyntax) -> [String] {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let later = node.additionalTrailingClosures.map(\.label.text)
        guard node.trailingClosure != nil else {
            let name = "\(MethodName(base: base, labels: labels))"
            return index.optionalMethods.contains(name) || OptionalMethods.names.contains(name) ? [name] : []
        }
        let start = "\(MethodName(base: base, labels: labels))".dropLast()
        let end = later.map { $0 + ":" }.joined() + ")"
        func isMeant(_ name: String) -> Bool {
            guard name.hasPrefix(start), name.hasSuffix(end), name.count > start.count + end.count else { return false }
            return !name.dropFirst(start.count).dropLast(end.count + 1).contains(":")
        }
        return index.optionalMethods.union(OptionalMethods.namesOfBase[base] ?? []).filter(isMeant).sorted()
    }

    /// Whether `name` is a property of the object itself, or a variable, that holds a function: the methods of a class are not
    /// optional to itself, but those of a protocol are to its extensions.
    private func holdsFunction(_ name: String, of base: ExprSyntax?, at node: FunctionCallExprSyntax) -> Bool {
        guard let base else {
            return !index.isProtocol(index.enclosingTypeName(of: node, in: context.file))
                || index.closureProperties.contains(name)
        }
        return ["self", "self?"].contains(base.trimmedDescription) && index.closureProperties.contains(name)
    }
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
