import SwiftSources
import SwiftSyntax

/// A call or an assignment by which code goes from one screen to another.
struct NavigationCall {
    let container: SourceEntry.Container

    /// The call of a method of UIKit's controllers; nil for another one.
    init?(_ node: FunctionCallExprSyntax) {
        let name =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
            ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        switch name?.baseName.text {
        case "popViewController", "popToViewController", "popToRootViewController", "pushViewController":
            container = .stack
        case "dismiss" where labels.first == "animated": container = .presentation
        case "present" where labels.prefix(2) == ["_", "animated"]: container = .presentation
        default: return nil
        }
    }

    /// The choice of another tab, such as `tabBarController?.selectedIndex = 1`; nil for another expression.
    init?(_ node: SequenceExprSyntax) {
        guard let target = node.elements.first?.as(MemberAccessExprSyntax.self), let base = target.base,
            ["selectedIndex", "selectedViewController"].contains(target.declName.baseName.text),
            base.trimmedDescription.lowercased().contains("tab"), let sign = node.elements.dropFirst().first
        else { return nil }
        let isChange =
            sign.is(AssignmentExprSyntax.self)
            || ["+=", "-="].contains(sign.as(BinaryOperatorExprSyntax.self)?.operator.text)
        guard isChange else { return nil }
        container = .tabs
    }
}
