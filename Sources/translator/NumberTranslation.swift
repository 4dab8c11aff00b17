import SwiftSources
import SwiftSyntax

/// The bare literals of a construct that can be tuned.
struct NumberTranslation {
    private(set) var literals: [TunableLiteral] = []
    private let file: Int

    /// The literals among the arguments of the call `node`.
    init(of node: FunctionCallExprSyntax, in file: Int) {
        self.file = file
        let call = Self.name(of: node)
        let form = "(" + node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
        let known = TunableArguments.forms[form]?.map(Optional.some) ?? TunableArguments.calls[call + form]
        if form == "(width:height:)", let property = node.assignedProperty, property == TunableArguments.sizeProperty {
            for (argument, name) in zip(node.arguments, TunableArguments.sizeNames) {
                append(argument.expression, .offset, name, of: property)
            }
            return
        }
        for (number, argument) in node.arguments.enumerated() {
            if let known {
                guard known.indices.contains(number), let meaning = known[number] else { continue }
                append(argument.expression, meaning.kind, meaning.name, of: call)
            } else if let label = argument.label?.text, let kind = TunableArguments.labels[label] {
                append(argument.expression, kind, label, of: call)
            }
        }
    }

    /// The literal that the assignment `node` sets a property to.
    init(of node: SequenceExprSyntax, in file: Int) {
        self.file = file
        let elements = Array(node.elements)
        guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self), let name = elements[0].lastName else {
            return
        }
        if let kind = TunableArguments.properties[name] {
            append(elements[2], kind, name, of: name)
        } else if name == "x" || name == "y", let point = elements[0].as(MemberAccessExprSyntax.self)?.base?.lastName,
            TunableArguments.points.contains(point)
        {
            append(elements[2], .offset, "\(point).\(name)", of: point)
        }
    }

    /// The literals that the function `node` returns, where its result has a known meaning.
    init(of node: FunctionDeclSyntax, in file: Int) {
        self.file = file
        guard MethodName(of: node).description == TunableArguments.durationFunction, let body = node.body else {
            return
        }
        let finder = ReturnFinder(viewMode: .sourceAccurate)
        finder.walk(body)
        var values = finder.values
        if body.statements.count == 1, case .expr(let only)? = body.statements.first?.item { values.append(only) }
        for value in values { append(value, .duration, "transitionDuration", of: "transitionDuration") }
    }

    /// The name of what `node` calls: that of a function, or of a type.
    private static func name(of node: FunctionCallExprSyntax) -> String {
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            guard name == "init", let type = member.base?.trimmedDescription else { return name }
            return type
        }
        if let optional = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            return optional.expression.trimmedDescription
        }
        let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name ?? node.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
            ?? ""
    }

    /// Adds `expression`, if it is a bare decimal literal that runs each time.
    private mutating func append(_ expression: ExprSyntax, _ kind: TunableKind, _ name: String, of call: String) {
        let sign = expression.as(PrefixOperatorExprSyntax.self)
        guard sign == nil || sign?.operator.text == "-" else { return }
        let number = sign?.expression ?? expression
        guard number.is(IntegerLiteralExprSyntax.self) || number.is(FloatLiteralExprSyntax.self), !number.hasError
        else {
            return
        }
        let text = expression.trimmedDescription
        guard TunableLiteral.value(of: text) != nil, let place = LiteralPlace(of: Syntax(expression)) else { return }
        let key = TunableLiteral.Key(file: file, function: place.function, call: call, name: name, ordinal: 0)
        literals.append(
            TunableLiteral(
                key: key, kind: kind, range: expression.trimmedOffsets, declaration: place.declaration, text: text))
    }
}

extension FunctionCallExprSyntax {
    /// The name of the property that the value of the call is assigned to; nil for none.
    fileprivate var assignedProperty: String? {
        guard let list = parent?.as(ExprListSyntax.self), list.count == 3, list.last?.id == ExprSyntax(self).id,
            Array(list)[1].is(AssignmentExprSyntax.self)
        else { return nil }
        return list.first?.lastName
    }
}

extension ExprSyntax {
    /// The name of the property or variable; the last one of a path. Nil for other expressions.
    fileprivate var lastName: String? {
        self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}

/// Finds the values that a function returns, without those of closures and functions in it.
private final class ReturnFinder: SyntaxVisitor {
    private(set) var values: [ExprSyntax] = []

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.expression { values.append(value) }
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
