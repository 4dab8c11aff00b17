import SwiftSyntax

/// `#selector`, `#keyPath` and literals of resources.
extension FileTranslation {
    /// Translates a macro of the runtime's; returns whether what it holds is to be visited.
    func translateMacro(_ node: MacroExpansionExprSyntax) -> Bool {
        switch node.macroName.text {
        case "selector":
            translateSelector(node)
            return false
        case "keyPath":
            let path = node.arguments.first?.expression.trimmedDescription ?? ""
            replace(node, with: "\"\(Self.keyPath(path))\"")
            return false
        case "imageLiteral": renameLiteral(node, "UIImage(imageLiteralResourceName: ", dropping: "resourceName")
        case "colorLiteral": replace(node.pound, with: ""); replace(node.macroName, with: "UIColor")
        case "Preview": translatePreview(node)
        default: break
        }
        return true
    }

    /// The names of properties behind the type, which begins with a capital letter.
    private static func keyPath(_ path: String) -> String {
        let names = path.split(separator: ".").map(String.init)
        return names.drop { $0.first?.isUppercase == true || $0 == "self" }.joined(separator: ".")
    }

    private func renameLiteral(_ node: MacroExpansionExprSyntax, _ call: String, dropping label: String) {
        guard let argument = node.arguments.first, argument.label?.text == label, let paren = node.leftParen else {
            return
        }
        let start = node.pound.trimmedOffsets.lowerBound
        _ = paren
        edits.append(SourceEdit(start..<argument.expression.trimmedOffsets.lowerBound, call))
    }

    private func translateSelector(_ node: MacroExpansionExprSyntax) {
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
        while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            expression = only.expression
        }
        guard let method = SelectorReference(expression, as: cast, in: index) else {
            return report(
                node,
                "#selector of \(expression.trimmedDescription) names no method of a type. Write the type's name before the method."
            )
        }
        switch argument.label?.text {
        case "getter": replace(node, with: method.getter)
        case "setter": replace(node, with: method.setter)
        default: replace(node, with: method.code)
        }
    }

    /// Makes a selector of a method out of `Selector("name")` and `NSSelectorFromString("name")`.
    func translateSelectorText(_ node: FunctionCallExprSyntax) {
        guard ["Selector", "NSSelectorFromString"].contains(node.calledExpression.trimmedDescription),
            node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil
        else { return }
        var expression = argument.expression
        while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            expression = only.expression
        }
        guard let name = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
            return report(node, "a selector of a text that is not written here has no method. Write #selector.")
        }
        let type = node.enclosingTypeNames.joined(separator: ".")
        guard let method = SelectorReference.code(named: name, within: type, in: index) else {
            return report(
                node, "no method of these files has the name \"\(name)\". Write #selector with the type and the method."
            )
        }
        replace(node, with: method)
    }
}
