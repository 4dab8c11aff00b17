import SwiftSources
import SwiftSyntax

/// The edits of one file, by which it compiles without an Objective-C runtime.
final class FileTranslation: SyntaxVisitor {
    let file: Int
    let index: ProjectIndex
    var edits: [SourceEdit] = []
    var problems: [SourceProblem] = []
    var entries: [SourceEntry] = []
    /// The overrides that go into the class of another place, and the file of that class.
    var movedMembers: [(file: Int, edit: SourceEdit)] = []
    /// The number of `#Preview` blocks that were seen.
    var previewCount = 0
    /// Whether an import was seen.
    var hasImport = false
    private let text: String

    init(_ file: Int, _ text: String, in index: ProjectIndex) {
        self.file = file
        self.text = text
        self.index = index
        super.init(viewMode: .sourceAccurate)
    }

    /// Adds what concerns the file as a whole, once all of it was visited.
    func finish() {
        // Apple's umbrella headers give a file without imports what its neighbours import.
        guard !hasImport else { return }
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        var start = text.utf8.starts(with: mark) ? mark.count : 0
        if text.utf8.dropFirst(start).starts(with: "#!".utf8) {
            start += text.utf8.dropFirst(start).prefix { $0 != UInt8(ascii: "\n") }.count + 1
        }
        start = min(start, byteCount)
        edits.append(SourceEdit(start..<start, "import UIKit; "))
    }

    /// The length of the file.
    var byteCount: Int { text.utf8.count }

    func replace(_ node: some SyntaxProtocol, with text: String) {
        edits.append(SourceEdit(node.trimmedOffsets, text))
    }

    /// Removes the node with the spaces after it.
    func remove(_ node: some SyntaxProtocol) { edits.append(SourceEdit(node.offsetsWithSpaceAfter, "")) }

    /// Reports a construct that cannot be translated; what the parser did not understand is left to the compiler.
    func report(_ node: some SyntaxProtocol, _ message: String) {
        guard !node.hasError else { return }
        problems.append(SourceProblem(file: file, position: position(of: node), message: message))
    }

    func position(of node: some SyntaxProtocol) -> SourcePosition {
        SourcePosition(offset: node.trimmedOffsets.lowerBound, in: text)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        hasImport = true
        shorten(node)
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        removeIfForRuntime(node)
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if ["dynamic", "optional"].contains(node.name.text) { remove(node) }
        return .skipChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        separateRequirements(of: node)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        moveOverrides(in: node)
        addConformances(to: node)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        addEntry(of: node)
        addConformances(to: node)
        return .visitChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { translateCondition(condition) }
        return node.isForOtherPlatform ? .skipChildren : .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        translateOptionalCall(node)
        translateSelectorText(node)
        translateSuperCall(node)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        renameResponder(node)
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        requireCopying(node)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        translateMacro(node) ? .visitChildren : .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { translatePreview(node) }
        return .visitChildren
    }
}
