import SwiftSyntax

/// The names that are not here, as one file sees them: those of the modules that it imports, and what is left out of the
/// project because of them.
struct AbsentNaming: Equatable {
    /// The module for which each type of the project is left out.
    var types: [String: String] = [:]
    /// The module for which each member is left out, by its type and its name.
    var members: [String: [String: String]] = [:]
    /// The names of the absent modules that the file imports.
    private var modules: [String] = []
    /// The names that the project declares itself.
    private var declared: Set<String> = []

    /// Names that no module has here, and what stands for each in messages.
    private var absent: [String: String] = [:]

    /// The names of a project that declares `declared` names, where `absent` ones are not here.
    init(declared: Set<String>, absent: [String: String]) {
        self.declared = declared
        self.absent = absent
    }

    /// These names for a file that imports `imports`.
    func imported(_ imports: [String]) -> AbsentNaming {
        var naming = self
        let absent = imports.filter { !BuildCondition.ownModules.contains($0) }.compactMap(AbsentModule.named)
        naming.modules = absent.flatMap { [$0.name] + $0.brings }
        return naming
    }

    /// These names with what `other` leaves out.
    mutating func merge(_ other: AbsentNaming) {
        types.merge(other.types) { first, _ in first }
        for (type, names) in other.members { members[type, default: [:]].merge(names) { first, _ in first } }
    }

    /// The module for which the global name or type `word` is not here; nil where it is.
    func module(of word: String) -> String? { types[word] ?? moduleOfConstant(word) }

    /// The words in messages for the label `word` of an argument; nil where calls may have it.
    func module(ofLabel word: String) -> String? { declared.contains(word) ? nil : absent[word] }

    /// The module that declares `word`; nil where none of the imported ones does.
    func moduleOfConstant(_ word: String) -> String? {
        guard !declared.contains(word) else { return nil }
        return modules.first { AbsentModule.named($0)?.declares(word) == true } ?? absent[word]
    }
}

/// Finds the first use of a name that is not here.
final class AbsentUseFinder: SyntaxVisitor {
    private let naming: AbsentNaming
    /// The variables of the function that are left out, and the modules because of which they are.
    private let locals: [String: String]
    /// The name of the type around the code; empty for none.
    private let type: String
    private let entersClosures: Bool
    /// The module of the first use.
    private(set) var module: String?

    /// A finder of the names in `naming` and of `locals` within the type `type`.
    init(_ naming: AbsentNaming, locals: [String: String] = [:], within type: String, entersClosures: Bool = true) {
        self.naming = naming
        self.locals = locals
        self.type = type
        self.entersClosures = entersClosures
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        entersClosures ? .visitChildren : .skipChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        note(node.label.flatMap { naming.module(ofLabel: $0.text) })
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let word = node.baseName.text
        note(locals[word] ?? naming.members[type]?[word] ?? naming.module(of: word))
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        note(naming.module(of: node.name.text))
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let word = node.declName.baseName.text
        note(naming.moduleOfConstant(word))
        guard let base = node.base else { return .skipChildren }
        let words = base.tokens(viewMode: .sourceAccurate).map(\.text)
        if words == ["self"] || words == ["self", "?"] || words == ["self", "!"] { note(naming.members[type]?[word]) }
        for (owner, names) in naming.members where words.contains(owner) { note(names[word]) }
        walk(base)
        return .skipChildren
    }

    private func note(_ found: String?) { if module == nil { module = found } }
}
