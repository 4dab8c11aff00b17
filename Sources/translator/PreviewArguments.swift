import SwiftSyntax

/// The values for which the block of a preview is shown, one preview each.
struct PreviewArguments {
    /// The collection of the values.
    let expression: ExprSyntax
    /// A name for each value: itself where it is short, otherwise its number from 1.
    let labels: [String]

    /// Previews of one block; the values behind are left out.
    private static let most = 50

    /// The values that `node` names; nil without any.
    ///
    /// A collection whose number of values is known only when it runs counts as one of a single value.
    init?(of node: some FreestandingMacroExpansionSyntax, in context: FileContext) {
        guard let expression = node.arguments.first(where: { $0.label?.text == "arguments" })?.expression else {
            return nil
        }
        self.expression = expression
        if let array = expression.as(ArrayExprSyntax.self) {
            let names = array.elements.map { Self.name(of: $0.expression) }
            let areClear = !names.contains(nil) && Set(names).count == names.count
            labels = names.enumerated().prefix(Self.most).map { number, name in
                areClear ? name ?? "\(number + 1)" : "\(number + 1)"
            }
        } else if let range = Self.range(expression) {
            labels = range.prefix(Self.most).map(String.init)
        } else if let cases = Self.allCases(expression, context) {
            labels = Array(cases.prefix(Self.most))
        } else {
            labels = ["1"]
        }
    }

    /// The name of a value that says it all; nil for a longer expression.
    private static func name(of value: ExprSyntax) -> String? {
        if let text = value.as(StringLiteralExprSyntax.self) { return text.representedLiteralValue }
        if let member = value.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil {
            return member.declName.baseName.text
        }
        let isShort =
            value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
            || value.is(BooleanLiteralExprSyntax.self) || value.is(DeclReferenceExprSyntax.self)
            || value.is(PrefixOperatorExprSyntax.self) || value.is(NilLiteralExprSyntax.self)
        return isShort ? value.trimmedDescription : nil
    }

    /// The numbers of a range such as `1...3`.
    private static func range(_ expression: ExprSyntax) -> [Int]? {
        guard let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            let first = sequence.elements.first, let low = Int(first.trimmedDescription),
            let last = sequence.elements.last, let high = Int(last.trimmedDescription), low <= high
        else { return nil }
        switch sequence.elements.dropFirst().first?.trimmedDescription {
        case "...": return Array((low...high).prefix(most))
        case "..<" where low < high: return Array((low..<high).prefix(most))
        default: return nil
        }
    }

    /// The cases of an enumeration of the project's that is named by `Kind.allCases`.
    private static func allCases(_ expression: ExprSyntax, _ context: FileContext) -> [String]? {
        guard let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "allCases",
            let text = member.base?.trimmedDescription,
            let type = context.index.type(named: text, at: expression, in: context.file),
            let cases = context.index.members[type]?.cases, !cases.isEmpty
        else { return nil }
        return cases
    }
}
