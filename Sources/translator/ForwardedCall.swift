import SwiftSyntax

/// A call of a function with the parameters of another one that is declared alike.
struct ForwardedCall {
    /// The parameters of the function around the call, without parentheses.
    let parameters: String
    /// The effects in the function's declaration, such as ` throws`.
    let effects: String
    /// The keywords before the call, such as `try `.
    let keywords: String
    /// The arguments, without parentheses.
    let arguments: String
    /// Whether every argument can be given on; a list of any length cannot.
    let isPossible: Bool

    /// The call of `function`.
    init(of function: FunctionDeclSyntax) {
        let list = Array(function.signature.parameterClause.parameters)
        parameters = list.enumerated().map { number, parameter in
            let value = parameter.defaultValue.map { " " + $0.trimmedDescription } ?? ""
            return "\(parameter.firstName.text) v\(number): \(parameter.type.trimmedDescription)\(value)"
        }.joined(separator: ", ")
        arguments = list.enumerated().map { number, parameter in
            let label = parameter.firstName.text
            let mark = parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : ""
            return (label == "_" ? "" : label + ": ") + "\(mark)v\(number)"
        }.joined(separator: ", ")
        isPossible = !list.contains { $0.ellipsis != nil }
        let specifiers = function.signature.effectSpecifiers
        effects = specifiers.map { " " + $0.trimmedDescription } ?? ""
        keywords =
            (specifiers?.throwsClause == nil ? "" : "try ") + (specifiers?.asyncSpecifier == nil ? "" : "await ")
    }
}
