/// The properties of an animator that other code has to set before a transition.
struct NeededProperties {
    /// The statements that set those of the object `object` for which a value can be made.
    private(set) var settings: [String] = []
    /// The values, in words.
    private(set) var madeValues: [String] = []
    /// The names of those for which none can be made, and that trap while they are nil.
    private(set) var unset: [String] = []

    /// Those of `variables`, which the class `name` has.
    init(_ variables: [TypeMembers.Variable], of name: String, in index: ProjectIndex) {
        let setNames = index.uses(of: name).setNames
        for variable in variables where !setNames.contains(variable.name) {
            guard Self.traps(variable) || Self.isOrigin(variable) else { continue }
            if let made = MadeValue(named: variable.name, type: variable.type, of: name, in: index, isForOptional: true)
            {
                settings.append("object.\(variable.name) = \(made.text)")
                madeValues.append("\(variable.name) = \(made.meaning)")
            } else if Self.traps(variable) {
                unset.append(variable.name)
            }
        }
    }

    /// Whether the variable is nil at first, and used without a question mark.
    private static func traps(_ variable: TypeMembers.Variable) -> Bool {
        variable.type.hasSuffix("!") && variable.value == nil
    }

    private static let originWords = ["origin", "source", "start", "initial", "from", "selected", "thumbnail"]
    private static let originTypes = ["CGRect", "CGPoint", "UIView", "UIImageView", "UIImage"]

    /// Whether the variable says where a transition begins, and is nil or zero at first.
    private static func isOrigin(_ variable: TypeMembers.Variable) -> Bool {
        let name = variable.name.lowercased()
        let isEmpty = variable.value.map { $0.hasSuffix(".zero") || $0.hasSuffix("()") || $0 == "nil" } ?? true
        let type = variable.type.filter { $0 != "?" }
        return isEmpty && originTypes.contains(type) && originWords.contains(where: name.hasPrefix)
    }
}
