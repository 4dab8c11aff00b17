import Cassowary

/// The constraints that hold the lengths of one rectangle at those of its content.
@MainActor struct ContentConstraints {
    /// The content's size; `UIView.noIntrinsicMetric` for none.
    private(set) var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    /// The width at which the height of the content was measured; nil where it does not depend on the width.
    var measuredWidth: CGFloat?
    /// The constraints that keep lengths from growing beyond the content.
    private var hugging = LayoutParts<ConstraintID?>(repeating: nil)
    /// The constraints that keep lengths from shrinking below the content.
    private var compressionResistance = LayoutParts<ConstraintID?>(repeating: nil)

    /// Adds, edits or removes the constraints for a size; `variables` are those of the rectangle.
    mutating func setSize(
        _ size: CGSize, of variables: LayoutParts<Variable?>, hugging huggingPriorities: ContentPriorities,
        compressionResistance resistancePriorities: ContentPriorities, in solver: inout Solver
    ) {
        self.size = size
        for axis in ScrollAxis.allCases {
            let part = LayoutPart.length(axis)
            let direction = axis == .x ? NSLayoutConstraint.Axis.horizontal : .vertical
            Self.update(
                &hugging[part], .lessThanOrEqual, size[axis], of: variables[part], huggingPriorities[direction],
                in: &solver)
            Self.update(
                &compressionResistance[part], .greaterThanOrEqual, size[axis], of: variables[part],
                resistancePriorities[direction], in: &solver)
        }
    }

    /// Removes the constraints; the size is kept.
    mutating func removeAll(from solver: inout Solver) {
        for part in [LayoutPart.width, .height] {
            if let id = hugging[part] { solver.remove(id) }
            if let id = compressionResistance[part] { solver.remove(id) }
        }
        hugging = LayoutParts(repeating: nil)
        compressionResistance = LayoutParts(repeating: nil)
    }

    private static func update(
        _ id: inout ConstraintID?, _ relation: Relation, _ length: CGFloat, of variable: Variable?,
        _ priority: UILayoutPriority, in solver: inout Solver
    ) {
        let constant = ConstraintSystem.limited(Double(length))
        if let known = id {
            if length != UIView.noIntrinsicMetric {
                try? solver.setConstant(of: known, to: constant)
            } else {
                solver.remove(known)
                id = nil
            }
        } else if length != UIView.noIntrinsicMetric, let variable {
            // Content is never required: what its priority says is satisfied before everything weaker.
            id = try? solver.add(variable, relation, constant, priority: Priority(min(priority.rawValue, 999.9)))
        }
    }
}
