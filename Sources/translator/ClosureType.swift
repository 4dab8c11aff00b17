/// A type of functions, as it is written, such as `(UIView, Bool) -> CGFloat`.
struct ClosureType {
    let parameterCount: Int
    let result: String
    let isOptional: Bool

    /// The type that `text` spells; nil for one that is none of functions, or of functions that may wait or throw.
    init?(_ text: String) {
        var text = text
        let isWrapped = text.hasPrefix("(") && (text.hasSuffix(")?") || text.hasSuffix(")!"))
        isOptional = isWrapped && text.hasSuffix("?")
        if isWrapped { text = String(text.dropFirst().dropLast(2)) }
        guard text.hasPrefix("("), !text.contains(" async"), !text.contains(" throws"),
            let arrow = text.range(of: "->")
        else { return nil }
        let parameters = text[..<arrow.lowerBound].drop { $0 == " " }
        var depth = 0
        var commas = 0
        for character in parameters {
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            if character == ",", depth == 1 { commas += 1 }
        }
        // The arrow belongs to a parameter.
        guard depth == 0 else { return nil }
        let isEmpty = parameters.filter { !" ()".contains($0) }.isEmpty
        parameterCount = isEmpty ? 0 : commas + 1
        result = text[arrow.upperBound...].trimmingPrefix(while: { $0 == " " }).description
    }

    /// A closure that does nothing but to return what `value` makes of the result's type; nil where that makes none.
    func text(_ value: (String) -> String?) -> String? {
        let parameters = Array(repeating: "_", count: parameterCount).joined(separator: ", ")
        let head = parameterCount == 0 ? "{ " : "{ \(parameters) in "
        if ["Void", "()"].contains(result) { return head + "}" }
        return value(result).map { head + $0 + " }" }
    }
}
