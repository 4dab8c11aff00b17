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
        if let label = argument.label?.text, ["getter", "setter"].contains(label) {
            return translateAccessor(node, argument.expression, isSetter: label == "setter")
        }
        var expression = argument.expression
        var type: String?
        if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            let cast = sequence.elements.dropFirst().first?.as(UnresolvedAsExprSyntax.self),
            cast.questionOrExclamationMark == nil
        {
            type = sequence.elements.last?.trimmedDescription
            expression = sequence.elements.first ?? expression
        }
        while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            expression = only.expression
        }
        guard let method = methodReference(expression) else {
            return report(
                node,
                "#selector of \(expression.trimmedDescription) names no method of a type. Write the type's name before the method."
            )
        }
        var reference = method.reference
        if let type {
            let isCurried = expression.is(MemberAccessExprSyntax.self)
            reference = isCurried ? "(\(reference) as \(type))" : "(\(reference) as (\(method.type)) -> \(type))"
        }
        replace(node, with: "Selector(_method: \"\(method.name.selector)\", \(reference))")
    }

    /// The method that an expression within `#selector` names.
    private func methodReference(_ expression: ExprSyntax) -> (type: String, reference: String, name: MethodName)? {
        let (declaration, base): (DeclReferenceExprSyntax, ExprSyntax?)
        if let plain = expression.as(DeclReferenceExprSyntax.self) {
            (declaration, base) = (plain, nil)
        } else if let member = expression.as(MemberAccessExprSyntax.self) {
            (declaration, base) = (member.declName, member.base)
        } else {
            return nil
        }
        let enclosing = expression.enclosingTypeNames.joined(separator: ".")
        let type: String
        switch base?.trimmedDescription {
        case nil, "self", "super": type = enclosing
        case let name?: type = name
        }
        // A type's name begins with a capital letter; the method of a value has that value's type, which is not known.
        let isType =
            type == enclosing || index.classes[type] != nil
            || type.split(separator: ".").last?.first?.isUppercase == true
        guard !type.isEmpty, isType else { return nil }
        let base_ = declaration.baseName.text
        let labels = declaration.argumentNames.map { $0.arguments.map(\.name.text) } ?? knownLabels(of: base_)
        return (type, "\(type).\(declaration.trimmedDescription)", MethodName(base: base_, labels: labels))
    }

    /// The labels of the one method of that name in the project; none where there is no such method, or several.
    private func knownLabels(of name: String) -> [String] {
        guard let known = index.labels[name], known.count == 1 else { return [] }
        return known.first ?? []
    }

    private func translateAccessor(_ node: MacroExpansionExprSyntax, _ expression: ExprSyntax, isSetter: Bool) {
        guard let property = methodReference(expression) else {
            return report(node, "#selector names no property of a type. Write the type's name before the property.")
        }
        let name = property.name.base
        let type = property.type
        if isSetter {
            replace(node, with: "Selector(\"set\(name.prefix(1).uppercased())\(name.dropFirst()):\")")
        } else {
            replace(node, with: "Selector(_method: \"\(name)\", { (target: \(type)) in { target.\(name) } })")
        }
    }
}
