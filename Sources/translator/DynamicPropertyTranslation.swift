import SwiftSyntax

/// Properties that are declared as dynamic, whose changes the runtime tells observers of: here their accessors do.
struct DynamicPropertyTranslation {
    private(set) var changes = FileChanges()

    /// The translation of a variable; without changes for one that is not dynamic, or that another declaration stands for.
    init(of node: VariableDeclSyntax) {
        guard node.isObservable else { return }
        split(node)
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            translate(binding, called: name.filter { $0 != "`" })
        }
    }

    /// Declares each of several variables by itself, as those of one declaration may not have observers.
    private mutating func split(_ node: VariableDeclSyntax) {
        let modifiers = node.modifiers.filter { $0.name.text != "dynamic" }.map { $0.trimmedDescription + " " }.joined()
        var type: TypeAnnotationSyntax?
        for binding in node.bindings.reversed() {
            type = binding.typeAnnotation ?? (binding.initializer == nil ? type : nil)
            guard let comma = binding.trailingComma else { continue }
            changes.replace(comma, with: "; \(modifiers)var")
            if binding.typeAnnotation == nil, binding.initializer == nil, let type {
                changes.insert(type.trimmedDescription, at: binding.pattern.trimmedOffsets.upperBound)
            }
        }
    }

    private mutating func translate(_ binding: PatternBindingSyntax, called name: String) {
        let will = "_willChangeValue(self, \"\(name)\")"
        let did = "_didChangeValue(self, \"\(name)\")"
        guard let block = binding.accessorBlock else {
            let last = Syntax(binding.initializer) ?? Syntax(binding.typeAnnotation) ?? Syntax(binding.pattern)
            return changes.insert(
                " { willSet { \(will) } didSet { \(did) } }", at: last.trimmedOffsets.upperBound)
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        let kinds = accessors.map(\.accessorSpecifier.text)
        let isStored = !kinds.contains("get") && !kinds.contains("_read")
        for accessor in accessors {
            guard let body = accessor.body else { continue }
            let start = body.leftBrace.trimmedOffsets.upperBound
            switch accessor.accessorSpecifier.text {
            case "willSet": changes.insert(" \(will);", at: start)
            // The runtime tells once the accessor is done.
            case "didSet": changes.insert(body.statements.isEmpty ? " \(did)" : " defer { \(did) };", at: start)
            case "set" where !body.statements.isEmpty: changes.insert(" \(will); defer { \(did) };", at: start)
            default: break
            }
        }
        guard isStored else { return }
        let end = block.rightBrace.trimmedOffsets.lowerBound
        if !kinds.contains("willSet") { changes.insert(" willSet { \(will) } ", at: end) }
        if !kinds.contains("didSet") { changes.insert(" didSet { \(did) } ", at: end) }
    }
}

extension VariableDeclSyntax {
    /// Whether the variable is one of a class whose changes are told of: it is dynamic, and no override of one that is.
    var isObservable: Bool {
        let names = modifiers.map(\.name.text)
        let isManaged = attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "NSManaged"
        }
        return names.contains("dynamic") && !names.contains("override") && !modifiers.isOfType && !isManaged
            && bindingSpecifier.text == "var"
    }
}
