import SwiftSyntax

/// The function by which the loader of interface files learns the outlets, actions and inspectable properties that a class, or an
/// extension of one, declares.
struct InterfaceTranslation {
    private(set) var changes = FileChanges()

    /// Attributes of the properties that an interface file may set by their names.
    private static let settable = ["IBInspectable", "IBOutlet", "objc", "NSManaged"]

    /// The translation of `node`, the declaration of a class or of an extension, the one of that `number` in its file; without
    /// changes for a type whose objects no interface file makes, such as a generic one.
    init(of node: some DeclGroupSyntax, number: Int, in context: FileContext) {
        let name = context.index.typeName(of: node, in: context.file)
        let isExtension = node.is(ExtensionDeclSyntax.self)
        let isOwn = context.index.classes[name] != nil
        guard context.hasInterfaces, isOwn || isExtension, Self.isKnown(node, called: name, in: context) else { return }
        let type = name.writtenTypeName
        var statements = node.memberBlock.members.flatMap { Self.statements(for: $0.decl, of: type) }
        if isExtension {
            guard !statements.isEmpty else { return }
        } else {
            statements += Self.makers(of: name, in: context.index)
        }
        let names = isExtension ? [] : [node.typeName] + [node.attributes.objectiveCName].compactMap(\.self)
        let function = context.interfaceFunction(number)
        let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
        let text =
            "\nextension \(type) { @MainActor static func \(function)(_ part: _InterfaceClass) { "
            + statements.joined(separator: "; ") + " } }"
            + "\n@_cdecl(\"\(function)\") @MainActor public func \(function)() -> UnsafeMutableRawPointer { "
            + "let part = _InterfaceClass(\(type).self, [\(list)]); \(type).\(function)(part); "
            + "return Unmanaged.passRetained(part).toOpaque() }"
        changes.insert(text, at: Syntax(node).outermostDeclaration.trimmedOffsets.upperBound)
        changes.appendInterface(function)
    }

    /// Whether an interface file may make objects of the type of `node`, one of the project's or of UIKit's, and a function of
    /// the file can name it.
    private static func isKnown(_ node: some DeclGroupSyntax, called name: String, in context: FileContext) -> Bool {
        let index = context.index
        let isConstrained = node.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil
        let chain = index.classChain(of: name)
        guard !isConstrained, !Syntax(node).isWithinFunction, !Syntax(node).isWithinPrivateType,
            !chain.contains(where: { index.members[$0]?.isGeneric == true })
        else { return false }
        let isOwn = index.classes[name] != nil
        let inherited = index.ancestors(of: name).dropFirst(isOwn ? 1 : 0).map(\.writtenTypeName)
        return inherited.contains {
            $0 == "NSObject" || $0.hasPrefix("UI") || $0 == "NSLayoutConstraint" || !isOwn && $0.hasPrefix("CA")
        }
    }

    /// The statements that add `member` of the type `type` to its part.
    private static func statements(for member: DeclSyntax, of type: String) -> [String] {
        if let variable = member.as(VariableDeclSyntax.self) { return statements(for: variable, of: type) }
        if let method = member.as(FunctionDeclSyntax.self) { return statements(for: method, of: type) }
        return []
    }

    private static func statements(for variable: VariableDeclSyntax, of type: String) -> [String] {
        let attributes = variable.attributes.names
        guard variable.bindingSpecifier.text == "var", settable.contains(where: attributes.contains),
            !variable.modifiers.isOfType
        else { return [] }
        return variable.bindings.compactMap { binding in
            let path = binding.pattern.trimmedDescription
            let name = path.filter { $0 != "`" }
            guard binding.accessorBlock?.isReadOnly != true else { return nil }
            guard attributes.contains("IBOutlet") else { return "part.value(\"\(name)\", \\\(type).\(path))" }
            let written = binding.typeAnnotation?.type
            let isNeeded = written?.is(OptionalTypeSyntax.self) == false
            return "part.outlet(\"\(name)\", \\\(type).\(path), isNeeded: \(isNeeded))"
        }
    }

    private static func statements(for method: FunctionDeclSyntax, of type: String) -> [String] {
        let attributes = method.attributes.names
        guard !method.modifiers.isOfType else { return [] }
        let name = MethodName(of: method)
        let selector = method.attributes.objectiveCName ?? name.selector
        if attributes.contains("IBSegueAction") { return [segueAction(name, selector, of: type)] }
        let isAction = attributes.contains("IBAction") || attributes.contains("objc")
        guard isAction, name.labels.count <= 2, method.genericParameterClause == nil, !method.isEffectful else {
            return []
        }
        let types = method.signature.parameterClause.parameters.map { $0.type.asArgument }
        let values = ["first", "second"]
        let parameters = zip(values, types).map { "\($0): \($1)" }.joined(separator: ", ")
        let arguments = zip(name.labels, values).map { label, value in (label == "_" ? "" : label + ": ") + value }
        // A closure with types chooses among methods of the same name.
        let call = "owner.\(name.base)(\(arguments.joined(separator: ", ")))"
        let body = types.isEmpty ? call : "(\(parameters)) in \(call)"
        return ["part.action(Selector(_method: \"\(selector)\", { (owner: \(type)) in { \(body) } }))"]
    }

    /// The statement that adds a method which makes the destination of a segue.
    private static func segueAction(_ name: MethodName, _ selector: String, of type: String) -> String {
        let values = ["coder", "sender", "identifier"]
        let arguments = zip(name.labels, values).map { label, value in (label == "_" ? "" : label + ": ") + value }
        return "part.segueAction(\"\(selector)\") { (owner: \(type), coder, sender, identifier) in "
            + "owner.\(name.base)(\(arguments.joined(separator: ", "))) }"
    }

    /// The statements for an object of the class `name` that is not made by `init(coder:)`, as UIKit does not require that of its
    /// class.
    private static func makers(of name: String, in index: ProjectIndex) -> [String] {
        let ancestors = index.ancestors(of: name).map(\.writtenTypeName)
        let type = name.writtenTypeName
        let isOwn = index.classChain(of: name).contains { index.members[$0]?.hasDesignatedInitializer == true }
        if ancestors.contains("UIStoryboardSegue") {
            let call = "\(type)(identifier: $0, source: $1, destination: $2)"
            return isOwn && !index.declares(labels: ["identifier", "source", "destination"], name)
                ? [] : ["part.makesSegue { \(call) }"]
        }
        if ancestors.contains(where: { $0.hasSuffix("GestureRecognizer") && $0.hasPrefix("UI") }) {
            return isOwn && !index.declares(labels: ["target", "action"], name)
                ? [] : ["part.makes { \(type)(target: nil, action: nil) }"]
        }
        let isPlain = ancestors.contains { $0 == "NSLayoutConstraint" || $0 == "NSObject" }
        guard isPlain, index.initializers(of: name).contains(where: { $0.allSatisfy(\.hasDefault) }) else { return [] }
        return ["part.makes { \(type)() }"]
    }
}

extension ProjectIndex {
    /// Whether the class `name`, or one of the project that it inherits from, has an initializer with these labels.
    fileprivate func declares(labels: [String], _ name: String) -> Bool {
        classChain(of: name).contains { type in
            members[type]?.initializers.contains { $0.map(\.label) == labels } == true
        }
    }
}

extension AttributeListSyntax {
    /// The names of the attributes.
    fileprivate var names: [String] {
        compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    }
}

extension AccessorBlockSyntax {
    /// Whether the property cannot be set.
    fileprivate var isReadOnly: Bool {
        switch accessors {
        case .getter: true
        case .accessors(let accessors):
            accessors.contains { $0.accessorSpecifier.text == "get" }
                && !accessors.contains { $0.accessorSpecifier.text == "set" }
        @unknown default: true
        }
    }
}

extension TypeSyntax {
    /// The type as one of a function type's parameters, where no mark of an implicitly unwrapped value may stand.
    fileprivate var asArgument: String {
        if let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return "\(unwrapped.wrappedType.trimmedDescription)?"
        }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.asArgument }
        return trimmedDescription
    }
}

extension FunctionDeclSyntax {
    /// Whether the method throws, or is asynchronous: no control sends it.
    fileprivate var isEffectful: Bool {
        signature.effectSpecifiers?.throwsClause != nil || signature.effectSpecifiers?.asyncSpecifier != nil
    }
}
