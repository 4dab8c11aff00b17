import SwiftSyntax

extension SyntaxProtocol {
    /// The bytes of the node, without the spaces and comments around it.
    var trimmedOffsets: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The bytes of the node and of the spaces after it on its line.
    var offsetsWithSpaceAfter: Range<Int> {
        let spaces = trailingTrivia.prefix { piece in
            switch piece {
            case .spaces, .tabs: true
            default: false
            }
        }
        let length = spaces.reduce(0) { $0 + $1.sourceLength.utf8Length }
        return trimmedOffsets.lowerBound..<trimmedOffsets.upperBound + length
    }

    /// The names of the types around the node, the outermost first; an extension counts with the type that it extends.
    var enclosingTypeNames: [String] {
        var names: [String] = []
        var current = parent
        while let node = current {
            if let type = node.asProtocol((any DeclGroupSyntax).self) { names.append(type.typeName) }
            // A type within a function is known by its own name.
            if !names.isEmpty, node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) { break }
            current = node.parent
        }
        return names.reversed()
    }
}

extension DeclGroupSyntax {
    /// The name of the type that is declared or extended, without generic arguments.
    var typeName: String {
        if let named = asProtocol((any NamedDeclSyntax).self) { return named.name.text }
        return self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
    }
}
