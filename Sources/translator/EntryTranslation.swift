import SwiftSources
import SwiftSyntax

/// A class that can be opened, with the functions by which its object is made, attached and asked.
struct EntryTranslation {
    private(set) var changes = FileChanges()
    private let context: FileContext

    private static let kinds: [String: SourceEntry.Kind] = [
        "UIApplicationDelegate": .application, "UIWindowSceneDelegate": .scene,
        "UIViewControllerAnimatedTransitioning": .animator, "UINavigationControllerDelegate": .delegate,
        "UIViewControllerTransitioningDelegate": .delegate, "UITabBarControllerDelegate": .delegate,
        "UIPercentDrivenInteractiveTransition": .driver, "UIViewControllerInteractiveTransitioning": .driver,
    ]

    /// The translation of a class, which can be opened by what it inherits in any file; nil for another one.
    ///
    /// `number` is that of the entry in its file.
    init?(of node: ClassDeclSyntax, number: Int, in context: FileContext) {
        self.context = context
        let index = context.index
        let name = index.typeName(of: node, in: context.file)
        guard let kind = Self.kind(of: name, in: index), !Syntax(node).isWithinFunction, !index.isAbstract(name)
        else { return nil }
        var entry = SourceEntry(
            kind: kind, name: name.writtenTypeName, file: context.file, position: context.position(of: Syntax(node)))
        if kind == .animator || kind == .driver {
            entry.container = index.container(of: name, in: context.file, isAnimator: kind == .animator)
        }
        // The functions stand at the level of the file, where types that are private to others cannot be named.
        if !Syntax(node).isWithinPrivateType {
            addFunctions(named: context.entryFunction(number), of: node, called: name, to: &entry)
        }
        // A controller is one entry of many, and no message where it cannot be made.
        if kind != .controller || entry.function != nil { changes.append(entry) }
    }

    /// The kind of the class `name`; nil for one that cannot be opened.
    private static func kind(of name: String, in index: ProjectIndex) -> SourceEntry.Kind? {
        let kinds = index.ancestors(of: name).compactMap { Self.kinds[$0] }
        let kind = SourceEntry.Kind.allCases.first(where: kinds.contains)
        // A screen that is a delegate as well is a part of an app.
        let isOther = kind == nil || (kind == .delegate || kind == .animator) && index.isScreen(name)
        guard isOther else { return kind }
        return index.isController(name) ? .controller : nil
    }

    /// Adds the functions by which the object of `entry`, a `node` that the index calls `name`, is made, attached and asked.
    private mutating func addFunctions(
        named function: String, of node: ClassDeclSyntax, called name: String, to entry: inout SourceEntry
    ) {
        let index = context.index
        var functions: [String] = []
        if let construction = Construction(of: name, in: index, makesValues: entry.kind == .animator) {
            entry.function = function
            entry.madeValues = construction.madeValues
            entry.unsetProperties = construction.unsetProperties
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
            let body = "Unmanaged<\(entry.name)>.fromOpaque(object).takeUnretainedValue().\(flag)"
            functions.append(Self.function(told, "(_ object: UnsafeMutableRawPointer) -> Bool", body))
        }
        let end = Syntax(node).outermostDeclaration.trimmedOffsets.upperBound
        if !functions.isEmpty { changes.insert(functions.joined(), at: end) }
    }

    /// The text of a C function.
    private static func function(_ name: String, _ signature: String, _ body: String) -> String {
        "\n@_cdecl(\"\(name)\") @MainActor public func \(name)\(signature) { \(body) }"
    }
}

extension Syntax {
    /// The declaration at the level of the file, or of a conditional block, in which the node is; the node itself there.
    var outermostDeclaration: Syntax {
        var outermost = self
        var current = parent
        while let node = current {
            if node.asProtocol((any DeclGroupSyntax).self) != nil { outermost = node }
            current = node.parent
        }
        return outermost
    }

    /// Whether the node is known within a function only.
    var isWithinFunction: Bool {
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
    var isWithinPrivateType: Bool {
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
