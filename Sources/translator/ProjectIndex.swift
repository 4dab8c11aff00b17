import SwiftSources
import SwiftSyntax

/// The declarations of all files of a project that rewrites of one file depend on.
final class ProjectIndex: SyntaxVisitor {
    /// The end of a class's body.
    struct BodyEnd {
        var file: Int
        /// The byte of the closing brace.
        var offset: Int
    }

    /// The classes, by their names with those of the types around them.
    private(set) var classes: [String: BodyEnd] = [:]
    /// The optional requirements of each protocol of the project's, by its name with those of the types around it.
    private(set) var optionalRequirements: [String: [OptionalRequirement]] = [:]
    /// The protocols of the project.
    private var protocols: Set<String> = []
    /// The labels of the methods of each name.
    private(set) var labels: [String: Set<[String]>] = [:]
    /// The optional requirements of the project's own protocols, such as `picker(_:didPick:)`.
    private(set) var optionalMethods: Set<String> = []
    /// The methods and properties that extensions declare, such as `PickerDelegate.count(in:)`, with the types of their
    /// parameters.
    private(set) var extensionMembers: [String: [[String]]] = [:]
    /// The types that variables and parameters of each name are declared with, without marks.
    private(set) var declaredTypes: [String: Set<String>] = [:]
    /// The types that other names stand for.
    private(set) var aliases: [String: String] = [:]
    /// The members of each type, by its name with those of the types around it.
    private(set) var members: [String: TypeMembers] = [:]
    /// The names of properties that hold functions.
    private(set) var closureProperties: Set<String> = []
    /// Whether the bundle of a package's resources is named.
    private(set) var namesBundleOfModule = false
    /// The properties that are declared as dynamic, by their names.
    private(set) var dynamicProperties: Set<String> = []
    /// The names of the properties whose changes the files tell of themselves.
    private(set) var announcedKeys: Set<String> = []
    /// Whether the files also tell of changes of properties whose names are not written there.
    private(set) var announcesUnknownKeys = false
    /// The types of which objects are made.
    private(set) var madeTypes: Set<String> = []
    /// The containers whose screens each type changes, by its name with those of the types around it.
    private(set) var containersOfTypes: [String: Set<SourceEntry.Container>] = [:]
    /// The containers whose screens each file changes, by its number.
    private(set) var containersOfFiles: [Int: Set<SourceEntry.Container>] = [:]
    /// The uses that each type makes of a transition's context, by its name with those of the types around it.
    private(set) var usesOfTypes: [String: TypeUses] = [:]
    /// The files that set a presentation style whose presenter stays in view.
    private(set) var filesOverPresenter: Set<Int> = []
    /// The outermost types of each file that no other file knows, by its number.
    private(set) var privateTypes: [Int: Set<String>]
    private let file: Int

    private init(file: Int, privateTypes: [Int: Set<String>]) {
        self.file = file
        self.privateTypes = privateTypes
        super.init(viewMode: .sourceAccurate)
    }

    /// The index of `files`.
    static func of(_ files: [SourceFileSyntax]) -> ProjectIndex {
        let privateTypes = Dictionary(uniqueKeysWithValues: files.map(privateTypes).enumerated().map { ($0, $1) })
        let whole = ProjectIndex(file: 0, privateTypes: privateTypes)
        for (number, file) in files.enumerated() {
            let index = ProjectIndex(file: number, privateTypes: privateTypes)
            index.walk(file)
            whole.classes.merge(index.classes) { first, _ in first }
            whole.members.merge(index.members) { first, second in
                var both = first
                both.append(second)
                return both
            }
            whole.optionalRequirements.merge(index.optionalRequirements) { first, _ in first }
            whole.protocols.formUnion(index.protocols)
            whole.labels.merge(index.labels) { $0.union($1) }
            whole.optionalMethods.formUnion(index.optionalMethods)
            whole.extensionMembers.merge(index.extensionMembers) { $0 + $1 }
            whole.declaredTypes.merge(index.declaredTypes) { $0.union($1) }
            whole.aliases.merge(index.aliases) { first, _ in first }
            whole.closureProperties.formUnion(index.closureProperties)
            whole.madeTypes.formUnion(index.madeTypes)
            whole.dynamicProperties.formUnion(index.dynamicProperties)
            whole.announcedKeys.formUnion(index.announcedKeys)
            whole.announcesUnknownKeys = whole.announcesUnknownKeys || index.announcesUnknownKeys
            whole.namesBundleOfModule = whole.namesBundleOfModule || index.namesBundleOfModule
            whole.containersOfTypes.merge(index.containersOfTypes) { $0.union($1) }
            whole.containersOfFiles.merge(index.containersOfFiles) { $0.union($1) }
            whole.filesOverPresenter.formUnion(index.filesOverPresenter)
            whole.usesOfTypes.merge(index.usesOfTypes) { first, second in
                var both = first
                both.append(second)
                return both
            }
        }
        whole.findConformances()
        return whole
    }

    /// The protocols of single requirements that each type is to state, by what it implements.
    private(set) var conformances: [String: [Conformance]] = [:]

    /// The methods among the optional requirements, by their names without labels.
    private(set) var requirementsOfBase: [String: [OptionalRequirement]] = [:]
    /// The names of all properties.
    private(set) var properties: Set<String> = []

    /// Whether `name` is a protocol of the project's.
    func isProtocol(_ name: String) -> Bool { protocols.contains(name) }

    /// Finds the optional requirements that types implement, once all files were visited.
    private func findConformances() {
        for (name, requirements) in optionalRequirements {
            optionalRequirements[name] = requirements.filter { !hasDefault($0, of: name, among: requirements) }
        }
        conformances = conformancesOfTypes()
        let methods = optionalRequirements.values.joined().filter { $0.parameterTypes != nil }
        requirementsOfBase = Dictionary(grouping: methods) { String($0.name.prefix { $0 != "(" }) }
        properties = members.values.reduce(into: []) { $0.formUnion($1.properties) }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = typeName(of: node, in: file)
        let brace = node.memberBlock.rightBrace
        // A file that is being typed may lack it.
        if brace.presence == .present { classes[name] = BodyEnd(file: file, offset: brace.trimmedOffsets.lowerBound) }
        append(node)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        append(node)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        append(node)
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        append(node)
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        append(node)
        var requirements = OptionalRequirement.all(of: node)
        let name = typeName(of: node, in: file)
        for number in requirements.indices { requirements[number].origin = name }
        if !requirements.isEmpty { optionalRequirements[name] = requirements }
        protocols.insert(name)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        var callee = node.calledExpression.trimmedDescription
        if callee.hasSuffix(".init") { callee.removeLast(".init".count) }
        if callee.split(separator: ".").last?.first?.isUppercase == true { madeTypes.insert(callee) }
        if callee == "didChangeValue" || callee.hasSuffix(".didChangeValue") { announce(node) }
        if let call = NavigationCall(node) { append(call, at: node) }
        if let use = TypeUses(node) { append(use, at: node) }
        return .visitChildren
    }

    private func append(_ use: TypeUses, at node: some SyntaxProtocol) {
        usesOfTypes[enclosingTypeName(of: node, in: file), default: TypeUses()].append(use)
    }

    private func announce(_ node: FunctionCallExprSyntax) {
        guard let key = node.arguments.first?.expression else { return }
        let names = key.namesOfKeyPath ?? key.as(KeyPathExprSyntax.self).flatMap(KeyPathLiteral.init)?.names
        if let name = names?.last { announcedKeys.insert(name) } else { announcesUnknownKeys = true }
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.declName.baseName.text == "module" { namesBundleOfModule = true }
        if let use = TypeUses(node) { append(use, at: node) }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let call = NavigationCall(node) { append(call, at: node) }
        if node.setsStyleOverPresenter { filesOverPresenter.insert(file) }
        if let use = TypeUses(node) { append(use, at: node) }
        return .visitChildren
    }

    private func append(_ call: NavigationCall, at node: some SyntaxProtocol) {
        containersOfTypes[enclosingTypeName(of: node, in: file), default: []].insert(call.container)
        containersOfFiles[file, default: []].insert(call.container)
    }

    /// Adds the members that `node` declares to those of its type.
    private func append(_ node: some DeclGroupSyntax) {
        let name = typeName(of: node, in: file)
        var all = TypeMembers(of: node)
        all.inherited = all.inherited.map { marked($0, in: file) }
        if let others = members[name] { all.append(others) }
        members[name] = all
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        node.isForOtherPlatform ? .skipChildren : .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.extensionAround {
            let names = node.bindings.map { "\(typeName(of: type, in: file)).\($0.pattern.trimmedDescription)" }
            for name in names { extensionMembers[name, default: []].append([]) }
        }
        if node.isObservable { dynamicProperties.formUnion(node.bindings.map(\.pattern.trimmedDescription)) }
        for binding in node.bindings { declare(binding.pattern, as: binding.typeAnnotation?.type) }
        for binding in node.bindings where binding.typeAnnotation?.type.trimmedDescription.contains("->") == true {
            closureProperties.insert(binding.pattern.trimmedDescription)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = MethodName(of: node)
        labels[name.base, default: []].insert(name.labels)
        if node.modifiers.contains(where: { $0.name.text == "optional" }) { optionalMethods.insert("\(name)") }
        if let type = node.extensionAround {
            let types = TypeMembers.Parameter.all(of: node.signature.parameterClause).map(\.type)
            extensionMembers["\(typeName(of: type, in: file)).\(name)", default: []].append(types)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.secondName ?? node.firstName, as: node.type)
        return .visitChildren
    }

    private func declare(_ name: some SyntaxProtocol, as type: TypeSyntax?) {
        guard let words = type.map({ $0.trimmedDescription.split { " ()?!".contains($0) } }), let type = words.last,
            words.dropLast().allSatisfy({ $0 == "any" || $0 == "some" })
        else { return }
        declaredTypes[name.trimmedDescription, default: []].insert(marked(String(type), in: file))
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.genericParameterClause == nil { aliases[node.name.text] = node.initializer.value.trimmedDescription }
        return .skipChildren
    }
}

extension SyntaxProtocol {
    /// The extension of which the node is a member; nil where it is none.
    fileprivate var extensionAround: ExtensionDeclSyntax? {
        parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
    }
}
