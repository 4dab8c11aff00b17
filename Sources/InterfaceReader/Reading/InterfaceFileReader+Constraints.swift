import InterfaceFiles

extension InterfaceFileReader {
    mutating func constraints(_ list: MarkupElement) -> [InterfaceConstraint] {
        var constraints: [InterfaceConstraint] = []
        for child in list.children where child.name == "constraint" {
            guard let constraint = constraint(child) else {
                report(child, "the constraint has no attribute 'firstAttribute' and is left out; make it anew")
                continue
            }
            constraints.append(constraint)
        }
        return constraints
    }

    private mutating func constraint(_ element: MarkupElement) -> InterfaceConstraint? {
        var attributes = element.attributes
        guard let firstAttribute = attributes.removeValue(forKey: "firstAttribute") else { return nil }
        var constraint = InterfaceConstraint(
            id: attributes.removeValue(forKey: "id") ?? "", firstAttribute: firstAttribute)
        constraint.firstItem = attributes.removeValue(forKey: "firstItem")
        constraint.secondItem = attributes.removeValue(forKey: "secondItem")
        constraint.secondAttribute = attributes.removeValue(forKey: "secondAttribute")
        if let relation = attributes.removeValue(forKey: "relation") {
            constraint.relation = self.relation(relation, of: element)
        }
        if let multiplier = attributes.removeValue(forKey: "multiplier") {
            constraint.multiplier = ratio(multiplier, of: element)
        }
        constraint.isSymbolic = attributes.flag("symbolic") ?? (attributes["symbolicType"] != nil)
        attributes.removeValue(forKey: "symbolic")
        constraint.symbolicType = attributes.removeValue(forKey: "symbolicType")
        if let constant = attributes.removeValue(forKey: "constant") {
            // "standard" is the system's spacing.
            let isName = constant.first?.isLetter ?? false
            constraint.constant = isName ? 0 : number(constant, "constant", of: element) ?? 0
            if isName { constraint.isSymbolic = true }
        }
        if let priority = attributes.removeValue(forKey: "priority") {
            constraint.priority = number(priority, "priority", of: element) ?? 1000
        }
        constraint.identifier = attributes.removeValue(forKey: "identifier")
        constraint.isPlaceholder = attributes.flag("placeholder") ?? false
        attributes.removeValue(forKey: "placeholder")
        constraint.attributes = attributes
        constraint.line = element.line
        for child in element.children {
            switch child.name {
            case "variation": constraint.variations.append(variation(child))
            case "userDefinedRuntimeAttributes": constraint.runtimeAttributes += runtimeAttributes(child)
            default: break
            }
        }
        return constraint
    }

    private mutating func relation(_ name: String, of element: MarkupElement) -> InterfaceConstraint.Relation {
        guard let relation = InterfaceConstraint.Relation(rawValue: name) else {
            report(element, "the relation '\(name)' is not known and is read as 'equal'")
            return .equal
        }
        return relation
    }

    /// A factor that is written as a number or as a ratio, such as `16:9` or `1/3`.
    private mutating func ratio(_ text: String, of element: MarkupElement) -> Double {
        let terms = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
        guard terms.count == 2 else { return number(text, "multiplier", of: element) ?? 1 }
        guard let first = Double(terms[0]), let second = Double(terms[1]), (first / second).isFinite else {
            report(element, "the multiplier '\(text)' is no ratio and is read as 1")
            return 1
        }
        return first / second
    }
}
