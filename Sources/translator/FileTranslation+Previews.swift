import SwiftSources
import SwiftSyntax

/// Previews.
extension FileTranslation {
    /// Makes a function of a preview's block.
    func translatePreview(_ node: some FreestandingMacroExpansionSyntax) {
        let labelled = node.arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
        guard let closure = node.trailingClosure ?? labelled, node.enclosingTypeNamesAreEmpty, !node.hasError else {
            return
        }
        guard closure.signature == nil else {
            return report(
                node, "a preview whose block takes an argument cannot be opened. Write a block for each argument.")
        }
        let number = entries.count { $0.kind == .preview }
        let title = node.arguments.first.flatMap {
            $0.label == nil ? $0.expression.as(StringLiteralExprSyntax.self) : nil
        }
        let text = title?.representedLiteralValue ?? ""
        var entry = SourceEntry(
            kind: .preview, name: text.isEmpty ? "Preview \(number + 1)" : text, file: file,
            position: position(of: Syntax(node)))
        let function = entryFunction
        entry.function = function
        let arguments = Array(node.arguments)
        if let first = arguments.firstIndex(where: { $0.label?.text == "traits" }) {
            let rest = arguments[(first + 1)...].prefix { $0.label == nil }
            entry.traits = ([arguments[first]] + rest).map(\.expression.trimmedDescription)
        }
        entries.append(entry)
        let body = closure.leftBrace.endPosition.utf8Offset..<closure.rightBrace.trimmedOffsets.lowerBound
        if let last = closure.statements.last, last.item.is(ExprSyntax.self), !last.item.is(IfExprSyntax.self) {
            let start = last.trimmedOffsets.lowerBound
            edits.append(SourceEdit(start..<start, "return "))
        }
        edits.append(
            SourceEdit(
                Syntax(node).trimmedOffsets,
                [
                    .text("@MainActor func _\(function)() -> Any {"), .moved(file: file, range: body),
                    .text(
                        "}\n@_cdecl(\"\(function)\") @MainActor public func \(function)(_ forward: Bool) -> "
                            + "UnsafeMutableRawPointer { Unmanaged.passRetained(_\(function)() as AnyObject).toOpaque() }"
                    ),
                ]))
    }
}

extension FreestandingMacroExpansionSyntax {
    /// Whether the macro stands at the level of the file.
    fileprivate var enclosingTypeNamesAreEmpty: Bool { Syntax(self).enclosingTypeNames.isEmpty }
}
