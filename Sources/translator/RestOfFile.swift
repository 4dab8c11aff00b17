import SwiftSyntax

/// What stays of a file whose parts that need SwiftUI are left out.
struct RestOfFile {
    let number: Int
    /// The names that it declares at its level, in their order.
    let names: [String]
    /// The set of these names.
    let declared: Set<String>
    /// All identifiers of its text.
    let words: Set<String>
    private let tokens: [TokenSyntax]

    /// Names that only SwiftUI has, as far as code between UIKit's screens asks for them.
    private static let namesOfSwiftUI: Set<String> = [
        "UIHostingController", "UIHostingConfiguration", "AnyView", "EmptyView", "VStack", "HStack", "ZStack",
        "LazyVStack",
        "LazyHStack", "GeometryReader", "NavigationView", "NavigationStack", "StateObject", "ObservedObject",
        "EnvironmentObject", "ViewBuilder", "PreviewProvider", "UIViewControllerRepresentable", "UIViewRepresentable",
    ]

    /// The rest of the file `tree` of that number without the items `parts`.
    init(of tree: SourceFileSyntax, number: Int, without parts: Set<SyntaxIdentifier>) {
        self.number = number
        let items = tree.statements.activeItems.filter { !parts.contains($0.id) && !$0.item.is(ImportDeclSyntax.self) }
        names = items.flatMap(\.declaredNames)
        declared = Set(names)
        tokens = items.flatMap { item in
            item.tokens(viewMode: .sourceAccurate).filter { token in
                if case .identifier = token.tokenKind { true } else { false }
            }
        }
        words = Set(tokens.map(\.text))
    }

    /// The first place that names one of `absent` declarations, or also one of SwiftUI's that the file does not declare.
    func firstUse(of absent: Set<String>, andSwiftUI: Bool) -> TokenSyntax? {
        tokens.first { token in
            absent.contains(token.text)
                || andSwiftUI && Self.namesOfSwiftUI.contains(token.text) && !declared.contains(token.text)
        }
    }
}

extension CodeBlockItemListSyntax {
    /// The items at the level of a file, with those in conditional blocks that are not left out.
    var activeItems: [CodeBlockItemSyntax] {
        flatMap { item -> [CodeBlockItemSyntax] in
            guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return [item] }
            return condition.clauses.flatMap { clause -> [CodeBlockItemSyntax] in
                guard !clause.isForOtherPlatform, case .statements(let inner)? = clause.elements else { return [] }
                return inner.activeItems
            }
        }
    }
}

extension CodeBlockItemSyntax {
    /// The names that the item declares.
    var declaredNames: [String] {
        if let named = item.asProtocol((any NamedDeclSyntax).self) { return [named.name.text] }
        return item.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription) ?? []
    }
}
