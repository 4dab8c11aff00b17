/// An expression that makes an object of a type for either direction of a transition: forward, as in a push or a
/// presentation, or back.
struct Construction {
    /// The statements that name the object `object`; the parameter `forward` of the function around them says which direction
    /// it is for.
    let statements: [String]

    /// The body of a function that returns the object's address, owned by the caller.
    var body: String { (statements + ["return Unmanaged.passRetained(object).toOpaque()"]).joined(separator: "; ") }

    /// The values that stand for arguments and properties about which the code says nothing, in words.
    let madeValues: [String]
    /// The properties that the type needs, and for which no value can be made.
    let unsetProperties: [String]

    /// The construction of an object of the type `name`; nil where an argument would have to be known.
    ///
    /// With `makesValues`, values of known types are made for arguments, and for properties that others have to set.
    init?(of name: String, in index: ProjectIndex, makesValues: Bool = false, depth: Int = 0) {
        let calls = index.initializers(of: name).compactMap {
            Call($0, of: name, index, makesValues: makesValues, depth: depth)
        }
        // One that is told the direction is better than one that is not, and known arguments are better than made ones.
        let best = calls.enumerated().min { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
        guard index.members[name]?.isGeneric != true, let call = best?.element else { return nil }
        let variables = index.variables(of: name)
        let directions = variables.compactMap { variable in
            Self.value(named: variable.name, type: variable.type, of: name, index)
                .map { "object.\(variable.name) = \($0)" }
        }
        let properties = NeededProperties(makesValues ? variables : [], of: name, in: index)
        statements =
            ["let object = \(name.writtenTypeName)(\(call.text))"] + (call.isDirected ? [] : directions)
            + properties.settings
        madeValues = call.madeValues + properties.madeValues
        unsetProperties = properties.unset
    }

    /// A call of an initializer.
    private struct Call {
        /// The arguments.
        var text: String
        var madeValues: [String] = []
        var isDirected: Bool { text.contains("forward") }
        /// The order among calls, the best first.
        var rank: Int { (isDirected ? 0 : 1_000) + madeValues.count }

        /// The call with `parameters`; nil where an argument is not known, and none can be made.
        init?(
            _ parameters: [TypeMembers.Parameter], of owner: String, _ index: ProjectIndex, makesValues: Bool,
            depth: Int
        ) {
            var arguments: [String] = []
            for parameter in parameters {
                let value: String
                if let known = Construction.value(named: parameter.name, type: parameter.type, of: owner, index) {
                    value = known
                } else if parameter.hasDefault {
                    continue
                } else {
                    guard makesValues,
                        let made = MadeValue(
                            named: parameter.name, type: parameter.type, of: owner, in: index, depth: depth)
                    else { return nil }
                    value = made.text
                    madeValues.append("\(parameter.name) = \(made.meaning)")
                }
                arguments.append((parameter.label.map { $0 + ": " } ?? "") + value)
            }
            text = arguments.joined(separator: ", ")
        }
    }

    /// The value of a parameter or variable of the type `owner` that says the direction; nil for any other one.
    fileprivate static func value(
        named name: String, type: String, of owner: String, _ index: ProjectIndex
    ) -> String? {
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
