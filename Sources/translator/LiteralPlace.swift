import SwiftSyntax

/// The surroundings of a literal in code that runs: the function that it is in.
struct LiteralPlace {
    /// The function, with the types around it, such as `Fade.animateTransition(using:)`.
    let function: String
    /// The bytes of the member of a type, or else of the file, that the literal is in.
    let declaration: Range<Int>

    /// The place of `literal`; nil where the compiler wants a literal, or where no function's or closure's body is around it.
    init?(of literal: Syntax) {
        var isInBody = false
        var name = ""
        var node = literal
        while let parent = node.parent {
            if !isInBody, Self.wantsLiteral(parent) { return nil }
            isInBody = isInBody || Self.isBody(parent)
            if let found = Self.name(of: parent) { name = found }
            if parent.is(MemberBlockItemSyntax.self) || parent.is(SourceFileSyntax.self) {
                guard isInBody else { return nil }
                function = (literal.enclosingTypeNames + (name.isEmpty ? [] : [name])).joined(separator: ".")
                let item = parent.is(SourceFileSyntax.self) ? Self.topLevelItem(around: literal) : parent
                declaration = item.trimmedOffsets
                return
            }
            node = parent
        }
        return nil
    }

    /// Whether `node` is where the compiler wants a literal, or where a value is made once for all: a pattern, a default, an
    /// attribute.
    private static func wantsLiteral(_ node: Syntax) -> Bool {
        node.is(ExpressionPatternSyntax.self) || node.is(FunctionParameterSyntax.self) || node.is(AttributeSyntax.self)
            || node.is(EnumCaseElementSyntax.self) || node.is(EnumCaseParameterSyntax.self)
    }

    private static func isBody(_ node: Syntax) -> Bool {
        node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) || node.is(AccessorBlockSyntax.self)
    }

    /// The name of the declaration `node`, if it is one that has a body.
    private static func name(of node: Syntax) -> String? {
        if let function = node.as(FunctionDeclSyntax.self) { return MethodName(of: function).description }
        if let initializer = node.as(InitializerDeclSyntax.self) {
            let labels = initializer.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
            return "init(\(labels.joined()))"
        }
        if let binding = node.as(PatternBindingSyntax.self) { return binding.pattern.trimmedDescription }
        if node.is(SubscriptDeclSyntax.self) { return "subscript" }
        if node.is(DeinitializerDeclSyntax.self) { return "deinit" }
        if let macro = node.as(MacroExpansionDeclSyntax.self) { return "#" + macro.macroName.text }
        return node.as(MacroExpansionExprSyntax.self).map { "#" + $0.macroName.text }
    }

    /// The outermost statement or declaration of the file around `node`.
    private static func topLevelItem(around node: Syntax) -> Syntax {
        var item = node
        while let parent = item.parent,
            !parent.is(CodeBlockItemListSyntax.self) || parent.parent?.is(SourceFileSyntax.self) != true
        {
            item = parent
        }
        return item
    }
}
