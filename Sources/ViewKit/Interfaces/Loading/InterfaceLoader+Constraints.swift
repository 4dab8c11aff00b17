import InterfaceFiles

extension InterfaceLoader {
    /// Makes the constraints that the view of `description` holds, and activates those of the screen's size classes.
    func installConstraints(_ description: InterfaceObject, of object: AnyObject) {
        guard let view = object as? UIView, !description.constraints.isEmpty else { return }
        let excluded = excluded(from: "constraints", by: description.variations)
        var active: [NSLayoutConstraint] = []
        for constraint in description.constraints where !constraint.isPlaceholder {
            guard let made = make(constraint, of: view) else { continue }
            setObject(made, for: constraint.id)
            // One that is not active is kept by nothing else.
            if !description.variations.isEmpty { keep(made, for: constraint.id) }
            if !excluded.contains(constraint.id) { active.append(made) }
        }
        NSLayoutConstraint.activate(active)
    }

    private func make(_ description: InterfaceConstraint, of view: UIView) -> NSLayoutConstraint? {
        guard let first = item(description.firstItem, of: view),
            let attribute = InterfaceChoices.layoutAttributes[description.firstAttribute]
        else { return nil }
        var second: AnyObject?
        var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
        if let name = description.secondAttribute {
            guard let item = item(description.secondItem, of: view), let found = InterfaceChoices.layoutAttributes[name]
            else {
                return nil
            }
            second = item
            secondAttribute = found
        }
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute,
            relatedBy: InterfaceChoices.relations[description.relation.rawValue] ?? .equal, toItem: second,
            attribute: secondAttribute, multiplier: CGFloat(description.multiplier),
            constant: CGFloat(constant(of: description)))
        constraint.priority = UILayoutPriority(Float(description.priority))
        constraint.identifier = description.identifier
        return constraint
    }

    private func item(_ id: String?, of view: UIView) -> AnyObject? { id.map { object($0) } ?? view }

    /// The constant in the size classes of the screen.
    func constant(of description: InterfaceConstraint) -> Double {
        variations(description.variations).compactMap { $0.attributes.number("constant") }.last ?? description.constant
    }
}
