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
        changes.append(ReturnTranslation(of: closure.statements, in: context).changes)
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
            let body = closure.leftBrace.endPosition.utf8Offset..<closure.rightBrace.trimmedOffsets.lowerBound
            pieces = Self.functions(addPreview(name, node), of: .moved(file: file, range: body))
        }
        changes.append(SourceEdit(Syntax(node).trimmedOffsets, pieces))
    }

    /// The translation of a `preview` by SwiftUI, the one of that number in its file.
    init(of preview: SwiftUIFile.Preview, number: Int, entryCount: Int, in context: FileContext) {
        self.context = context
        self.entryCount = entryCount
        let name = preview.name.isEmpty ? "Preview \(number)" : preview.name
        var entry = SourceEntry(
            kind: .preview, name: name, file: context.file, position: context.position(of: preview.item))
        let function = context.entryFunction(entryCount)
        entry.function = function
        changes.append(entry)
        let range = preview.body.position.utf8Offset..<preview.body.endPosition.utf8Offset
        let pieces = Self.functions(function, of: .moved(file: preview.file, range: range))
        changes.append(SourceEdit(preview.item.trimmedOffsets, pieces))
    }

    /// The functions by which the value of the statements `body` is previewed.
    private static func functions(_ function: String, of body: SourceEdit.Piece) -> [SourceEdit.Piece] {
        [
            .text("@MainActor func _\(function)() -> Any {"), body,
            .text("}\n" + maker(function, of: "_\(function)()")),
        ]
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
}

extension FreestandingMacroExpansionSyntax {
    /// Whether the macro stands at the level of the file.
    fileprivate var enclosingTypeNamesAreEmpty: Bool { Syntax(self).enclosingTypeNames.isEmpty }
}
