import SwiftSyntax

/// A file that imports SwiftUI, and its parts that need it.
struct SwiftUIFile {
    /// A preview of a screen of UIKit's by SwiftUI.
    struct Preview {
        /// The name; empty for a preview without one.
        var name: String
        /// The item in whose place it is put.
        var item: CodeBlockItemSyntax
        /// The file of the statements that make the screen.
        var file: Int
        var body: CodeBlockItemListSyntax
    }

    /// A type by which SwiftUI shows a screen or a view of UIKit's.
    struct Screen {
        var name: String
        var file: Int
        /// The statements that make it; nil where they ask for more than the type's name.
        var body: CodeBlockItemListSyntax?
    }

    let number: Int
    /// All items but imports.
    let items: [CodeBlockItemSyntax]
    /// Those that need SwiftUI.
    private(set) var parts: [CodeBlockItemSyntax]

    /// The protocols of SwiftUI whose types are parts.
    private static let protocols: Set<String> = [
        "View", "App", "Scene", "PreviewProvider", "ViewModifier", "UIViewControllerRepresentable",
        "UIViewRepresentable",
        "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "TextFieldStyle", "ProgressViewStyle",
        "Shape",
        "InsettableShape", "Layout", "PreferenceKey", "EnvironmentKey", "GeometryEffect", "ShapeStyle", "Transition",
        "LibraryContentProvider", "ToolbarContent", "Commands", "DynamicProperty", "Widget", "WidgetBundle",
    ]
    /// The types of SwiftUI whose extensions are parts.
    private static let types: Set<String> = [
        "View", "Color", "Text", "Image", "Font", "Animation", "AnyTransition", "EnvironmentValues", "Binding",
        "Button",
        "Shape", "Path", "Angle", "Edge", "Gradient", "ButtonStyle",
    ]
    private static let screenProtocols: Set<String> = ["UIViewControllerRepresentable", "UIViewRepresentable"]

    /// The parts of the file `tree` of that number, of a project that declares `declared` names; nil where it does not import
    /// SwiftUI.
    init?(_ tree: SourceFileSyntax, number: Int, declared: Set<String>) {
        self.number = number
        let all = tree.statements.activeItems
        let imports = all.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
        guard imports.contains("SwiftUI") else { return nil }
        items = all.filter { !$0.item.is(ImportDeclSyntax.self) }
        // Names that the project declares itself are not SwiftUI's.
        let protocols = Self.protocols.subtracting(declared)
        let types = Self.types.subtracting(declared)
        var parts = items.filter { Self.isPart($0, protocols, types) }
        // Extensions go with their types.
        let names = Set(parts.flatMap(\.declaredNames))
        let ids = Set(parts.map(\.id))
        parts += items.filter { item in
            let extended = item.item.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
            return extended.map(names.contains) == true && !ids.contains(item.id)
        }
        self.parts = parts
    }

    /// Takes the `#Preview` blocks that show one of the declarations called `names` as parts, too.
    mutating func addPreviews(of names: Set<String>) {
        parts += items.filter { item in
            item.previewBody?.statements.last.flatMap(Self.callee).map(names.contains) == true
        }
    }

    private static func isPart(_ item: CodeBlockItemSyntax, _ protocols: Set<String>, _ types: Set<String>) -> Bool {
        if let node = item.item.as(ExtensionDeclSyntax.self), types.contains(node.extendedType.trimmedDescription) {
            return true
        }
        if let group = item.item.asProtocol((any DeclGroupSyntax).self) {
            let inherited = group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
            return inherited.contains { protocols.contains($0.replacing("SwiftUI.", with: "")) }
        }
        let type =
            item.item.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
            ?? item.item.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
        return type?.trimmedDescription.hasSuffix("some View") == true
    }

    /// The name of what the statement calls, without the modifiers behind it.
    private static func callee(of item: CodeBlockItemSyntax) -> String? {
        var expression = item.item.as(ExprSyntax.self)
        while let call = expression?.as(FunctionCallExprSyntax.self) {
            guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
                return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
                    ?? call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
            }
            expression = member.base
        }
        return nil
    }

    // MARK: Screens of UIKit's

    /// The types of the file that show one.
    var screens: [Screen] {
        parts.compactMap { item in
            guard let group = item.item.asProtocol((any DeclGroupSyntax).self), let name = item.declaredNames.first,
                group.inheritanceClause?.inheritedTypes.contains(where: {
                    Self.screenProtocols.contains($0.type.trimmedDescription)
                }) == true
            else { return nil }
            return Screen(name: name, file: number, body: Self.body(of: group))
        }
    }

    /// The statements by which `group` makes what it shows, unless they ask for properties or the context.
    private static func body(of group: any DeclGroupSyntax) -> CodeBlockItemListSyntax? {
        let members = group.memberBlock.members.map(\.decl)
        let makers = members.compactMap { $0.as(FunctionDeclSyntax.self) }
        guard let maker = makers.first(where: { ["makeUIViewController", "makeUIView"].contains($0.name.text) }),
            let body = maker.body?.statements
        else { return nil }
        let own = members.flatMap { member -> [String] in
            member.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription)
                ?? member.asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
        }
        let needed = Set(own + ["context", "self"])
        return body.tokens(viewMode: .sourceAccurate).contains { needed.contains($0.text) } ? nil : body
    }

    /// The names of the previews, and of what they show screens by.
    var namesOfPreviews: [String] { screens.map(\.name) + parts.filter(\.isPreview).flatMap(\.declaredNames) }

    /// The previews of the file that show one of `screens`.
    func previews(of screens: [Screen]) -> [Preview] {
        parts.compactMap { item in
            guard item.isPreview else { return nil }
            let finder = ScreenFinder(screens)
            finder.walk(item)
            guard let found = finder.found else { return nil }
            return Preview(name: item.previewName, item: item, file: found.file ?? number, body: found.body)
        }
    }
}

/// Finds the first call by which a preview shows a screen of UIKit's.
private final class ScreenFinder: SyntaxVisitor {
    private let screens: [SwiftUIFile.Screen]
    /// The statements that make the screen; the file is nil for that of the preview.
    private(set) var found: (file: Int?, body: CodeBlockItemListSyntax)?

    init(_ screens: [SwiftUIFile.Screen]) {
        self.screens = screens
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee =
            node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? node.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
        guard found == nil, let screen = screens.first(where: { $0.name == callee }) else { return .visitChildren }
        if let closure = node.trailingClosure, closure.signature == nil {
            found = (nil, closure.statements)
        } else if let body = screen.body {
            found = (screen.file, body)
        }
        return .visitChildren
    }
}

extension SwiftUIFile.Preview {
    /// The first of `screens` that the app `app` shows, by itself or by the views among `parts` that it names; nil where it
    /// shows none that can be made.
    init?(of app: CodeBlockItemSyntax, among parts: [CodeBlockItemSyntax], _ screens: [SwiftUIFile.Screen]) {
        var open = [app]
        var seen: Set<SyntaxIdentifier> = [app.id]
        while !open.isEmpty {
            let words = open.removeFirst().tokens(viewMode: .sourceAccurate).map(\.text)
            for word in words {
                if let screen = screens.first(where: { $0.name == word }), let body = screen.body {
                    self.init(name: app.declaredNames.first ?? "", item: app, file: screen.file, body: body)
                    return
                }
                open += parts.filter { $0.declaredNames.contains(word) && seen.insert($0.id).inserted }
            }
        }
        return nil
    }
}

extension CodeBlockItemSyntax {
    /// Whether the item is an app of SwiftUI's.
    var isApp: Bool {
        item.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes
            .contains { ["App", "SwiftUI.App"].contains($0.type.trimmedDescription) } == true
    }

    /// The block of a `#Preview`; nil for other items.
    fileprivate var previewBody: ClosureExprSyntax? { previewMacro?.trailingClosure }

    /// The item as a `#Preview`; nil for others.
    private var previewMacro: (any FreestandingMacroExpansionSyntax)? {
        let macro =
            item.as(MacroExpansionDeclSyntax.self) as (any FreestandingMacroExpansionSyntax)?
            ?? item.as(MacroExpansionExprSyntax.self)
        return macro?.macroName.text == "Preview" ? macro : nil
    }

    /// Whether the item is a preview of SwiftUI's.
    fileprivate var isPreview: Bool {
        if previewBody != nil { return true }
        let inherited = item.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes
        return inherited?.contains { $0.type.trimmedDescription.hasSuffix("PreviewProvider") } == true
    }

    /// The name of the preview without the word; empty for one without a name.
    fileprivate var previewName: String {
        if let macro = previewMacro {
            let text = macro.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
            return text ?? ""
        }
        var name = declaredNames.first ?? ""
        for ending in ["_Previews", "_Preview", "Previews", "Preview"] where name.hasSuffix(ending) {
            name.removeLast(ending.count)
            break
        }
        return name
    }
}
