import SwiftSyntax

/// The uses that the methods of a type make of a transition's context, and the properties that they set.
struct TypeUses {
    /// A side of a transition.
    enum Side: String {
        case from, to
    }

    /// The sides whose views or controllers are asked for.
    private(set) var sides: Set<Side> = []
    /// Whether one of both sides is chosen, as in `presenting ? .to : .from`.
    private(set) var choosesSide = false
    /// Whether presenters or presented controllers are named.
    private(set) var namesPresentation = false
    /// The names of the properties that are set.
    private(set) var setNames: Set<String> = []

    /// No use.
    init() {}

    /// The use that `call` is; nil for other calls.
    init?(_ call: FunctionCallExprSyntax) {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            ["view", "viewController"].contains(member.declName.baseName.text),
            let argument = call.arguments.first, argument.label?.text == "forKey",
            let side = Self.side(argument.expression)
        else { return nil }
        sides = [side]
    }

    private static let namesOfPresentation: Set<String> = [
        "isBeingPresented", "isBeingDismissed", "presentingViewController", "presentedViewController",
        "frameOfPresentedViewInContainerView",
    ]

    /// The use of a presenter or a presented controller; nil for other members.
    init?(_ member: MemberAccessExprSyntax) {
        guard Self.namesOfPresentation.contains(member.declName.baseName.text) else { return nil }
        namesPresentation = true
    }

    /// The choice of a side, or the setting of a property; nil for other expressions.
    init?(_ expression: SequenceExprSyntax) {
        let elements = Array(expression.elements)
        for (index, element) in elements.enumerated() {
            guard let ternary = element.as(UnresolvedTernaryExprSyntax.self), index + 1 < elements.count,
                let first = Self.side(ternary.thenExpression), let second = Self.side(elements[index + 1])
            else { continue }
            if first != second { choosesSide = true }
        }
        if elements.count > 2, elements[1].is(AssignmentExprSyntax.self), let name = Self.ownProperty(elements[0]) {
            setNames.insert(name)
        }
        if !choosesSide, setNames.isEmpty { return nil }
    }

    mutating func append(_ other: TypeUses) {
        sides.formUnion(other.sides)
        choosesSide = choosesSide || other.choosesSide
        namesPresentation = namesPresentation || other.namesPresentation
        setNames.formUnion(other.setNames)
    }

    /// The side that a key names, such as `.to`; nil for other expressions.
    private static func side(_ key: ExprSyntax) -> Side? {
        guard let member = key.as(MemberAccessExprSyntax.self) else { return nil }
        return Side(rawValue: member.declName.baseName.text)
    }

    /// The name of a property of the object itself; nil for other expressions.
    private static func ownProperty(_ expression: ExprSyntax) -> String? {
        if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        guard let member = expression.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" else {
            return nil
        }
        return member.declName.baseName.text
    }
}

extension SequenceExprSyntax {
    /// Whether it sets a presentation style whose presenter stays in view.
    var setsStyleOverPresenter: Bool {
        let elements = Array(elements)
        guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
            elements[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text == "modalPresentationStyle"
                || elements[0].trimmedDescription == "modalPresentationStyle"
        else { return false }
        let style = elements[2].as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
        return ["custom", "overCurrentContext", "overFullScreen"].contains(style)
    }
}
