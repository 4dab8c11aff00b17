import SwiftSources
import SwiftSyntax

/// Calls by which properties are observed: there is no runtime that would know names by key paths.
struct ObservingTranslation {
    private(set) var changes = FileChanges()
    private let context: FileContext

    /// The translation of a call of `observe`, `publisher`, `addObserver`, `willChangeValue`, `didChangeValue`, or of the `observeValue` of the
    /// class above; without changes for others.
    init(of node: FunctionCallExprSyntax, in context: FileContext) {
        self.context = context
        let member = node.calledExpression.as(MemberAccessExprSyntax.self)
        let reference = member?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
        switch reference?.baseName.text {
        case "observe": translateObserve(node)
        case "publisher": translatePublisher(node)
        case "addObserver": checkName(in: node)
        case "willChangeValue", "didChangeValue": nameKey(in: node)
        case "observeValue":
            let type = context.index.enclosingTypeName(of: node, in: context.file)
            guard member?.base?.is(SuperExprSyntax.self) == true, let reference,
                node.arguments.first?.label?.text == "forKeyPath", !context.index.inheritsObserver(type)
            else { return }
            changes.replace(reference, with: "_observeValueByItself")
        default: break
        }
    }

    /// Adds the names of the key path.
    private mutating func translateObserve(_ node: FunctionCallExprSyntax) {
        guard let argument = node.arguments.first, argument.label == nil else { return }
        let labels = node.arguments.compactMap { $0.label?.text }
        let hasLabels = labels.contains("options") || labels.contains("changeHandler")
        // The files may have a method of that name themselves.
        guard hasLabels || context.index.labels["observe"] == nil else { return }
        if let path = argument.expression.as(KeyPathExprSyntax.self) { return addNames(of: path, before: argument) }
        let isText = argument.expression.is(StringLiteralExprSyntax.self)
        guard hasLabels || node.arguments.count == 1 && node.trailingClosure != nil && !isText else { return }
        changes.report(
            argument,
            "the name of a key path is not known where it is not written. Write it in the call, such as observe(\\.contentOffset).",
            in: context)
    }

    /// Adds the names of the key path of a publisher of changes; those of notifications and of others have none.
    private mutating func translatePublisher(_ node: FunctionCallExprSyntax) {
        guard let argument = node.arguments.first, argument.label?.text == "for",
            let path = argument.expression.as(KeyPathExprSyntax.self)
        else { return }
        addNames(of: path, before: argument)
    }

    /// Adds the names of `path`, which is written in place, before `argument`.
    private mutating func addNames(of path: KeyPathExprSyntax, before argument: LabeledExprSyntax) {
        guard let literal = KeyPathLiteral(path) else {
            return changes.report(
                path, "a key path with other parts than properties has no name. Observe one of the properties.",
                in: context)
        }
        check(literal.names, at: path)
        changes.insert(literal.arguments, at: argument.trimmedOffsets.lowerBound)
    }

    /// Reports a key path for `addObserver` of whose changes none is told, where it is written in place.
    private mutating func checkName(in node: FunctionCallExprSyntax) {
        guard let argument = node.arguments.first(where: { $0.label?.text == "forKeyPath" }) else { return }
        if let names = argument.expression.namesOfKeyPath { check(names, at: argument.expression) }
    }

    /// Names the property by its name instead of by its key path.
    private mutating func nameKey(in node: FunctionCallExprSyntax) {
        guard let argument = node.arguments.first, let label = argument.label, label.text == "for",
            let literal = argument.expression.as(KeyPathExprSyntax.self).flatMap(KeyPathLiteral.init)
        else { return }
        changes.replace(label, with: "forKey")
        changes.replace(argument.expression, with: "\"\(literal.name)\"")
    }

    /// Reports that none is told of changes of the last of `names`.
    private mutating func check(_ names: [String], at node: some SyntaxProtocol) {
        guard let name = names.last, !context.index.tells(of: name) else { return }
        let remedy =
            if let owner = names.dropLast().last, context.index.tells(of: owner) {
                "Observe \(owner), and read \(name) of it."
            } else if context.index.properties.contains(name) {
                "Declare it as @objc dynamic var."
            } else {
                "Observe one of the properties that the manual lists, or take a delegate's method."
            }
        changes.report(node, "changes of \(name) are not told to observers. \(remedy)", in: context)
    }
}

extension ExprSyntax {
    /// The names in a key path that is written in place, as a text or by `#keyPath`; nil for others.
    var namesOfKeyPath: [String]? {
        if let text = self.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
            return text.split(separator: ".").map(String.init)
        }
        guard let macro = self.as(MacroExpansionExprSyntax.self), macro.macroName.text == "keyPath",
            let path = macro.arguments.first?.expression.trimmedDescription
        else { return nil }
        return LiteralTranslation.keyPath(path).split(separator: ".").map(String.init)
    }
}

extension ProjectIndex {
    /// Whether observers are told of changes of a property of that name, be it UIKit's or one of the files.
    func tells(of name: String) -> Bool {
        ReportedNames.all.contains(name) || dynamicProperties.contains(name) || announcedKeys.contains(name)
            || announcesUnknownKeys
    }

    /// Whether a class above the class `name` has `observeValue(forKeyPath:of:change:context:)`.
    func inheritsObserver(_ name: String) -> Bool { classChain(of: name).dropFirst().contains(where: isObserver) }

    /// Whether the class `name` itself has `observeValue(forKeyPath:of:change:context:)`.
    func isObserver(_ name: String) -> Bool {
        members[name]?.methods.contains {
            $0.isOverride && $0.name.description == "observeValue(forKeyPath:of:change:context:)"
        } ?? false
    }
}
