import SwiftSources
import SwiftSyntax

/// Types that can be opened.
extension FileTranslation {
    private static let entryKinds: [String: SourceEntry.Kind] = [
        "UIApplicationDelegate": .application, "UIWindowSceneDelegate": .scene,
        "UIViewControllerAnimatedTransitioning": .animator, "UINavigationControllerDelegate": .delegate,
        "UIViewControllerTransitioningDelegate": .delegate, "UITabBarControllerDelegate": .delegate,
        "UIPercentDrivenInteractiveTransition": .driver,
    ]

    /// Adds the type `name` where it can be opened: once, at the declaration that states to inherit what makes it so.
    func addEntries(of node: some DeclGroupSyntax, named name: String) {
        let kinds =
            node.inheritanceClause?.inheritedTypes.compactMap { Self.entryKinds[$0.type.trimmedDescription] } ?? []
        guard let kind = SourceEntry.Kind.allCases.first(where: kinds.contains) else { return }
        let name = (node.enclosingTypeNames + [name]).joined(separator: ".")
        // A screen that is a delegate as well is a part of an app.
        if kind == .delegate || kind == .animator, index.isScreen(name) { return }
        var entry = SourceEntry(kind: kind, name: name, file: file, position: position(of: Syntax(node)))
        // The function stands at the level of the file, where types that are private to others cannot be named.
        if !Syntax(node).isWithinPrivateType, let construction = Construction(of: name, in: index) {
            let function = entryFunction
            entry.function = function
            let end = Syntax(node).outermostDeclaration.trimmedOffsets.upperBound
            edits.append(
                SourceEdit(
                    end..<end,
                    "\n@_cdecl(\"\(function)\") @MainActor public func \(function)(_ forward: Bool) -> "
                        + "UnsafeMutableRawPointer { \(construction.body) }"))
        }
        entries.append(entry)
    }

    /// A name for the function of the next entry, known to no other file.
    var entryFunction: String { "segue_entry_\(file)_\(entries.count)" }
}

extension Syntax {
    /// The declaration at the level of the file, or of a conditional block, in which the node is; the node itself there.
    fileprivate var outermostDeclaration: Syntax {
        var outermost = self
        var current = parent
        while let node = current {
            if node.asProtocol((any DeclGroupSyntax).self) != nil { outermost = node }
            current = node.parent
        }
        return outermost
    }

    /// Whether the node, or a type around it but the outermost one, is private.
    fileprivate var isWithinPrivateType: Bool {
        var current: Syntax? = self
        while let node = current {
            let isNested = !node.enclosingTypeNames.isEmpty
            if isNested,
                node.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains(where: {
                    ["private", "fileprivate"].contains($0.name.text)
                }) == true
            {
                return true
            }
            current = node.parent
        }
        return false
    }
}
