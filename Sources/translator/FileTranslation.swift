import SwiftSyntax

/// The translation of one file, by which it compiles without an Objective-C runtime: visits its constructs in their order
/// and collects their changes.
final class FileTranslation: SyntaxVisitor {
    private(set) var changes = FileChanges()
    private let context: FileContext
    private let parts: SwiftUIParts
    /// The number of `#Preview` blocks that were seen.
    private var previewCount = 0
    /// Whether an import was seen.
    private var hasImport = false
    /// Whether it imports Combine.
    private(set) var importsCombine = false

    /// The modules that come with UIKit, whose declarations of a launch stand before theirs where only it is imported.
    private static let modulesOfUIKit: Set<String> = [
        "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "Dispatch", "Darwin", "SwiftUI", "os", "OSLog", "Symbols",
    ]

    /// Names of Combine, which SwiftUI brings as well: view models that import only SwiftUI have one of them.
    private static let namesOfCombine = [
        "ObservableObject", "@Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject",
    ]

    init(_ context: FileContext, without parts: SwiftUIParts) {
        self.context = context
        self.parts = parts
        super.init(viewMode: .sourceAccurate)
    }

    /// Adds what concerns the file as a whole, once all of it was visited.
    func finish() {
        var bodies: Set<SyntaxIdentifier> = []
        for preview in parts.previews.values where preview.file == context.file {
            guard bodies.insert(preview.body.id).inserted else { continue }
            walk(preview.body)
            changes.append(ReturnTranslation(of: preview.body, in: context).changes)
        }
        // Apple's umbrella headers give a file without imports what its neighbours import.
        guard !hasImport else { return }
        let text = context.text
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        var start = text.utf8.starts(with: mark) ? mark.count : 0
        if text.utf8.dropFirst(start).starts(with: "#!".utf8) {
            start += text.utf8.dropFirst(start).prefix { $0 != UInt8(ascii: "\n") }.count + 1
        }
        changes.insert("import UIKit; ", at: min(start, context.byteCount))
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard parts.items[context.file]?.contains(node.id) == true else { return .visitChildren }
        guard let preview = parts.previews[node.id] else {
            changes.remove(node)
            return .skipChildren
        }
        previewCount += 1
        changes.append(
            PreviewTranslation(of: preview, number: previewCount, entryCount: changes.entries.count, in: context)
                .changes)
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text, BuildCondition.ownModules.contains(module) {
            // The declarations of an opened module are compiled in this one.
            changes.remove(node)
            return .skipChildren
        }
        hasImport = true
        shorten(node)
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if node.isForRuntime { changes.remove(node) }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if ["dynamic", "optional"].contains(node.name.text) { changes.remove(node) }
        return .skipChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        changes.append(RequirementTranslation(of: node, in: context).changes)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        changes.append(OverrideTranslation(of: node, in: context).changes)
        changes.append(ConformanceTranslation(of: node, in: context).changes)
        translateInterface(of: node)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if parts.beginsApp(node),
            let entry = EntryTranslation(of: node, number: changes.entries.count, in: context)
        {
            changes.append(entry.changes)
        }
        changes.append(ConformanceTranslation(of: node, in: context).changes)
        translateInterface(of: node)
        return .visitChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { translateCondition(condition) }
        return node.isForOtherPlatform ? .skipChildren : .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        changes.append(OptionalCallTranslation(of: node, in: context).changes)
        changes.append(SelectorTranslation(of: node, in: context).changes)
        changes.append(RuntimeOverrideTranslation(of: node, in: context).changes)
        changes.append(ObservingTranslation(of: node, in: context).changes)
        changes.append(NumberTranslation(of: node, in: context.file).literals)
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        changes.append(NumberTranslation(of: node, in: context.file).literals)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        changes.append(DynamicPropertyTranslation(of: node).changes)
        changes.append(FormerOverrideTranslation(of: node).changes)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.baseType.as(IdentifierTypeSyntax.self) {
            removeModule(
                module.name.text, from: module.positionAfterSkippingLeadingTrivia, to: node.name.position)
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.base?.as(DeclReferenceExprSyntax.self) {
            removeModule(
                module.baseName.text, from: module.positionAfterSkippingLeadingTrivia, to: node.declName.position)
        }
        changes.append(OptionalReferenceTranslation(of: node, in: context).changes)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        changes.append(KeptAnimatorTranslation(of: node, in: context).changes)
        changes.append(FormerOverrideTranslation(of: node).changes)
        changes.append(RuntimeOverrideTranslation(of: node, in: context).changes)
        changes.append(NumberTranslation(of: node, in: context.file).literals)
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        changes.append(RuntimeOverrideTranslation(of: node).changes)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            changes.append(SelectorTranslation(of: node, in: context).changes)
            return .skipChildren
        case "keyPath":
            changes.append(LiteralTranslation(of: node).changes)
            return .skipChildren
        case "Preview": translatePreview(node)
        default: changes.append(LiteralTranslation(of: node).changes)
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { translatePreview(node) }
        return .visitChildren
    }

    private func translateInterface(of node: some DeclGroupSyntax) {
        let number = changes.interfaceFunctions.count
        changes.append(InterfaceTranslation(of: node, number: number, in: context).changes)
    }

    private func translatePreview(_ node: some FreestandingMacroExpansionSyntax) {
        guard
            let preview = PreviewTranslation(
                of: node, after: previewCount, entryCount: changes.entries.count, in: context)
        else { return }
        previewCount += 1
        changes.append(preview.changes)
    }

    /// Removes the `name` of one of the files' own modules before one of its declarations, unless it is also that of a type.
    private func removeModule(_ name: String, from start: AbsolutePosition, to end: AbsolutePosition) {
        guard BuildCondition.ownModules.contains(name), context.index.members[name] == nil else { return }
        changes.append(SourceEdit(start.utf8Offset..<end.utf8Offset, ""))
    }

    /// Imports UIKit in place of a module that comes with it, and whole modules in place of a submodule or of one declaration.
    private func shorten(_ node: ImportDeclSyntax) {
        guard let module = node.path.first, let last = node.path.last else { return }
        let isCombine = module.name.text == "Combine"
        let comesWithUIKit =
            Self.modulesOfUIKit.contains(module.name.text) || AbsentModule.named(module.name.text) != nil
        guard isCombine || comesWithUIKit else { return }
        let bringsCombine = module.name.text == "SwiftUI" && Self.namesOfCombine.contains(where: context.text.contains)
        if isCombine || bringsCombine { importsCombine = true }
        if let kind = node.importKindSpecifier { changes.remove(kind) }
        let name = isCombine ? "Combine" : bringsCombine ? "UIKit; import Combine" : "UIKit"
        guard module.name.text != name || last != module else { return }
        let range = module.name.trimmedOffsets.lowerBound..<last.trimmedOffsets.upperBound
        changes.append(SourceEdit(range, name))
    }

    /// Takes the parts of `condition` that ask for iOS, or for the files' own module, as true.
    private func translateCondition(_ condition: ExprSyntax) {
        let finder = PlatformFinder(viewMode: .sourceAccurate)
        finder.walk(condition)
        for call in finder.calls { changes.replace(call, with: "true") }
    }
}

/// Finds `os(iOS)` and `canImport` of the files' own modules in a condition.
private final class PlatformFinder: SyntaxVisitor {
    private(set) var calls: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let text = node.trimmedDescription.filter { $0 != " " }
        if text == "os(iOS)" || BuildCondition.ownModules.contains(where: { text == "canImport(\($0))" }) {
            calls.append(node)
        }
        return .skipChildren
    }
}
