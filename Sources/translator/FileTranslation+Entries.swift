import SwiftSources
import SwiftSyntax

/// Types that can be opened.
extension FileTranslation {
    private static let entryKinds: [String: SourceEntry.Kind] = [
        "UIApplicationDelegate": .application, "UIWindowSceneDelegate": .scene,
        "UIViewControllerAnimatedTransitioning": .animator, "UINavigationControllerDelegate": .delegate,
        "UIViewControllerTransitioningDelegate": .delegate, "UITabBarControllerDelegate": .delegate,
        "UIPercentDrivenInteractiveTransition": .driver, "UIViewControllerInteractiveTransitioning": .driver,
    ]

    /// Adds the class where it can be opened, by what it inherits in any file.
    func addEntry(of node: ClassDeclSyntax) {
        let name = (node.enclosingTypeNames + [node.typeName]).joined(separator: ".")
        let kinds = index.ancestors(of: name).compactMap { Self.entryKinds[$0] }
        guard let kind = SourceEntry.Kind.allCases.first(where: kinds.contains), !Syntax(node).isWithinFunction,
            !index.isAbstract(name)
        else { return }
        // A screen that is a delegate as well is a part of an app.
        if kind == .delegate || kind == .animator, index.isScreen(name) { return }
        var entry = SourceEntry(kind: kind, name: name, file: file, position: position(of: Syntax(node)))
        if kind == .animator || kind == .driver { entry.container = index.container(of: name, in: file) }
        // The functions stand at the level of the file, where types that are private to others cannot be named.
        if !Syntax(node).isWithinPrivateType { addFunctions(of: node, to: &entry) }
        entries.append(entry)
    }

    /// Adds the functions by which the object of `entry`, a `node`, is made, attached and asked.
    private func addFunctions(of node: ClassDeclSyntax, to entry: inout SourceEntry) {
        let name = entry.name
        let function = entryFunction
        var functions: [String] = []
        if let construction = Construction(of: name, in: index) {
            entry.function = function
            functions.append(
                Self.function(function, "(_ forward: Bool) -> UnsafeMutableRawPointer", construction.body))
        }
        if [.driver, .delegate].contains(entry.kind), index.members[name]?.isGeneric != true,
            let attachment = Attachment(of: name, in: index, byVariable: entry.kind == .driver)
        {
            let attach = function + "_attach"
            entry.attachFunction = attach
            let parameters = "(_ controller: UnsafeMutableRawPointer, _ forward: Bool) -> UnsafeMutableRawPointer?"
            functions.append(Self.function(attach, parameters, attachment.body))
        }
        if entry.kind == .driver, let flag = Attachment.flag(of: name, in: index) {
            let told = function + "_interacts"
            entry.interactionFunction = told
            let body = "Unmanaged<\(name)>.fromOpaque(object).takeUnretainedValue().\(flag)"
            functions.append(Self.function(told, "(_ object: UnsafeMutableRawPointer) -> Bool", body))
        }
        let end = Syntax(node).outermostDeclaration.trimmedOffsets.upperBound
        if !functions.isEmpty { edits.append(SourceEdit(end..<end, functions.joined())) }
    }

    /// The text of a C function.
    private static func function(_ name: String, _ signature: String, _ body: String) -> String {
        "\n@_cdecl(\"\(name)\") @MainActor public func \(name)\(signature) { \(body) }"
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

    /// Whether the node is known within a function only.
    fileprivate var isWithinFunction: Bool {
        var current = parent
        while let node = current {
            if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) || node.is(AccessorBlockSyntax.self) {
                return true
            }
            current = node.parent
        }
        return false
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
