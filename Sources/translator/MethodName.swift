import SwiftSyntax

/// The full name of a method.
struct MethodName: Hashable, CustomStringConvertible {
    var base: String
    /// The labels of its arguments, `_` for none.
    var labels: [String]

    init(base: String, labels: [String]) {
        self.base = base
        self.labels = labels
    }

    /// The name that `function` declares.
    init(of function: FunctionDeclSyntax) {
        base = function.name.text
        labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    }

    /// Swift's form, such as `add(_:to:)`.
    var description: String { "\(base)(\(labels.map { $0 + ":" }.joined()))" }

    /// Objective-C's form, such as `add:to:` or `showWithName:`.
    var selector: String {
        guard let first = labels.first else { return base }
        let start = first == "_" ? "" : "With" + first.prefix(1).uppercased() + first.dropFirst()
        return base + start + ":" + labels.dropFirst().map { $0 == "_" ? ":" : $0 + ":" }.joined()
    }
}
