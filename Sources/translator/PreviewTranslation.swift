import SwiftSources
import SwiftSyntax

/// A preview, of whose block functions are made: one, or one for each of its arguments.
struct PreviewTranslation {
    private(set) var changes = FileChanges()
    private let context: FileContext
    /// The number of entries of the file before the preview.
    private let entryCount: Int

    /// The translation of a `#Preview` block that follows so many others and so many entries; nil without a block, and
    /// within a type.
    init?(
        of node: some FreestandingMacroExpansionSyntax, after previewCount: Int, entryCount: Int,
        in context: FileContext
    ) {
        self.context = context
        self.entryCount = entryCount
        let labelled = node.arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
        guard let closure = node.trailingClosure ?? labelled, node.enclosingTypeNamesAreEmpty, !node.hasError else {
            return nil
        }
        let file = context.file
        let name = Self.name(of: node, number: previewCount + 1)
        returnValue(of: closure.statements)
        var pieces: [SourceEdit.Piece]
        if let arguments = PreviewArguments(of: node, in: context) {
            let shared = "_\(context.entryFunction(entryCount))"
            pieces = [.text("@MainActor func \(shared)(_ index: Int) -> Any { _preview(at: index, of: ")]
            pieces += [.moved(file: file, range: arguments.expression.trimmedOffsets), .text(") ")]
            pieces += [.moved(file: file, range: closure.trimmedOffsets), .text(" }")]
            for (number, label) in arguments.labels.enumerated() {
                let function = addPreview("\(name) (\(label))", node)
                pieces.append(.text("\n" + Self.maker(function, of: "\(shared)(\(number))")))
            }
        } else {
            let function = addPreview(name, node)
            let body = closure.leftBrace.endPosition.utf8Offset..<closure.rightBrace.trimmedOffsets.lowerBound
            pieces = [.text("@MainActor func _\(function)() -> Any {"), .moved(file: file, range: body)]
            pieces.append(.text("}\n" + Self.maker(function, of: "_\(function)()")))
        }
        changes.append(SourceEdit(Syntax(node).trimmedOffsets, pieces))
    }

    /// The function by which the value of `expression` is previewed.
    private static func maker(_ function: String, of expression: String) -> String {
        "@_cdecl(\"\(function)\") @MainActor public func \(function)(_ forward: Bool) -> UnsafeMutableRawPointer "
            + "{ Unmanaged.passRetained(\(expression) as AnyObject).toOpaque() }"
    }

    private static func name(of node: some FreestandingMacroExpansionSyntax, number: Int) -> String {
        let first = node.arguments.first { $0.label == nil || $0.label?.text == "name" }?.expression
        let text = first?.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? ""
        return text.isEmpty ? "Preview \(number)" : text
    }

    /// Adds an entry, and returns the name of its function.
    private mutating func addPreview(_ name: String, _ node: some FreestandingMacroExpansionSyntax) -> String {
        var entry = SourceEntry(
            kind: .preview, name: name, file: context.file, position: context.position(of: Syntax(node)))
        let function = context.entryFunction(entryCount + changes.entries.count)
        entry.function = function
        let arguments = Array(node.arguments)
        if let first = arguments.firstIndex(where: { $0.label?.text == "traits" }) {
            let rest = arguments[(first + 1)...].prefix { $0.label == nil }
            entry.traits = ([arguments[first]] + rest).map(\.expression.trimmedDescription)
        }
        changes.append(entry)
        return function
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

extension FreestandingMacroExpansionSyntax {
    /// Whether the macro stands at the level of the file.
    fileprivate var enclosingTypeNamesAreEmpty: Bool { Syntax(self).enclosingTypeNames.isEmpty }
}
