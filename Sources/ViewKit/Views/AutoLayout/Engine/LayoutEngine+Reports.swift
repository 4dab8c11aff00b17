import Cassowary

/// Reports of constraints that contradict each other or leave views undetermined.
extension LayoutEngine {
    /// The number of contradictions that one engine reports.
    private static let reportLimit = 20

    /// Reports that `constraint` is broken because it contradicts the required constraints `others`.
    func report(_ constraint: NSLayoutConstraint, against others: [ConstraintID]) {
        guard !isFitting, !constraint.isBroken, brokenCount < Self.reportLimit else { return }
        let names = LayoutNames(around: host)
        var lines = others.compactMap { installed[$0] }.map { "  " + $0.description(names) }
        lines.append("  " + constraint.description(names))
        if others.contains(where: { installed[$0] == nil }) {
            lines.append("  and frames, sizes or safe areas that are set from outside")
        }
        FaultLog.current.report(
            constraint,
            "unable to simultaneously satisfy constraints:\n" + lines.joined(separator: "\n")
                + "\nBroken: \(constraint.description(names)). Deactivate one of them, lower a priority, or set "
                + "translatesAutoresizingMaskIntoConstraints of a view that was made in code to false.")
    }

    /// The number of changes of constraints by layouts in one frame that counts as endless.
    private static let changeLimit = 32

    /// Counts a change that a layout makes, and reports layouts that change constraints for ever.
    func noteChangeInLayout() {
        let time = host.layer.context.mediaTime
        if changesInLayout.time != time { changesInLayout = (0, time) }
        changesInLayout.count += 1
        if changesInLayout.count == Self.changeLimit { reportRestlessness(host) }
    }

    /// Reports a view whose layout asks for another one without end.
    func reportRestlessness(_ view: UIView) {
        let name = LayoutNames(around: host).name(of: view)
        FaultLog.current.report(
            view,
            "\(name): constraints change in every layout, without end. Change them only where a value differs.")
    }

    /// The number of views that one update examines: an examination may cost as much as a solution.
    private static let examinationLimit = 200

    /// Reports the views that the constraints leave undetermined, each once.
    func examineArrivals() {
        guard !unexamined.isEmpty, !isFitting, host.window != nil else { return }
        let rectangles = unexamined
        unexamined.removeAll(keepingCapacity: true)
        for rectangle in rectangles.prefix(Self.examinationLimit) {
            guard rectangle.engine === self, let view = rectangle.view, let state = view.constraintState,
                !state.wasExamined
            else { continue }
            state.wasExamined = true
            let parts = ambiguousParts(of: rectangle)
            guard !parts.isEmpty else { continue }
            let names = LayoutNames(around: host)
            let missing = parts.map(\.name).joined(separator: ", ")
            FaultLog.current.report(
                view,
                "\(names.name(of: view)) has an ambiguous layout: its \(missing) could have other values. Add constraints "
                    + "that determine it.")
        }
    }

    /// The parts of a rectangle that could have other values.
    func ambiguousParts(of rectangle: LayoutRectangle) -> [LayoutPart] {
        LayoutPart.allCases.filter { part in
            guard let variable = rectangle.variables[part] else { return false }
            return solver.isAmbiguous(variable)
        }
    }
}

extension LayoutPart {
    fileprivate var name: String {
        switch self {
        case .minX: "horizontal position"
        case .minY: "vertical position"
        case .width: "width"
        case .height: "height"
        }
    }
}
