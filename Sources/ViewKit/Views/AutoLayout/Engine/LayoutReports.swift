/// The reports of one engine: constraints that contradict each other, change without end, or leave views undetermined.
@MainActor struct LayoutReports {
    /// The number of contradictions that one engine reports.
    private static let contradictionLimit = 20
    /// The number of changes of constraints by layouts in one frame that counts as endless.
    private static let changeLimit = 32
    /// The number of views that one call examines: an examination may cost as much as a solution.
    private static let examinationLimit = 200

    private unowned let host: UIView
    /// The number of changes that layouts made in the present frame, and the time of that frame.
    private var changes = (count: 0, time: 0.0)

    init(host: UIView) { self.host = host }

    /// Reports that `constraint` is broken because it contradicts required constraints, after so many that are broken:
    /// `others`, nil for those that are not the user's.
    func reportContradiction(
        of constraint: NSLayoutConstraint, with others: [NSLayoutConstraint?], brokenCount: Int
    ) {
        guard !constraint.isBroken, brokenCount < Self.contradictionLimit else { return }
        let names = LayoutNames(around: host)
        var lines = others.compactMap { $0 }.map { "  " + $0.description(names) }
        lines.append("  " + constraint.description(names))
        if others.contains(where: { $0 == nil }) {
            lines.append("  and frames, sizes or safe areas that are set from outside")
        }
        FaultLog.current.report(
            constraint,
            "unable to simultaneously satisfy constraints:\n" + lines.joined(separator: "\n")
                + "\nBroken: \(constraint.description(names)). Deactivate one of them, lower a priority, or set "
                + "translatesAutoresizingMaskIntoConstraints of a view that was made in code to false.")
    }

    /// Counts a change that a layout makes in the frame at `time`; returns whether layouts change constraints for ever.
    mutating func countChange(at time: Double) -> Bool {
        if changes.time != time { changes = (0, time) }
        changes.count += 1
        return changes.count == Self.changeLimit
    }

    /// Reports a view whose layout asks for another one without end.
    func reportEndlessChanges(by view: UIView) {
        let name = LayoutNames(around: host).name(of: view)
        FaultLog.current.report(
            view,
            "\(name): constraints change in every layout, without end. Change them only where a value differs.")
    }

    /// Reports the views that the constraints of `engine` leave undetermined, each once.
    func examine(_ rectangles: [LayoutRectangle], in engine: LayoutEngine) {
        for rectangle in rectangles.prefix(Self.examinationLimit) {
            guard rectangle.engine === engine, let view = rectangle.view, let state = view.constraintState,
                !state.wasExamined
            else { continue }
            state.wasExamined = true
            let parts = engine.ambiguousParts(of: rectangle)
            if !parts.isEmpty { reportAmbiguity(of: view, parts) }
        }
    }

    private func reportAmbiguity(of view: UIView, _ parts: [LayoutPart]) {
        let names = LayoutNames(around: host)
        let missing = parts.map(\.name).joined(separator: ", ")
        FaultLog.current.report(
            view,
            "\(names.name(of: view)) has an ambiguous layout: its \(missing) could have other values. Add constraints "
                + "that determine it.")
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
