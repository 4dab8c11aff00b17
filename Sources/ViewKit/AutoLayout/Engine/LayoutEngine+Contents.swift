import Cassowary

/// The sizes that views have by their contents.
extension LayoutEngine {
    /// Measures the content of a view, and adds the constraints that hold its size.
    func setContent(of rectangle: LayoutRectangle) {
        guard let view = rectangle.view else { return }
        rectangle.measuredWidth = nil
        setContentSize(view.layoutContentSize, of: rectangle, isNew: true)
    }

    private func setContentSize(_ size: CGSize, of rectangle: LayoutRectangle, isNew: Bool) {
        guard isNew || size != rectangle.contentSize else { return }
        rectangle.contentSize = size
        for axis in ScrollAxis.allCases { setContentLength(size[axis], axis, of: rectangle) }
    }

    private func setContentLength(_ length: CGFloat, _ axis: ScrollAxis, of rectangle: LayoutRectangle) {
        guard let view = rectangle.view, let variable = rectangle.variables[LayoutPart.length(axis).rawValue] else {
            return
        }
        let direction = axis == .x ? NSLayoutConstraint.Axis.horizontal : .vertical
        let ranks = [
            view.contentHuggingPriority(for: direction), view.contentCompressionResistancePriority(for: direction),
        ]
        let relations = [Relation.lessThanOrEqual, .greaterThanOrEqual]
        for (index, relation) in relations.enumerated() {
            let slot = (axis == .x ? 0 : 2) + index
            if length == UIView.noIntrinsicMetric {
                if let id = rectangle.contentConstraints[slot] { solver.remove(id) }
                rectangle.contentConstraints[slot] = nil
                continue
            }
            let constant = Self.limited(Double(length))
            if let id = rectangle.contentConstraints[slot] {
                try? solver.setConstant(of: id, to: constant)
                continue
            }
            // Content is never required: what its priority says is satisfied before everything weaker.
            let rank = min(ranks[index].rawValue, 999.9)
            rectangle.contentConstraints[slot] = try? solver.add(
                Cassowary.Expression(variable), relation, constant, priority: Priority(rank))
        }
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
        for case let id? in rectangle.contentConstraints { solver.remove(id) }
        rectangle.contentConstraints = [nil, nil, nil, nil]
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
            rectangle.measuredWidth = nil
            setContentSize(view.layoutContentSize, of: rectangle, isNew: false)
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
            for (index, part) in [LayoutPart.width, .height].enumerated() {
                guard let variable = rectangle.variables[part.rawValue], rectangle.pins[part.rawValue] == nil,
                    rectangle.floors[index] == nil, solver.value(of: variable) < -1e-6
                else { continue }
                rectangle.floors[index] = try? solver.add(
                    Cassowary.Expression(variable), .greaterThanOrEqual, 0, priority: Self.floorPriority)
                isChanged = true
            }
        }
        return isChanged
    }

    private static let floorPriority = Priority(999.97)

    /// Measures the heights of contents that wrap at widths that the solution changed; returns whether one differs.
    func remeasureContents() -> Bool {
        var isChanged = false
        for rectangle in moved {
            guard rectangle.isPositioned, rectangle.contentSize.height != UIView.noIntrinsicMetric else { continue }
            let width = value(.width, of: rectangle)
            if let measured = rectangle.measuredWidth, abs(measured - width) < 0.01 { continue }
            guard let height = rectangle.view?.contentHeight(forWidth: max(0, width)) else { continue }
            rectangle.measuredWidth = width
            let size = CGSize(width: rectangle.contentSize.width, height: height)
            guard size != rectangle.contentSize else { continue }
            setContentSize(size, of: rectangle, isNew: false)
            isChanged = true
        }
        return isChanged
    }
}
