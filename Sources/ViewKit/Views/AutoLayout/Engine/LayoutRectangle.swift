import Cassowary

/// The variables of one item in an engine.
@MainActor final class LayoutRectangle {
    weak var item: (any LayoutItem)?
    weak var engine: LayoutEngine?
    /// Nil for parts that no constraint needs.
    var variables = LayoutParts<Variable?>(repeating: nil)
    /// The constraints that hold the parts whose values come from outside.
    var pins = LayoutParts<(id: ConstraintID, pin: LayoutPin)?>(repeating: nil)
    /// The constraints that hold the lengths at those of the content.
    var content = ContentConstraints()
    /// The constraints that keep lengths from falling below 0, made where a solution would.
    var floors = LayoutParts<ConstraintID?>(repeating: nil)
    /// The weakest constraints there are, for lengths that nothing else determines: 0.
    private(set) var shrinkings = LayoutParts<ConstraintID?>(repeating: nil)
    /// Constraints whose constants depend on the item's scroll offset or on its baselines.
    var dependents: [NSLayoutConstraint] = []
    /// Whether constraints and contents decide about the frame.
    var isPositioned = false
    var hasChangedPins = false
    var hasChangedContent = false
    /// Whether a solution moved the rectangle since the last report.
    var isMoved = false

    init(_ item: any LayoutItem, in engine: LayoutEngine) {
        self.item = item
        self.engine = engine
    }

    var view: UIView? { item as? UIView }

    // MARK: Content

    /// The difference between the priorities of two contents of one rank, of which one wraps; less than that of two ranks.
    private static let wrappingDifference: Float = 0.25

    /// Has constraints hold the size of the content, in points, if it is another one or `isNew`.
    func setContentSize(_ size: CGSize, isNew: Bool, in solver: inout Solver) {
        guard isNew || size != content.size, let view else { return }
        let hugging = ContentPriorities(
            horizontal: view.contentHuggingPriority(for: .horizontal),
            vertical: view.contentHuggingPriority(for: .vertical))
        var resistance = ContentPriorities(
            horizontal: view.contentCompressionResistancePriority(for: .horizontal),
            vertical: view.contentCompressionResistancePriority(for: .vertical))
        // Lines that break have room at any width: a neighbour of the same priority keeps its own.
        if (view as? UILabel)?.wrapsLines == true { resistance.horizontal.rawValue -= Self.wrappingDifference }
        content.setSize(size, of: variables, hugging: hugging, compressionResistance: resistance, in: &solver)
    }

    /// The size of content that wraps, measured at a width, in points; nil where the one in effect is right.
    func remeasuredContentSize(forWidth width: CGFloat) -> CGSize? {
        guard isPositioned, content.size.height != UIView.noIntrinsicMetric else { return nil }
        if let measured = content.measuredWidth, abs(measured - width) < 0.01 { return nil }
        guard let height = view?.contentHeight(forWidth: max(0, width)) else { return nil }
        content.measuredWidth = width
        let size = CGSize(width: content.size.width, height: height)
        return size == content.size ? nil : size
    }

    // MARK: Solution

    /// Removes the constraints of contents, pins and floors and then the variables; returns the slots of these.
    func removeAll(from system: ConstraintSystem) -> [Int] {
        content.removeAll(from: &system.solver)
        for part in LayoutPart.allCases {
            if let entry = pins[part] { system.solver.remove(entry.id) }
            if let id = floors[part] { system.solver.remove(id) }
            if let id = shrinkings[part] { system.solver.remove(id) }
        }
        return LayoutPart.allCases.compactMap { part in
            guard let variable = variables[part] else { return nil }
            system.solver.remove(variable)
            return variable.slot
        }
    }

    /// Less than any that a constraint can have.
    private static let shrinkingPriority = Priority(0.001)

    /// The variable of a length that neither content nor a value from outside holds; nil for others.
    func undeterminedLength(_ part: LayoutPart) -> Variable? {
        guard pins[part] == nil, shrinkings[part] == nil, content.size[part.axis] == UIView.noIntrinsicMetric else {
            return nil
        }
        return variables[part]
    }

    /// Has a length be 0 where nothing else determines it.
    func shrink(_ part: LayoutPart, in solver: inout Solver) {
        guard let variable = variables[part] else { return }
        shrinkings[part] = try? solver.add(variable, .equal, 0, priority: Self.shrinkingPriority)
    }

    private static let floorPriority = Priority(999.97)

    /// Keeps the lengths from falling below 0 that the solution made negative; returns whether there are new ones.
    func addFloors(in solver: inout Solver) -> Bool {
        var isChanged = false
        for part in LayoutPart.allCases where part.isLength {
            guard let variable = variables[part], pins[part] == nil, floors[part] == nil,
                solver.value(of: variable) < -1e-6
            else { continue }
            floors[part] = try? solver.add(variable, .greaterThanOrEqual, 0, priority: Self.floorPriority)
            isChanged = true
        }
        return isChanged
    }

    /// Tells a guide of its move, and asks for layout of the view around a view; `view` excepted, which lays out next.
    func reportMove(except view: UIView?) {
        guard let item else { return }
        if let guide = item as? UILayoutGuide {
            guide.frameDidChange()
        } else if let container = item.layoutContainer, container !== view {
            if self.view?.translatesAutoresizingMaskIntoConstraints == false { container.setNeedsLayout() }
        }
    }
}
