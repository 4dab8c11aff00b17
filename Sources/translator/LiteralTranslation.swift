import SwiftSyntax

/// A macro of the compiler's that stands for a value: a key path or a resource.
struct LiteralTranslation {
    private(set) var changes = FileChanges()

    /// The translation of `#keyPath`, `#imageLiteral` and `#colorLiteral`; without changes for other macros.
    init(of node: MacroExpansionExprSyntax) {
        switch node.macroName.text {
        case "keyPath":
            let path = node.arguments.first?.expression.trimmedDescription ?? ""
            changes.replace(node, with: "\"\(Self.keyPath(path))\"")
        case "imageLiteral":
            guard let argument = node.arguments.first, argument.label?.text == "resourceName", node.leftParen != nil
            else { return }
            let range = node.pound.trimmedOffsets.lowerBound..<argument.expression.trimmedOffsets.lowerBound
            changes.append(SourceEdit(range, "UIImage(imageLiteralResourceName: "))
        case "colorLiteral":
            changes.replace(node.pound, with: "")
            changes.replace(node.macroName, with: "UIColor")
        default: break
        }
    }

    /// The names of properties behind the type, which begins with a capital letter.
    private static func keyPath(_ path: String) -> String {
        let names = path.split(separator: ".").map(String.init)
        return names.drop { $0.first?.isUppercase == true || $0 == "self" }.joined(separator: ".")
    }
}
