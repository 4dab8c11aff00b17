import Cassowary

/// The sizes that views have by their contents.
extension LayoutEngine {
    /// Measures the content of a view, and adds the constraints that hold its size.
    func setContent(of rectangle: LayoutRectangle) {
        guard let view = rectangle.view else { return }
        rectangle.content.measuredWidth = nil
        rectangle.setContentSize(view.layoutContentSize, isNew: true, in: &system.solver)
    }

    /// Called when the content of a view changed.
    func contentDidChange(of rectangle: LayoutRectangle) {
        guard !rectangle.hasChangedContent else { return }
        rectangle.hasChangedContent = true
        changedContents.append(rectangle)
        setNeedsUpdate()
    }

    /// Called when the ranks of a view's content changed.
    func contentPrioritiesDidChange(of rectangle: LayoutRectangle) {
        rectangle.content.removeAll(from: &system.solver)
        setContent(of: rectangle)
        setNeedsUpdate()
    }

    /// Measures the contents that changed.
    func refreshContents() {
        var position = 0
        // Measuring one may change another.
        while position < changedContents.count {
            let rectangle = changedContents[position]
            position += 1
            rectangle.hasChangedContent = false
            guard rectangle.engine === self, let view = rectangle.view else { continue }
            rectangle.content.measuredWidth = nil
            rectangle.setContentSize(view.layoutContentSize, isNew: false, in: &system.solver)
            addMove(of: rectangle)
            refreshDependents(of: rectangle)
        }
        changedContents.removeAll(keepingCapacity: true)
    }

    /// Keeps the lengths from falling below 0 that the solution made negative; returns whether there are new ones.
    ///
    /// Few lengths ever would, so that the others cost nothing. Rather a length is 0 than that a broken constraint holds.
    func addFloors() -> Bool {
        var isChanged = false
        for rectangle in moved {
            if rectangle.addFloors(in: &system.solver) { isChanged = true }
        }
        return isChanged
    }

    /// Has the lengths of new views be 0 that nothing determines, where the solution chose another value; returns whether
    /// there are any.
    ///
    /// A position then follows from the constraints, as on iOS.
    func shrinkUndeterminedLengths() -> Bool {
        var isChanged = false
        for rectangle in newcomers where rectangle.engine === self {
            for part in LayoutPart.allCases where part.isLength {
                guard let variable = rectangle.undeterminedLength(part), abs(system.solver.value(of: variable)) > 1e-6,
                    system.solver.isAmbiguous(variable)
                else { continue }
                rectangle.shrink(part, in: &system.solver)
                isChanged = true
            }
        }
        newcomers.removeAll(keepingCapacity: true)
        return isChanged
    }

    /// Measures the heights of contents that wrap at widths that the solution changed; returns whether one differs.
    func remeasureContents() -> Bool {
        var isChanged = false
        for rectangle in moved {
            let width = value(.width, of: rectangle)
            guard let size = rectangle.remeasuredContentSize(forWidth: width) else { continue }
            rectangle.setContentSize(size, isNew: false, in: &system.solver)
            isChanged = true
        }
        return isChanged
    }
}
