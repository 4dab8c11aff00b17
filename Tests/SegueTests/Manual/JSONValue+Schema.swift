extension JSONValue {
    /// Whether the value satisfies a keyword of JSON Schema that holds no schemas; one about another kind of value holds.
    func satisfies(_ keyword: String, _ argument: JSONValue) -> Bool {
        switch keyword {
        case "type":
            let names = argument.string.map { [$0] } ?? argument.array?.compactMap(\.string) ?? []
            return !types.isDisjoint(with: names)
        case "enum": return argument.array?.contains(self) == true
        case "const": return argument == self
        case "pattern":
            guard let string else { return true }
            guard let pattern = argument.string, let expression = try? Regex(pattern) else { return false }
            return string.contains(expression)
        default:
            guard let limit = argument.number else { return true }
            return satisfies(keyword, limit: limit)
        }
    }

    private func satisfies(_ keyword: String, limit: Double) -> Bool {
        switch keyword {
        case "minimum": number.map { $0 >= limit } ?? true
        case "exclusiveMinimum": number.map { $0 > limit } ?? true
        case "maximum": number.map { $0 <= limit } ?? true
        case "minItems": array.map { Double($0.count) >= limit } ?? true
        case "maxItems": array.map { Double($0.count) <= limit } ?? true
        default: true
        }
    }
}
