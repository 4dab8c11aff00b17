import SwiftSyntax

/// A call of an optional method of a protocol, as the ordinary one that it is here.
struct OptionalCallTranslation {
    private(set) var changes = FileChanges()
    private let index: ProjectIndex

    /// The translation of a call; without changes for other methods.
    init(of node: FunctionCallExprSyntax, in index: ProjectIndex) {
        self.index = index
        guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let member = chain.expression.as(MemberAccessExprSyntax.self)
        else { return }
        guard isOptionalMethod(member.declName.baseName.text, calledBy: node), !holdsFunction(member) else { return }
        changes.replace(chain.questionMark, with: "")
        // What is called for its result expects an optional one.
        guard node.parent?.is(CodeBlockItemSyntax.self) != true, member.base?.containsOptionalChain != true else {
            return
        }
        let whole = node.trimmedOffsets
        changes.insert("_optional(", at: whole.lowerBound)
        changes.insert(")", at: whole.upperBound)
    }

    /// Whether `node` calls an optional method named `base`; a closure behind the arguments may stand for any label.
    private func isOptionalMethod(_ base: String, calledBy node: FunctionCallExprSyntax) -> Bool {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let later = node.additionalTrailingClosures.map(\.label.text)
        guard node.trailingClosure != nil else {
            let name = "\(MethodName(base: base, labels: labels))"
            return index.optionalMethods.contains(name) || OptionalMethods.names.contains(name)
        }
        let start = "\(MethodName(base: base, labels: labels))".dropLast()
        let end = later.map { $0 + ":" }.joined() + ")"
        func isMeant(_ name: String) -> Bool {
            guard name.hasPrefix(start), name.hasSuffix(end), name.count > start.count + end.count else { return false }
            return !name.dropFirst(start.count).dropLast(end.count + 1).contains(":")
        }
        return index.optionalMethods.contains(where: isMeant) || OptionalMethods.names.contains(where: isMeant)
    }

    /// Whether `member` is a property of the object itself that holds a function.
    private func holdsFunction(_ member: MemberAccessExprSyntax) -> Bool {
        let isOwn = ["self", "self?"].contains(member.base?.trimmedDescription)
        return isOwn && index.closureProperties.contains(member.declName.baseName.text)
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
