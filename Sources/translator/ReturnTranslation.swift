import SwiftSyntax

/// Statements that end in a value, which is returned as a closure of them would.
struct ReturnTranslation {
    private(set) var changes = FileChanges()
    private let context: FileContext

    /// The translation of `statements`.
    init(of statements: CodeBlockItemListSyntax, in context: FileContext) {
        self.context = context
        returnValue(of: statements)
    }

    /// Returns the value that the statements end in; that of each branch, where they end in a condition.
    private mutating func returnValue(of statements: CodeBlockItemListSyntax) {
        guard let last = statements.last else { return }
        if let condition = last.item.as(IfConfigDeclSyntax.self) {
            for clause in condition.clauses where !clause.isForOtherPlatform {
                if case .statements(let inner)? = clause.elements { returnValue(of: inner) }
            }
        } else if let attempt = last.item.as(DoStmtSyntax.self) {
            returnValue(of: attempt.body.statements)
            for clause in attempt.catchClauses { returnValue(of: clause.body.statements) }
        } else if let branches = last.item.as(ExpressionStmtSyntax.self)?.expression ?? last.item.as(ExprSyntax.self) {
            returnValue(of: branches)
        }
    }

    private mutating func returnValue(of expression: ExprSyntax) {
        if let condition = expression.as(IfExprSyntax.self) {
            returnValue(of: condition.body.statements)
            if case .codeBlock(let block)? = condition.elseBody {
                returnValue(of: block.statements)
            } else if case .ifExpr(let next)? = condition.elseBody {
                returnValue(of: ExprSyntax(next))
            } else {
                reportMissingElse(of: condition)
            }
        } else if let choice = expression.as(SwitchExprSyntax.self) {
            for item in choice.cases {
                if case .switchCase(let part) = item { returnValue(of: part.statements) }
            }
        } else if !expression.isAssignment, !expression.isTrap {
            changes.insert("return ", at: expression.trimmedOffsets.lowerBound)
        }
    }

    /// Reports a condition whose branch has a value, at the end of a preview, and that has no other branch.
    private mutating func reportMissingElse(of node: IfExprSyntax) {
        guard case .expr? = node.body.statements.last?.item else { return }
        changes.report(
            node, "a preview that ends here shows nothing where the condition does not hold. Add an else.", in: context)
    }
}

extension ExprSyntax {
    /// Whether the expression sets a value, and has none.
    fileprivate var isAssignment: Bool {
        self.as(SequenceExprSyntax.self)?.elements.contains { element in
            if element.is(AssignmentExprSyntax.self) { return true }
            let text = element.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
            return text.hasSuffix("=") && !["==", "!=", "===", "!==", "<=", ">="].contains(text)
        } ?? false
    }

    /// Whether the expression is a call that never returns.
    fileprivate var isTrap: Bool {
        let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
        return ["fatalError", "preconditionFailure"].contains(callee)
    }
}
