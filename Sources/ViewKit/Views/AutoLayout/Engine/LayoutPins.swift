import Cassowary

/// The parts of rectangles whose values come from outside the constraints, as far as they are to be brought up to date.
///
/// Finding a value may change others: the queues grow while they are emptied.
@MainActor final class LayoutPins {
    private var changed: [LayoutRectangle] = []
    /// Pinned parts that are added once constants are up to date.
    private var additions: [(rectangle: LayoutRectangle, part: LayoutPart)] = []

    /// Queues a rectangle if values from outside differ from those in effect; returns whether it is new in the queue.
    func append(_ rectangle: LayoutRectangle, in engine: LayoutEngine) -> Bool {
        guard !rectangle.hasChangedPins, !hasCurrentPins(rectangle, in: engine) else { return false }
        rectangle.hasChangedPins = true
        changed.append(rectangle)
        return true
    }

    /// Holds one part of a rectangle at a value from outside.
    func add(_ pin: LayoutPin, to part: LayoutPart, of rectangle: LayoutRectangle, in engine: LayoutEngine) {
        guard let id = engine.addPinConstraint(pin, to: part, of: rectangle) else { return }
        rectangle.pins[part] = (id, pin)
    }

    /// Has constraints and contents decide about one part.
    func remove(_ part: LayoutPart, of rectangle: LayoutRectangle, from system: ConstraintSystem) {
        guard let entry = rectangle.pins[part] else { return }
        system.solver.remove(entry.id)
        rectangle.pins[part] = nil
    }

    /// Edits or removes the pins of the rectangles whose outside values changed; new ones wait for `addNew(in:)`.
    func refresh(in engine: LayoutEngine) {
        var position = 0
        while position < changed.count {
            let rectangle = changed[position]
            position += 1
            rectangle.hasChangedPins = false
            guard rectangle.engine === engine else { continue }
            for part in LayoutPart.allCases where rectangle.variables[part] != nil {
                refresh(part, of: rectangle, in: engine)
            }
        }
        changed.removeAll(keepingCapacity: true)
    }

    private func refresh(_ part: LayoutPart, of rectangle: LayoutRectangle, in engine: LayoutEngine) {
        let pin = rectangle.item?.layoutPin(part, in: engine)
        guard let entry = rectangle.pins[part] else {
            if pin != nil { additions.append((rectangle, part)) }
            return
        }
        guard let pin, abs(pin.ratio - entry.pin.ratio) < 1e-9 else {
            remove(part, of: rectangle, from: engine.system)
            if pin != nil { additions.append((rectangle, part)) }
            return
        }
        guard abs(pin.constant - entry.pin.constant) > 1e-9 else { return }
        rectangle.pins[part] = (entry.id, pin)
        engine.system.edit(entry.id, to: Double(pin.constant))
    }

    /// Adds the pinned parts that are new, or follow the container in another ratio.
    func addNew(in engine: LayoutEngine) {
        for (rectangle, part) in additions where rectangle.engine === engine && rectangle.pins[part] == nil {
            if let pin = rectangle.item?.layoutPin(part, in: engine) { add(pin, to: part, of: rectangle, in: engine) }
        }
        additions.removeAll(keepingCapacity: true)
    }

    /// Whether the pinned parts have the values that they are to have.
    private func hasCurrentPins(_ rectangle: LayoutRectangle, in engine: LayoutEngine) -> Bool {
        LayoutPart.allCases.allSatisfy { part in
            guard rectangle.variables[part] != nil else { return true }
            let pin = rectangle.item?.layoutPin(part, in: engine)
            guard let pin, let entry = rectangle.pins[part] else {
                return pin == nil && rectangle.pins[part] == nil
            }
            return abs(pin.ratio - entry.pin.ratio) < 1e-9 && abs(pin.constant - entry.pin.constant) < 1e-9
        }
    }
}
