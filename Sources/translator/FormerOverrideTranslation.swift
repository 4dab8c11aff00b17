import SwiftSyntax

/// Overrides of members by the names that they had before Swift 4.2, which get those of today.
struct FormerOverrideTranslation {
    private(set) var changes = FileChanges()

    /// Properties that were renamed.
    private static let properties = [
        "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
        "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    ]
    /// Methods without arguments that became properties.
    private static let methods: Set<String> = [
        "prefersHomeIndicatorAutoHidden", "preferredScreenEdgesDeferringSystemGestures",
    ]

    /// The translation of a property.
    init(of node: VariableDeclSyntax) {
        guard node.modifiers.areOfOverride, let pattern = node.bindings.first?.pattern,
            let name = Self.properties[pattern.trimmedDescription]
        else { return }
        changes.replace(pattern, with: name)
    }

    /// The translation of a method.
    init(of node: FunctionDeclSyntax) {
        guard node.modifiers.areOfOverride, Self.methods.contains(node.name.text),
            node.signature.parameterClause.parameters.isEmpty, let result = node.signature.returnClause
        else { return }
        changes.replace(node.funcKeyword, with: "var")
        changes.replace(node.signature.parameterClause, with: "")
        changes.replace(result.arrow, with: ":")
    }
}

extension DeclModifierListSyntax {
    fileprivate var areOfOverride: Bool { contains { $0.name.text == "override" } }
}
