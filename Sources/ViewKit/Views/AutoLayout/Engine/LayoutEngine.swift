import Cassowary

/// Solves the constraints in a view whose frame is set from outside, its host, and positions the views in it.
///
/// Variables are edges and lengths in the coordinates of the superview, so that moving a view changes nothing in it.
/// A view in the host with a frame of its own hosts an engine again, unless constraints cross its bounds.
@MainActor final class LayoutEngine {
    /// The view that is laid out; its size is given.
    unowned let host: UIView
    /// Whether the engine searches the host's size instead of using it.
    let isFitting: Bool
    let system = ConstraintSystem()
    let pins = LayoutPins()
    private let constraintUpdates = ConstraintUpdates()
    private(set) var reports: LayoutReports
    var rectangles: [ObjectIdentifier: LayoutRectangle] = [:]
    /// The rectangles of the solver's variables, by slot.
    var owners: [LayoutRectangle?] = []
    /// Active constraints that the next update installs.
    var pending: [NSLayoutConstraint] = []
    /// Views in the host that the next update positions for the first time.
    private var arrivals: [WaitingView] = []
    var changedContents: [LayoutRectangle] = []
    /// Rectangles moved by the last solution.
    var moved: [LayoutRectangle] = []
    /// Rectangles that the next solution positions first.
    var newcomers: [LayoutRectangle] = []
    /// Rectangles whose ambiguity is not examined yet.
    var unexamined: [LayoutRectangle] = []
    /// A buffer for expressions, kept for its capacity.
    var spareExpression = Cassowary.Expression()
    /// The number of layouts of views in the host that are in progress.
    var layoutDepth = 0
    private(set) var needsUpdate = false
    private var isUpdating = false

    init(host: UIView, isFitting: Bool = false) {
        self.host = host
        self.isFitting = isFitting
        reports = LayoutReports(host: host)
    }

    /// Asks for an update before the next frame.
    func setNeedsUpdate() {
        needsUpdate = true
        if layoutDepth > 0, !isUpdating { recordChangeInLayout() }
        if !isUpdating, !isFitting { host.setNeedsLayout() }
    }

    /// Solves what changed since the last update, and asks for layout where views move, `view` excepted: it lays out next.
    func update(laysOut view: UIView? = nil) {
        guard needsUpdate, !isUpdating else { return }
        isUpdating = true
        if let view = constraintUpdates.perform(in: host) {
            reports.reportEndlessChanges(by: view)
            constraintUpdates.removeAll()
        }
        needsUpdate = false
        registerArrivals()
        pins.refresh(in: self)
        refreshContents()
        system.applyEdits(breaking: breakConstraint)
        pins.addNew(in: self)
        installPending()
        solveContents()
        if shrinkUndeterminedLengths() { solveContents() }
        isUpdating = false
        reportMoves(except: view)
        if needsUpdate, !isFitting { host.setNeedsLayout() }
    }

    /// Counts a change that a layout makes, and reports layouts that change constraints for ever.
    private func recordChangeInLayout() {
        if reports.countChange(at: host.layer.context.mediaTime) { reports.reportEndlessChanges(by: host) }
    }

    private func registerArrivals() {
        guard !arrivals.isEmpty else { return }
        let views = arrivals.compactMap(\.view)
        arrivals.removeAll(keepingCapacity: true)
        for view in views where view.isPositionedByConstraints && view.layoutHost === host && view !== host {
            position(rectangle(of: view))
        }
    }

    /// Has the next update position `view`, which came into the host.
    func addArrival(_ view: UIView) { arrivals.append(WaitingView(view: view)) }

    /// Has the next update call `updateConstraints()` of `view`.
    func addViewToUpdate(_ view: UIView) { constraintUpdates.append(view) }

    // MARK: Solving

    /// Solves until no length is negative and the heights of texts suit their widths, at most a few times.
    func solveContents() {
        for _ in 0..<12 {
            system.solver.solve()
            collectMoves()
            let hasFloors = addFloors()
            let hasHeights = remeasureContents()
            guard hasFloors || hasHeights else { return }
        }
    }

    private func collectMoves() {
        system.solver.reportChanges { variable, _ in
            if let rectangle = owners[variable.slot] { addMove(of: rectangle) }
        }
    }

    /// Has a rectangle examined after the solution.
    func addMove(of rectangle: LayoutRectangle) {
        guard !rectangle.isMoved else { return }
        rectangle.isMoved = true
        moved.append(rectangle)
    }

    private func reportMoves(except view: UIView?) {
        for rectangle in moved {
            rectangle.isMoved = false
            if !isFitting { rectangle.reportMove(except: view) }
        }
        moved.removeAll(keepingCapacity: true)
    }

    // MARK: Values

    /// The value of one part of a rectangle, in points, in the coordinates of its container; 0 for parts not in use.
    func value(_ part: LayoutPart, of rectangle: LayoutRectangle) -> CGFloat {
        rectangle.variables[part].map { system.solver.value(of: $0) } ?? 0
    }

    /// The solved rectangle, in points, in the coordinates of its container.
    func frame(of rectangle: LayoutRectangle) -> CGRect {
        CGRect(
            x: value(.minX, of: rectangle), y: value(.minY, of: rectangle),
            width: max(0, value(.width, of: rectangle)), height: max(0, value(.height, of: rectangle)))
    }

    // MARK: Ambiguity

    /// Reports the views that the constraints leave undetermined, each once.
    func examineArrivals() {
        guard !unexamined.isEmpty, !isFitting, host.window != nil else { return }
        let rectangles = unexamined
        unexamined.removeAll(keepingCapacity: true)
        reports.examine(rectangles, in: self)
    }

    /// The parts of a rectangle that could have other values.
    func ambiguousParts(of rectangle: LayoutRectangle) -> [LayoutPart] {
        LayoutPart.allCases.filter { part in
            guard let variable = rectangle.variables[part] else { return false }
            let isShrunk = rectangle.shrinkings[part] != nil && system.solver.value(of: variable) == 0
            return isShrunk || system.solver.isAmbiguous(variable)
        }
    }
}
