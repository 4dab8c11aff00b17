import SwiftSyntax

/// The method by which an animator gives its property animator: the first one of a transition is kept, however often it is
/// asked.
struct KeptAnimatorTranslation {
    private(set) var changes = FileChanges()

    /// The translation of `interruptibleAnimator(using:)` of an animator; without changes for other functions.
    init(of node: FunctionDeclSyntax, in context: FileContext) {
        let parameters = node.signature.parameterClause.parameters
        guard node.name.text == "interruptibleAnimator", parameters.count == 1, let parameter = parameters.first,
            parameter.firstName.text == "using", let body = node.body, !body.statements.isEmpty,
            node.modifiers.allSatisfy({ !["static", "class"].contains($0.name.text) })
        else { return }
        let transition = (parameter.secondName ?? parameter.firstName).text
        let type = Syntax(node).enclosingTypeNames.joined(separator: ".")
        let ancestors = context.index.ancestors(of: type).map(\.writtenTypeName)
        guard transition != "_", ancestors.contains("UIViewControllerAnimatedTransitioning") else { return }
        let finder = ResultFinder(viewMode: .sourceAccurate)
        finder.walk(body)
        let start = body.leftBrace.trimmedOffsets.upperBound
        let isMadeAnew = finder.makesAnew(in: body)
        changes.insert(" _animator(of: self, in: \(transition), isMadeAnew: \(isMadeAnew)) {", at: start)
        changes.insert("}", at: body.rightBrace.trimmedOffsets.lowerBound)
    }
}

/// Finds the results of a function, and what is kept of its local values.
private final class ResultFinder: SyntaxVisitor {
    private var locals: Set<String> = []
    private var kept: Set<String> = []
    private var results: [ExprSyntax] = []

    /// Whether each result is an object that the function has made and keeps nowhere.
    func makesAnew(in body: CodeBlockSyntax) -> Bool {
        if results.isEmpty, body.statements.count == 1, let value = body.statements.first?.item.as(ExprSyntax.self) {
            results = [value]
        }
        return !results.isEmpty
            && results.allSatisfy { result in
                if let name = result.as(DeclReferenceExprSyntax.self)?.baseName.text {
                    return locals.contains(name) && !kept.contains(name)
                }
                return result.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
                    == "UIViewPropertyAnimator"
            }
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        let call = node.initializer?.value.as(FunctionCallExprSyntax.self)
        if call?.calledExpression.trimmedDescription == "UIViewPropertyAnimator" {
            locals.insert(node.pattern.trimmedDescription)
        }
        return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.expression { results.append(value) }
        return .visitChildren
    }

    /// A name on the right of an assignment, or in a call's argument, may be kept there.
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parent = node.parent
        let isResult = parent?.is(ReturnStmtSyntax.self) == true || parent?.is(CodeBlockItemSyntax.self) == true
        let isBase = parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id
        if !isResult, !isBase { kept.insert(node.baseName.text) }
        return .visitChildren
    }

    /// Closures return values of their own.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
