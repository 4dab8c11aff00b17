/// The Swift literals of numbers.
enum LiteralText {
    /// The shortest literal of `value` of the kind of `literal`: one without a fraction where that has none and the value allows
    /// it, and one with a fraction or an exponent in place of such a one, whose type would otherwise be another one.
    static func text(of value: Double, like literal: String) -> String {
        let isInteger = !literal.contains { ".eE".contains($0) }
        let whole = Int(exactly: value)
        if isInteger, let whole, value.sign == .plus || whole != 0 { return String(whole) }
        return value.description
    }

    /// The text of `value` in place of `literal` behind `former`, the byte before it; nil at the start of a file.
    ///
    /// A sign in front of which there is an operator without a space would become a part of that.
    static func text(of value: Double, like literal: String, behind former: UInt8?) -> String {
        let text = text(of: value, like: literal)
        guard text.hasPrefix("-"), let former, operators.contains(former) else { return text }
        return "(\(text))"
    }

    private static let operators = Set("=+-*/%<>!&|^~?.".utf8)
}
