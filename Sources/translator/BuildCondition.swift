import SwiftSyntax

/// The condition of an `#if`, as far as it is known before compiling.
enum BuildCondition {
    /// The modules of Apple's that are not here.
    private static let absentModules: Set<String> = ["AppKit", "Cocoa", "SwiftUI", "WatchKit", "XCTest"]
    /// The modules that iOS files import and that are here.
    private static let presentModules: Set<String> = [
        "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "Dispatch", "Swift", "Combine",
    ]

    /// The flags that hold.
    @TaskLocal static var flags: Set<String> = ["DEBUG"]
    /// The modules of which the translated files are.
    @TaskLocal static var ownModules: Set<String> = []

    /// Whether the condition holds; nil where that is not known.
    static func value(of condition: ExprSyntax) -> Bool? {
        if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)) }
        if let negated = condition.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
            return value(of: negated.expression).map { !$0 }
        }
        if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            return value(of: only.expression)
        }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let flag = condition.as(DeclReferenceExprSyntax.self) { return flags.contains(flag.baseName.text) }
        guard let call = condition.as(FunctionCallExprSyntax.self),
            let argument = call.arguments.first?.expression.trimmedDescription
        else { return nil }
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "iOS"
        case "canImport":
            if ownModules.contains(argument) { return true }
            if AbsentModule.named(argument) != nil { return false }
            return absentModules.contains(argument) ? false : presentModules.contains(argument) ? true : nil
        case "targetEnvironment": return false
        default: return nil
        }
    }

    /// The value of operands with `&&` and `||` between them.
    private static func value(of elements: [ExprSyntax]) -> Bool? {
        let sums = elements.split { $0.trimmedDescription == "||" }
        let products = sums.map { sum -> Bool? in
            let values = sum.filter { $0.trimmedDescription != "&&" }.map { value(of: $0) }
            if values.contains(false) { return false }
            return values.contains(nil) ? nil : true
        }
        if products.contains(true) { return true }
        return products.contains(nil) ? nil : false
    }
}

extension IfConfigClauseSyntax {
    /// Whether the clause is known to be left out: its condition does not hold, or an earlier one does.
    var isForOtherPlatform: Bool {
        if let condition, BuildCondition.value(of: condition) == false { return true }
        let clauses = parent?.as(IfConfigClauseListSyntax.self).map(Array.init) ?? []
        return clauses.prefix { $0.id != id }.contains { earlier in
            earlier.condition.flatMap(BuildCondition.value) == true
        }
    }
}
