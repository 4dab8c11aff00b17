import SwiftSyntax

/// A selector, as the method that it names.
struct SelectorTranslation {
    private(set) var changes = FileChanges()

    /// The translation of `#selector`.
    init(of node: MacroExpansionExprSyntax, in context: FileContext) {
        guard let argument = node.arguments.first else { return }
        var expression = argument.expression
        var cast: TypeSyntax?
        if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            let conversion = sequence.elements.dropFirst().first?.as(UnresolvedAsExprSyntax.self),
            conversion.questionOrExclamationMark == nil
        {
            cast = sequence.elements.last?.as(TypeExprSyntax.self)?.type
            expression = sequence.elements.first ?? expression
        }
        expression = expression.withoutParentheses
        guard let method = SelectorReference(expression, as: cast, in: context) else {
            changes.report(
                node,
                "#selector of \(expression.trimmedDescription) names no method of a type. Write the type's name before the method.",
                in: context)
            return
        }
        switch argument.label?.text {
        case "getter": changes.replace(node, with: method.getter)
        case "setter": changes.replace(node, with: method.setter)
        default: changes.replace(node, with: method.code)
        }
    }

    /// The translation of `Selector("name")` and `NSSelectorFromString("name")`; without changes for other calls.
    init(of node: FunctionCallExprSyntax, in context: FileContext) {
        guard ["Selector", "NSSelectorFromString"].contains(node.calledExpression.trimmedDescription),
            node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil
        else { return }
        guard
            let name = argument.expression.withoutParentheses.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        else {
            changes.report(
                node, "a selector of a text that is not written here has no method. Write #selector.", in: context)
            return
        }
        let type = context.index.enclosingTypeName(of: node, in: context.file)
        guard let method = SelectorReference.code(named: name, within: type, in: context.index) else {
            changes.report(
                node,
                "no method of these files has the name \"\(name)\". Write #selector with the type and the method.",
                in: context)
            return
        }
        changes.replace(node, with: method)
    }
}

extension ExprSyntax {
    /// The expression within the parentheses around all of it.
    fileprivate var withoutParentheses: ExprSyntax {
        var expression = self
        while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            expression = only.expression
        }
        return expression
    }
}
