/// An expression that makes an object of a type for either direction of a transition: forward, as in a push or a
/// presentation, or back.
struct Construction {
    /// The statements that name the object `object`; the parameter `forward` of the function around them says which direction
    /// it is for.
    let statements: [String]

    /// The body of a function that returns the object's address, owned by the caller.
    var body: String { (statements + ["return Unmanaged.passRetained(object).toOpaque()"]).joined(separator: "; ") }

    /// The construction of an object of the type `name`; nil where an argument would have to be known.
    init?(of name: String, in index: ProjectIndex) {
        let calls = index.initializers(of: name).compactMap { Self.arguments($0, of: name, index) }
        // One that is told the direction is better than one that is not.
        guard index.members[name]?.isGeneric != true,
            let call = calls.max(by: { !$0.contains("forward") && $1.contains("forward") })
        else { return nil }
        let settings = index.variables(of: name).compactMap { variable in
            Self.value(named: variable.name, type: variable.type, of: name, index)
                .map { "object.\(variable.name) = \($0)" }
        }
        statements = ["let object = \(name.writtenTypeName)(\(call))"] + (call.contains("forward") ? [] : settings)
    }

    /// The arguments for `parameters`; nil where one is not known.
    private static func arguments(
        _ parameters: [TypeMembers.Parameter], of owner: String, _ index: ProjectIndex
    ) -> String? {
        var arguments: [String] = []
        for parameter in parameters {
            guard let value = value(named: parameter.name, type: parameter.type, of: owner, index) else {
                if parameter.hasDefault { continue }
                return nil
            }
            arguments.append((parameter.label.map { $0 + ": " } ?? "") + value)
        }
        return arguments.joined(separator: ", ")
    }

    /// The value of a parameter or variable of the type `owner` that says the direction; nil for any other one.
    private static func value(named name: String, type: String, of owner: String, _ index: ProjectIndex) -> String? {
        if type == "Bool" { return truth(named: name.lowercased()) }
        if ["UINavigationController.Operation", "UINavigationControllerOperation"].contains(type) {
            return "(forward ? .push : .pop)"
        }
        // One that is nested in another type may be known by an alias.
        let own =
            index.type(named: type, within: owner)
            ?? index.members.keys.sorted().first { $0.hasSuffix("." + type) }
        guard let cases = own.flatMap({ index.members[$0]?.cases }),
            let ahead = cases.first(where: { names($0, forwardWords) }),
            let back = cases.first(where: { names($0, backWords) })
        else { return nil }
        return "(forward ? .\(ahead) : .\(back))"
    }

    private static func truth(named name: String) -> String? {
        if names(name, backWords) { return "!forward" }
        return names(name, forwardWords) ? "forward" : nil
    }

    private static let forwardWords = [
        "present", "push", "forward", "show", "open", "expand", "appear", "enter", "presentation",
    ]
    private static let backWords = [
        "dismiss", "pop", "backward", "reverse", "hide", "hiding", "close", "closing", "collaps", "disappear", "leav",
        "dismissal", "exit",
    ]

    /// Whether `name` begins with one of `words`, after `is` or `should`.
    private static func names(_ name: String, _ words: [String]) -> Bool {
        let name = name.lowercased()
        return words.contains { word in ["", "is", "should", "to"].contains { name.hasPrefix($0 + word) } }
    }
}
