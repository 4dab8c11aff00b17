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
        guard let view = rectangle.view else { return }
        let part = LayoutPart.length(axis)
        let direction = axis == .x ? NSLayoutConstraint.Axis.horizontal : .vertical
        setContentConstraint(
            \.hugging, .lessThanOrEqual, length, part, of: rectangle,
            priority: view.contentHuggingPriority(for: direction))
        setContentConstraint(
            \.compressionResistance, .greaterThanOrEqual, length, part, of: rectangle,
            priority: view.contentCompressionResistancePriority(for: direction))
    }

    private func setContentConstraint(
        _ path: ReferenceWritableKeyPath<LayoutRectangle, LayoutParts<ConstraintID?>>, _ relation: Relation,
        _ length: CGFloat, _ part: LayoutPart, of rectangle: LayoutRectangle, priority: UILayoutPriority
    ) {
        let constant = Self.limited(Double(length))
        if let id = rectangle[keyPath: path][part] {
            if length != UIView.noIntrinsicMetric {
                try? solver.setConstant(of: id, to: constant)
            } else {
                solver.remove(id)
                rectangle[keyPath: path][part] = nil
            }
        } else if length != UIView.noIntrinsicMetric, let variable = rectangle.variables[part] {
            // Content is never required: what its priority says is satisfied before everything weaker.
            let rank = min(priority.rawValue, 999.9)
            rectangle[keyPath: path][part] = try? solver.add(
                variable, relation, constant, priority: Priority(rank))
        }
    }

    /// Has the content of a rectangle decide nothing.
    func removeContentConstraints(of rectangle: LayoutRectangle) {
        for part in [LayoutPart.width, .height] {
            if let id = rectangle.hugging[part] { solver.remove(id) }
            if let id = rectangle.compressionResistance[part] { solver.remove(id) }
        }
        rectangle.hugging = LayoutParts(repeating: nil)
        rectangle.compressionResistance = LayoutParts(repeating: nil)
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
        removeContentConstraints(of: rectangle)
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
            for part in LayoutPart.allCases where part.isLength {
                guard let variable = rectangle.variables[part], rectangle.pins[part] == nil,
                    rectangle.floors[part] == nil, solver.value(of: variable) < -1e-6
                else { continue }
                rectangle.floors[part] = try? solver.add(
                    variable, .greaterThanOrEqual, 0, priority: Self.floorPriority)
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
