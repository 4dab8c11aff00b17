/// Constraints in words: the visual format where it can say them, an equation otherwise.
extension NSLayoutConstraint {
    /// The constraint with the names that are known around its holder.
    final var explanation: String {
        let view = holder ?? first.item?.layoutView
        guard let view else { return "a constraint" }
        return description(LayoutNames(around: view.rootView))
    }

    final func description(_ names: LayoutNames) -> String {
        var text = visualFormat(names) ?? equation(names)
        if priority != .required { text += " @\(Self.text(CGFloat(priority.rawValue)))" }
        if let identifier, !identifier.isEmpty { text = "'\(identifier)' \(text)" }
        return text
    }

    private func visualFormat(_ names: LayoutNames) -> String? {
        guard let item = first.item, !first.isDistance, multiplier == 1 else { return nil }
        let orientation = firstAttribute.axis == .x ? "H" : "V"
        guard let second else {
            let sign = relation == .equal ? "" : relation.sign
            return "\(orientation):[\(names.name(of: item))(\(sign)\(Self.text(constant)))]"
        }
        guard let other = second.item, !second.isDistance else { return nil }
        if firstAttribute.kind == .length, secondAttribute == firstAttribute {
            guard constant == 0 else { return nil }
            let sign = relation == .equal ? "" : relation.sign
            return "\(orientation):[\(names.name(of: item))(\(sign)\(names.name(of: other)))]"
        }
        return distance(item, other, orientation, names)
    }

    /// The distance between an edge and the container's, or between the edges of neighbours.
    private func distance(
        _ item: any LayoutItem, _ other: any LayoutItem, _ orientation: String, _ names: LayoutNames
    ) -> String? {
        let starts: [Attribute] = [.left, .leading, .top]
        let ends: [Attribute] = [.right, .trailing, .bottom]
        let length = (relation == .equal ? "" : relation.sign) + Self.text(constant)
        let name = names.name(of: item)
        let otherName = names.name(of: other)
        if item.layoutContainer === other, firstAttribute == secondAttribute {
            if starts.contains(firstAttribute) { return "\(orientation):|-(\(length))-[\(name)]" }
            if ends.contains(firstAttribute) {
                let inner = (relation == .equal ? "" : relation.reversed.sign) + Self.text(-constant)
                return "\(orientation):[\(name)]-(\(inner))-|"
            }
        }
        if other.layoutContainer === item, firstAttribute == secondAttribute, ends.contains(firstAttribute) {
            return "\(orientation):[\(otherName)]-(\(length))-|"
        }
        guard starts.contains(firstAttribute), ends.contains(secondAttribute) else { return nil }
        return "\(orientation):[\(otherName)]-(\(length))-[\(name)]"
    }

    private func equation(_ names: LayoutNames) -> String {
        var right = second.map { Self.text($0, names) } ?? ""
        if multiplier != 1, second != nil { right = "\(Self.text(multiplier)) x \(right)" }
        if second == nil {
            right = Self.text(constant)
        } else if constant != 0 {
            right += constant < 0 ? " - \(Self.text(-constant))" : " + \(Self.text(constant))"
        }
        return "\(Self.text(first, names)) \(relation.sign) \(right)"
    }

    private static func text(_ operand: LayoutOperand, _ names: LayoutNames) -> String {
        guard let item = operand.item else { return "(a deallocated view)" }
        let end = "\(names.name(of: item)).\(operand.attribute)"
        guard operand.isDistance, let origin = operand.origin else { return end }
        return "(\(end) - \(names.name(of: origin)).\(operand.originAttribute))"
    }

    /// A number with at most two decimals.
    private static func text(_ number: CGFloat) -> String {
        let rounded = (number * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension NSLayoutConstraint.Relation {
    var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    var reversed: Self {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
