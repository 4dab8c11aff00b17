import SwiftSyntax

/// The parts of one file that need a module that is not here.
struct AbsentPartsOfFile {
    /// A part that is left out: a declaration by its name, or a statement of the function `name`.
    struct Part {
        var name: String
        var module: String
        var isStatement = false
    }

    /// The bytes that are left out.
    private(set) var ranges: [Range<Int>] = []
    private(set) var parts: [Part] = []
    private(set) var naming: AbsentNaming

    /// The parts of the file `tree` by the names in `naming`.
    init(of tree: SourceFileSyntax, _ naming: AbsentNaming) {
        self.naming = naming
        for item in tree.statements.activeItems {
            if case .decl(let decl) = item.item { visit(decl, within: "") }
        }
    }

    private func module(of node: some SyntaxProtocol, within type: String) -> String? {
        let finder = AbsentUseFinder(naming, within: type)
        finder.walk(node)
        return finder.module
    }

    // MARK: Declarations

    private mutating func visit(_ decl: DeclSyntax, within type: String) {
        if let condition = decl.as(IfConfigDeclSyntax.self) {
            for clause in condition.clauses where !clause.isForOtherPlatform {
                guard case .decls(let inner)? = clause.elements else { continue }
                for item in inner { visit(item.decl, within: type) }
            }
        } else if let group = decl.asProtocol((any DeclGroupSyntax).self) {
            visit(group, within: type)
        } else if let function = decl.as(FunctionDeclSyntax.self) {
            visit(function, within: type)
        } else if let initializer = decl.as(InitializerDeclSyntax.self) {
            if let module = module(of: initializer.signature, within: type) {
                return leaveOut(decl, named: "init\(initializer.labels)", because: module, within: type)
            }
            visit(initializer.body, of: "init\(initializer.labels)", within: type)
        } else if let deinitializer = decl.as(DeinitializerDeclSyntax.self) {
            visit(deinitializer.body, of: "deinit", within: type)
        } else if let variable = decl.as(VariableDeclSyntax.self) {
            visit(variable, within: type)
        } else if !decl.is(ImportDeclSyntax.self), let module = module(of: decl, within: type) {
            let name = decl.asProtocol((any NamedDeclSyntax).self)?.name.text
            leaveOut(
                decl, named: name ?? decl.firstToken(viewMode: .sourceAccurate)?.text ?? "", because: module,
                within: type)
        }
    }

    private mutating func visit(_ group: any DeclGroupSyntax, within type: String) {
        let isExtension = group.is(ExtensionDeclSyntax.self)
        let name = type.isEmpty ? group.typeName : "\(type).\(group.typeName)"
        let inherited = group.inheritanceClause?.inheritedTypes.map { ($0, module(of: $0.type, within: type)) } ?? []
        let absent = inherited.filter { $0.1 != nil }
        if let module = inherited.first?.1, !isExtension,
            !inherited[0].0.isDelegate || group.is(ProtocolDeclSyntax.self)
        {
            return leaveOut(group, named: group.typeName, because: module, within: type)
        }
        if isExtension {
            if let module = naming.module(of: group.typeName)
                ?? (absent.count == inherited.count ? absent.first?.1 : nil)
            {
                for member in group.memberBlock.members { noteMember(member.decl, because: module, within: name) }
                return leaveOut(group, named: "extension \(name)", because: module, within: "")
            }
        }
        shorten(group.inheritanceClause, without: Set(absent.map(\.0.id)))
        for member in group.memberBlock.members { visit(member.decl, within: name) }
    }

    /// Leaves the inherited types `absent` out of `clause`.
    private mutating func shorten(_ clause: InheritanceClauseSyntax?, without absent: Set<SyntaxIdentifier>) {
        guard let clause, !absent.isEmpty else { return }
        // A filtered list of syntax would be a tree of its own, with other places.
        let all = Array(clause.inheritedTypes)
        let kept = all.filter { !absent.contains($0.id) }
        guard let last = kept.last else { return ranges.append(clause.trimmedOffsets) }
        ranges += all.filter { absent.contains($0.id) }.map(\.trimmedOffsets)
        if last.id != all.last?.id, let comma = last.trailingComma {
            ranges.append(comma.trimmedOffsets)
        }
    }

    private mutating func visit(_ function: FunctionDeclSyntax, within type: String) {
        let name = MethodName(of: function).description
        if let module = module(of: function.signature, within: type) {
            return leaveOut(function, named: name, because: module, within: type)
        }
        guard let body = function.body else { return }
        let before = self
        var statements = AbsentStatements(naming, within: type)
        statements.visit(body.statements)
        let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
        if let module = statements.moduleOfResult, !["Void", "()"].contains(result) {
            self = before
            return leaveOut(function, named: name, because: module, within: type)
        }
        append(statements, of: name, within: type)
    }

    private mutating func visit(_ body: CodeBlockSyntax?, of name: String, within type: String) {
        guard let body else { return }
        var statements = AbsentStatements(naming, within: type)
        statements.visit(body.statements)
        append(statements, of: name, within: type)
    }

    private mutating func visit(_ variable: VariableDeclSyntax, within type: String) {
        for binding in variable.bindings {
            guard case .accessors(let accessors)? = binding.accessorBlock?.accessors,
                accessors.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) }),
                [binding.typeAnnotation.map(Syntax.init), binding.initializer.map(Syntax.init)].compactMap(\.self)
                    .allSatisfy({ module(of: $0, within: type) == nil })
            else { continue }
            let name = binding.pattern.trimmedDescription
            for accessor in accessors { visit(accessor.body, of: name, within: type) }
            return
        }
        guard let module = module(of: variable, within: type) else { return }
        let names = variable.bindings.map(\.pattern.trimmedDescription)
        leaveOut(variable, named: names.joined(separator: ", "), because: module, within: type)
    }

    // MARK: Results

    private mutating func append(_ statements: AbsentStatements, of name: String, within type: String) {
        ranges += statements.ranges
        let place = type.isEmpty ? name : "\(type).\(name)"
        parts += statements.modules.map { Part(name: place, module: $0, isStatement: true) }
    }

    private mutating func leaveOut(
        _ node: some SyntaxProtocol, named name: String, because module: String, within type: String
    ) {
        ranges.append(node.trimmedOffsets)
        parts.append(Part(name: type.isEmpty ? name : "\(type).\(name)", module: module))
        if let decl = node.as(DeclSyntax.self) { noteMember(decl, because: module, within: type) }
    }

    private mutating func noteMember(_ decl: DeclSyntax, because module: String, within type: String) {
        var names: [String] = []
        if let variable = decl.as(VariableDeclSyntax.self) {
            names = variable.bindings.map(\.pattern.trimmedDescription)
        } else if let named = decl.asProtocol((any NamedDeclSyntax).self) {
            if !decl.is(FunctionDeclSyntax.self) { naming.types[named.name.text] = module }
            names = [named.name.text]
        }
        for name in names { naming.members[type, default: [:]][name] = module }
    }
}

extension InheritedTypeSyntax {
    /// Whether the name is that of a protocol by its ending, as far as names tell.
    fileprivate var isDelegate: Bool {
        let name = type.trimmedDescription
        return ["Delegate", "DataSource", "Observer", "Observing", "Updating", "Providing", "Annotation", "Protocol"]
            .contains(
                where: name.hasSuffix)
    }
}

extension InitializerDeclSyntax {
    /// The labels of the parameters, such as `(frame:player:)`.
    fileprivate var labels: String {
        "(\(signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()))"
    }
}
