import Cassowary

/// Items and their variables.
extension LayoutEngine {
    /// The rectangle of an item, registered where it is new.
    func rectangle(of item: any LayoutItem) -> LayoutRectangle {
        if let known = rectangles[ObjectIdentifier(item)] { return known }
        let rectangle = LayoutRectangle(item, in: self)
        rectangles[ObjectIdentifier(item)] = rectangle
        guard !isFitting else {
            if rectangle.view?.isPositionedByConstraints == true || item === host { position(rectangle) }
            return rectangle
        }
        (item as? UILayoutGuide)?.rectangle = rectangle
        if let view = rectangle.view, view !== host {
            view.madeConstraintState.rectangle = rectangle
            if view.isPositionedByConstraints { position(rectangle) }
        }
        return rectangle
    }

    /// Has constraints and contents decide about the frame of a view.
    func position(_ rectangle: LayoutRectangle) {
        guard let view = rectangle.view, !rectangle.isPositioned else { return }
        rectangle.isPositioned = true
        for part in LayoutPart.allCases {
            _ = variable(part, of: rectangle)
            if view !== host { pins.remove(part, of: rectangle, from: system) }
        }
        setContent(of: rectangle)
        guard !isFitting, view !== host else { return }
        unexamined.append(rectangle)
        newcomers.append(rectangle)
        guard let container = view.parent, view.madeConstraintState.lister !== container else { return }
        view.madeConstraintState.lister = container
        container.madeConstraintState.positioned.append(view)
    }

    /// Holds the frame of a view that constraints positioned where it is.
    func release(_ rectangle: LayoutRectangle) {
        rectangle.isPositioned = false
        rectangle.content.removeAll(from: &system.solver)
        pinsDidChange(of: rectangle)
    }

    /// The variable of one part of a rectangle; pinned where its value comes from outside.
    func variable(_ part: LayoutPart, of rectangle: LayoutRectangle) -> Variable {
        if let variable = rectangle.variables[part] { return variable }
        let variable = system.solver.makeVariable()
        rectangle.variables[part] = variable
        while owners.count <= variable.slot { owners.append(nil) }
        owners[variable.slot] = rectangle
        if let pin = rectangle.item?.layoutPin(part, in: self) {
            pins.add(pin, to: part, of: rectangle, in: self)
        }
        return variable
    }

    /// Removes an item that no constraint mentions any more.
    func removeRectangle(of item: any LayoutItem) {
        guard let rectangle = rectangles.removeValue(forKey: ObjectIdentifier(item)) else { return }
        for slot in rectangle.removeAll(from: system) { owners[slot] = nil }
        rectangle.engine = nil
    }

    // MARK: Pins

    /// Adds the equality that holds a part at its value from outside; nil where the solver cannot.
    func addPinConstraint(_ pin: LayoutPin, to part: LayoutPart, of rectangle: LayoutRectangle) -> ConstraintID? {
        guard let variable = rectangle.variables[part] else { return nil }
        var expression = Cassowary.Expression()
        swap(&expression, &spareExpression)
        defer { swap(&expression, &spareExpression) }
        expression.removeAll()
        expression.terms.append(Term(variable))
        if pin.ratio != 0, let container = rectangle.item?.layoutContainer {
            let length = self.variable(.length(part.axis), of: self.rectangle(of: container))
            expression.terms.append(Term(length, -Double(pin.ratio)))
        }
        return system.addRequired(expression, Double(pin.constant), breaking: breakConstraint)
    }

    /// Called when values from outside may have changed for a rectangle.
    func pinsDidChange(of rectangle: LayoutRectangle) {
        if pins.append(rectangle, in: self) { setNeedsUpdate() }
    }
}
