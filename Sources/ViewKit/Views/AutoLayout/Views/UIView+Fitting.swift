import Cassowary

/// The sizes that constraints give a view.
extension UIView {
    /// Stands for the smallest size in `systemLayoutSizeFitting(_:)`.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// Stands for the largest size in `systemLayoutSizeFitting(_:)`.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The size nearest to `target` that the constraints in the view allow, in points, rounded up to whole pixels.
    final func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        performWaitingUpdates()
        let engine = LayoutEngine(host: self, isFitting: true)
        collectLayout(into: engine)
        let size = engine.hostSize(
            fitting: target, horizontal: Priority(horizontal.rawValue), vertical: Priority(vertical.rawValue))
        let scale = max(1, contentScaleFactor)
        func roundedUp(_ length: CGFloat) -> CGFloat { max(0, (length * scale - 1e-6).rounded(.up)) / scale }
        let frame = frame(forAlignmentRect: CGRect(origin: .zero, size: size))
        return CGSize(width: roundedUp(frame.width), height: roundedUp(frame.height))
    }

    /// Calls `updateConstraints()` where this view or one that shares its engine waits for it, the deepest first.
    private func performWaitingUpdates() {
        guard let state = constraintState else { return }
        for child in children where child.sharesEngine { child.performWaitingUpdates() }
        guard state.needsUpdateConstraints else { return }
        state.needsUpdateConstraints = false
        performUpdateConstraints()
    }

    /// The height that suits the view at a width: by the constraints in it, otherwise by `sizeThatFits(_:)`.
    final func selfSizedHeight(forWidth width: CGFloat) -> CGFloat {
        let size = systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return max(0, size.height)
    }

    /// Whether constraints position views in this one.
    final var hasInnerConstraints: Bool {
        guard let constraintState else { return children.contains(where: \.isPositionedByConstraints) }
        return !constraintState.constraints.isEmpty || children.contains(where: \.isPositionedByConstraints)
    }

    /// Adds the constraints of this view and of those in it that share its engine.
    private func collectLayout(into engine: LayoutEngine) {
        guard let state = constraintState else { return }
        engine.pending += state.constraints
        for child in children {
            guard let state = child.constraintState else { continue }
            if child.isPositionedByConstraints { _ = engine.rectangle(of: child) }
            if child.isPositionedByConstraints || state.joinsAncestors { child.collectLayout(into: engine) }
        }
    }
}

extension LayoutEngine {
    /// The host's size nearest to `target`.
    fileprivate func hostSize(fitting target: CGSize, horizontal: Priority, vertical: Priority) -> CGSize {
        let rectangle = rectangle(of: host)
        installPending()
        for (part, length, priority) in [
            (LayoutPart.width, target.width, horizontal), (.height, target.height, vertical),
        ] {
            let variable = variable(part, of: rectangle)
            let constant = ConstraintSystem.limited(Double(length))
            do {
                _ = try system.solver.add(variable, .equal, constant, priority: priority)
            } catch {
                _ = try? system.solver.add(variable, .equal, constant, priority: Priority(999.9))
            }
        }
        solveContents()
        return frame(of: rectangle).size
    }
}
