import SwiftSyntax

/// Attributes, imports and conditions.
extension FileTranslation {
    /// The attributes that tell the runtime, Interface Builder or the linker of a declaration.
    static let runtimeAttributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
        "NSManaged", "GKInspectable", "NSCopying", "main", "UIApplicationMain",
    ]

    /// The modules that come with UIKit, whose declarations of a launch stand before theirs where only it is imported.
    private static let modulesOfUIKit: Set<String> = [
        "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "Dispatch", "Darwin",
    ]

    /// Removes an attribute that tells the runtime of a declaration.
    func removeIfForRuntime(_ node: AttributeSyntax) {
        if Self.runtimeAttributes.contains(node.attributeName.trimmedDescription) { remove(node) }
    }

    /// Imports UIKit in place of a module that comes with it, of a submodule, or of one declaration.
    func shorten(_ node: ImportDeclSyntax) {
        guard let module = node.path.first, let last = node.path.last, Self.modulesOfUIKit.contains(module.name.text)
        else { return }
        if let kind = node.importKindSpecifier { remove(kind) }
        guard module.name.text != "UIKit" || last != module else { return }
        edits.append(SourceEdit(module.name.trimmedOffsets.lowerBound..<last.trimmedOffsets.upperBound, "UIKit"))
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
