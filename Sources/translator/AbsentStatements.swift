import SwiftSyntax

/// The statements of a function that need a module that is not here, and those that use their results.
struct AbsentStatements {
    /// The bytes of the statements that are left out.
    private(set) var ranges: [Range<Int>] = []
    /// The module because of which each of them is.
    private(set) var modules: [String] = []
    /// The module because of which a value that is to be returned is left out; nil where none is.
    private(set) var moduleOfResult: String?
    /// The variables that are left out, and the modules because of which they are.
    private var locals: [String: String] = [:]
    private let naming: AbsentNaming
    private let type: String

    /// The statements of a function within the type `type`, by the names in `naming`.
    init(_ naming: AbsentNaming, within type: String) {
        self.naming = naming
        self.type = type
    }

    private func module(of node: some SyntaxProtocol, entersClosures: Bool = true) -> String? {
        let finder = AbsentUseFinder(naming, locals: locals, within: type, entersClosures: entersClosures)
        finder.walk(node)
        return finder.module
    }

    /// Leaves out of `items` what needs them.
    mutating func visit(_ items: CodeBlockItemListSyntax) {
        for item in items {
            guard let module = module(of: item) else { continue }
            if let condition = item.item.as(IfConfigDeclSyntax.self) {
                for clause in condition.clauses where !clause.isForOtherPlatform {
                    if case .statements(let inner)? = clause.elements { visit(inner) }
                }
            } else if !enterBodies(of: item) {
                leaveOut(item, because: module)
                if items.count == 1, item.item.is(ExprSyntax.self) { moduleOfResult = module }
            }
        }
    }

    /// Leaves out of the bodies of `item` what needs them, where nothing else of it does; whether that is so.
    private mutating func enterBodies(of item: CodeBlockItemSyntax) -> Bool {
        let inner = BodyFinder(viewMode: .sourceAccurate)
        inner.walk(item)
        guard !inner.bodies.isEmpty, module(ofHeadOf: Syntax(item), without: inner.bodies) == nil else { return false }
        var trial = self
        for body in inner.bodies {
            let isClosure = body.parent?.is(ClosureExprSyntax.self) == true
            let before = trial.ranges.count
            trial.visit(body)
            // A closure's value is missed where its only statement, or what it returns, is left out.
            let isEmptied = isClosure && body.count == 1 && trial.ranges.last == body.first?.trimmedOffsets
            if isEmptied, trial.ranges.count > before { return false }
            if isClosure, trial.moduleOfResult != moduleOfResult { return false }
        }
        self = trial
        return true
    }

    /// The module of the first use in `node` outside of `bodies`.
    private func module(ofHeadOf node: Syntax, without bodies: [CodeBlockItemListSyntax]) -> String? {
        let ids = Set(bodies.map { Syntax($0).id })
        for child in node.children(viewMode: .sourceAccurate) where !ids.contains(child.id) {
            let holdsBody = bodies.contains { $0.position >= child.position && $0.endPosition <= child.endPosition }
            if !holdsBody {
                if let module = module(of: child) { return module }
            } else if let module = module(ofHeadOf: child, without: bodies) {
                return module
            }
        }
        // A node with bodies within it is not visited itself: its own names are those of its children.
        return nil
    }

    private mutating func leaveOut(_ item: CodeBlockItemSyntax, because module: String) {
        ranges.append(item.trimmedOffsets)
        modules.append(module)
        let returns = item.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
        if returns, !item.item.is(GuardStmtSyntax.self) { moduleOfResult = moduleOfResult ?? module }
        let names = LocalNameFinder(viewMode: .sourceAccurate)
        names.walk(item)
        for name in names.names { locals[name] = module }
    }
}

/// Finds the outermost lists of statements within a statement: those of its blocks, cases and closures.
private final class BodyFinder: SyntaxVisitor {
    private(set) var bodies: [CodeBlockItemListSyntax] = []
    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        bodies.append(node)
        return .skipChildren
    }
}

/// Finds the names that a statement declares for those behind it.
private final class LocalNameFinder: SyntaxVisitor {
    private(set) var names: [String] = []

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.append(node.identifier.text)
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        names.append(node.name.text)
        return .skipChildren
    }
}
