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
            if let entry = rectangle.pins[part], view !== host {
                solver.remove(entry.id)
                rectangle.pins[part] = nil
            }
        }
        setContent(of: rectangle)
        guard !isFitting, view !== host else { return }
        unexamined.append(rectangle)
        guard let container = view.parent, view.madeConstraintState.lister !== container else { return }
        view.madeConstraintState.lister = container
        container.madeConstraintState.positioned.append(view)
    }

    /// Holds the frame of a view that constraints positioned where it is.
    func release(_ rectangle: LayoutRectangle) {
        rectangle.isPositioned = false
        removeContentConstraints(of: rectangle)
        pinsDidChange(of: rectangle)
    }

    /// The variable of one part of a rectangle; pinned where its value comes from outside.
    func variable(_ part: LayoutPart, of rectangle: LayoutRectangle) -> Variable {
        if let variable = rectangle.variables[part] { return variable }
        let variable = solver.makeVariable()
        rectangle.variables[part] = variable
        while owners.count <= variable.slot { owners.append(nil) }
        owners[variable.slot] = rectangle
        if let pin = rectangle.item?.layoutPin(part, in: self) { add(pin, to: part, of: rectangle) }
        return variable
    }

    /// Removes an item that no constraint mentions any more.
    func removeRectangle(of item: any LayoutItem) {
        guard let rectangle = rectangles.removeValue(forKey: ObjectIdentifier(item)) else { return }
        removeContentConstraints(of: rectangle)
        for part in LayoutPart.allCases {
            if let entry = rectangle.pins[part] { solver.remove(entry.id) }
            if let id = rectangle.floors[part] { solver.remove(id) }
        }
        for part in LayoutPart.allCases {
            guard let variable = rectangle.variables[part] else { continue }
            solver.remove(variable)
            owners[variable.slot] = nil
        }
        rectangle.engine = nil
    }

    // MARK: Pins

    private func add(_ pin: LayoutPin, to part: LayoutPart, of rectangle: LayoutRectangle) {
        guard let variable = rectangle.variables[part] else { return }
        var expression = Cassowary.Expression()
        swap(&expression, &spareExpression)
        defer { swap(&expression, &spareExpression) }
        expression.removeAll()
        expression.terms.append(Term(variable))
        if pin.ratio != 0, let container = rectangle.item?.layoutContainer {
            let length = self.variable(.length(part.axis), of: self.rectangle(of: container))
            expression.terms.append(Term(length, -Double(pin.ratio)))
        }
        guard let id = addRequired(expression, Double(pin.constant)) else { return }
        rectangle.pins[part] = (id, pin)
    }

    /// Adds a required equality that is not the user's; breaks constraints of the user's that contradict it.
    private func addRequired(_ expression: Cassowary.Expression, _ constant: Double) -> ConstraintID? {
        for _ in 0...installed.count {
            do {
                return try solver.add(expression, .equal, Self.limited(constant))
            } catch {
                guard case .unsatisfiable(let others) = error, breakOne(of: others) else { return nil }
            }
        }
        return nil
    }

    /// A number that the solver takes.
    static func limited(_ number: Double) -> Double {
        number.isNaN ? 0 : min(max(number, -1e9), 1e9)
    }

    /// Brings the pins of the rectangles whose outside values changed up to date, all at once.
    func refreshPins() {
        var position = 0
        while position < changedPins.count {
            let rectangle = changedPins[position]
            position += 1
            rectangle.hasChangedPins = false
            guard rectangle.engine === self else { continue }
            for part in LayoutPart.allCases where rectangle.variables[part] != nil {
                refreshPin(part, of: rectangle)
            }
        }
        changedPins.removeAll(keepingCapacity: true)
    }

    private func refreshPin(_ part: LayoutPart, of rectangle: LayoutRectangle) {
        let pin = rectangle.item?.layoutPin(part, in: self)
        guard let entry = rectangle.pins[part] else {
            if pin != nil { newPins.append((rectangle, part)) }
            return
        }
        guard let pin, abs(pin.ratio - entry.pin.ratio) < 1e-9 else {
            solver.remove(entry.id)
            rectangle.pins[part] = nil
            if pin != nil { newPins.append((rectangle, part)) }
            return
        }
        guard abs(pin.constant - entry.pin.constant) > 1e-9 else { return }
        rectangle.pins[part] = (entry.id, pin)
        edits.append((entry.id, Self.limited(Double(pin.constant))))
    }

    /// Adds the pinned parts that are new, or follow the container in another ratio.
    func addNewPins() {
        for (rectangle, part) in newPins where rectangle.engine === self && rectangle.pins[part] == nil {
            if let pin = rectangle.item?.layoutPin(part, in: self) { add(pin, to: part, of: rectangle) }
        }
        newPins.removeAll(keepingCapacity: true)
    }

    /// Replaces the constants collected in `edits`; breaks constraints of the user's that contradict them.
    func applyEdits() {
        guard !edits.isEmpty else { return }
        for _ in 0...installed.count {
            do {
                if edits.count == 1 {
                    try solver.setConstant(of: edits[0].id, to: edits[0].constant)
                } else {
                    try solver.setConstants(edits)
                }
                break
            } catch {
                guard case .unsatisfiable(let others) = error, breakOne(of: others) else { break }
            }
        }
        edits.removeAll(keepingCapacity: true)
    }

    /// Called when values from outside may have changed for a rectangle.
    func pinsDidChange(of rectangle: LayoutRectangle) {
        guard !rectangle.hasChangedPins, !hasCurrentPins(rectangle) else { return }
        rectangle.hasChangedPins = true
        changedPins.append(rectangle)
        setNeedsUpdate()
    }

    /// Whether the pinned parts have the values that they are to have.
    private func hasCurrentPins(_ rectangle: LayoutRectangle) -> Bool {
        LayoutPart.allCases.allSatisfy { part in
            guard rectangle.variables[part] != nil else { return true }
            let pin = rectangle.item?.layoutPin(part, in: self)
            guard let pin, let entry = rectangle.pins[part] else {
                return pin == nil && rectangle.pins[part] == nil
            }
            return abs(pin.ratio - entry.pin.ratio) < 1e-9 && abs(pin.constant - entry.pin.constant) < 1e-9
        }
    }
}
