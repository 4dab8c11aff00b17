import SwiftSyntax

/// A macro of the compiler's that stands for a value: a key path or a resource.
struct LiteralTranslation {
    private(set) var changes = FileChanges()

    /// The translation of `#keyPath` and of literals of images, colours and files; without changes for other macros.
    init(of node: MacroExpansionExprSyntax) {
        switch node.macroName.text {
        case "keyPath":
            let path = node.arguments.first?.expression.trimmedDescription ?? ""
            changes.replace(node, with: "\"\(Self.keyPath(path))\"")
        case "imageLiteral":
            nameResource(of: node, by: "UIImage(imageLiteralResourceName: ")
        case "fileLiteral":
            guard let end = node.rightParen else { return }
            nameResource(of: node, by: "Bundle.main.url(forResource: ")
            changes.replace(end, with: ", withExtension: nil)!")
        case "colorLiteral":
            changes.replace(node.pound, with: "")
            changes.replace(node.macroName, with: "UIColor")
        default: break
        }
    }

    /// Calls what `start` begins with the argument of `node`.
    private mutating func nameResource(of node: MacroExpansionExprSyntax, by start: String) {
        guard let argument = node.arguments.first, argument.label?.text == "resourceName", node.leftParen != nil
        else { return }
        let range = node.pound.trimmedOffsets.lowerBound..<argument.expression.trimmedOffsets.lowerBound
        changes.append(SourceEdit(range, start))
    }

    /// The names of properties behind the type, which begins with a capital letter.
    static func keyPath(_ path: String) -> String {
        let names = path.split(separator: ".").map(String.init)
        return names.drop { $0.first?.isUppercase == true || $0 == "self" }.joined(separator: ".")
    }
}
