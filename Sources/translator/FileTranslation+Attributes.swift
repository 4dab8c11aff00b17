import SwiftSyntax

/// Attributes, imports and conditions.
extension FileTranslation {
    /// The attributes that tell the runtime, Interface Builder or the linker of a declaration.
    private static let runtimeAttributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
        "NSManaged", "GKInspectable", "NSCopying", "main", "UIApplicationMain",
    ]

    /// The modules whose submodules are imported as a whole.
    private static let wholeModules: Set<String> = [
        "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "CoreAnimation",
    ]

    /// Removes an attribute that tells the runtime of a declaration.
    func removeIfForRuntime(_ node: AttributeSyntax) {
        if Self.runtimeAttributes.contains(node.attributeName.trimmedDescription) { remove(node) }
    }

    /// Imports the module in place of a submodule or of one declaration.
    func shorten(_ node: ImportDeclSyntax) {
        guard let module = node.path.first, Self.wholeModules.contains(module.name.text) else { return }
        if let kind = node.importKindSpecifier { remove(kind) }
        guard let last = node.path.last, last != module else { return }
        edits.append(SourceEdit(module.name.trimmedOffsets.upperBound..<last.trimmedOffsets.upperBound, ""))
    }

    /// Takes the parts of `condition` that ask for iOS as true.
    func translateCondition(_ condition: ExprSyntax) {
        let finder = PlatformFinder(viewMode: .sourceAccurate)
        finder.walk(condition)
        for call in finder.calls { replace(call, with: "true") }
    }
}

/// Finds `os(iOS)` in a condition.
private final class PlatformFinder: SyntaxVisitor {
    private(set) var calls: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.trimmedDescription.filter({ $0 != " " }) == "os(iOS)" { calls.append(node) }
        return .skipChildren
    }
}
