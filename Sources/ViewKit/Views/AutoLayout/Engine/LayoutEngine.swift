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
    var solver = Solver()
    var rectangles: [ObjectIdentifier: LayoutRectangle] = [:]
    /// The rectangles of the solver's variables, by slot.
    var owners: [LayoutRectangle?] = []
    /// The constraints in the solver.
    var installed: [ConstraintID: NSLayoutConstraint] = [:]
    /// Active constraints that the next update installs.
    var pending: [NSLayoutConstraint] = []
    /// Views in the host that the next update positions for the first time.
    private var arrivals: [WaitingView] = []
    /// Views whose `updateConstraints()` is to be called.
    private var viewsToUpdate: [WaitingView] = []
    var changedPins: [LayoutRectangle] = []
    var changedContents: [LayoutRectangle] = []
    /// Rectangles moved by the last solution.
    var moved: [LayoutRectangle] = []
    /// Rectangles whose ambiguity is not examined yet.
    var unexamined: [LayoutRectangle] = []
    var edits: [(id: ConstraintID, constant: Double)] = []
    /// A buffer for expressions, kept for its capacity.
    var spareExpression = Cassowary.Expression()
    /// Numbers of required constraints treated as weaker ones, and of reports about them.
    var brokenCount = 0
    /// The number of layouts of views in the host that are in progress.
    var layoutDepth = 0
    /// The number of changes that layouts made in the present frame, and the time of that frame.
    var changesInLayout = (count: 0, time: 0.0)
    /// Pinned parts that the next update adds, once constants are up to date.
    var newPins: [(rectangle: LayoutRectangle, part: LayoutPart)] = []
    private(set) var needsUpdate = false
    private var isUpdating = false

    init(host: UIView, isFitting: Bool = false) {
        self.host = host
        self.isFitting = isFitting
    }

    /// Asks for an update before the next frame.
    func setNeedsUpdate() {
        needsUpdate = true
        if layoutDepth > 0, !isUpdating { noteChangeInLayout() }
        if !isUpdating, !isFitting { host.setNeedsLayout() }
    }

    /// Solves what changed since the last update, and asks for layout where views move, `view` excepted: it lays out next.
    func update(laysOut view: UIView? = nil) {
        guard needsUpdate, !isUpdating else { return }
        isUpdating = true
        updateConstraints()
        needsUpdate = false
        registerArrivals()
        refreshPins()
        refreshContents()
        applyEdits()
        addNewPins()
        installPending()
        solveContents()
        isUpdating = false
        reportMoves(except: view)
        if needsUpdate, !isFitting { host.setNeedsLayout() }
    }

    /// Calls `updateConstraints()` of the views that wait for it, the deepest first, until none waits or a bound is reached.
    private func updateConstraints() {
        for _ in 0..<8 where !viewsToUpdate.isEmpty {
            var views: [(view: UIView, depth: Int)] = []
            for case let view? in viewsToUpdate.map(\.view) where view.isDescendant(of: host) {
                views.append((view, view.depth))
            }
            viewsToUpdate.removeAll()
            views.sort { $0.depth > $1.depth }
            for (view, _) in views where view.constraintState?.needsUpdateConstraints == true {
                view.constraintState?.needsUpdateConstraints = false
                view.performUpdateConstraints()
            }
        }
        guard !viewsToUpdate.isEmpty else { return }
        reportRestlessness(viewsToUpdate.compactMap(\.view).first ?? host)
        for case let view? in viewsToUpdate.map(\.view) { view.constraintState?.needsUpdateConstraints = false }
        viewsToUpdate.removeAll()
    }

    private func registerArrivals() {
        guard !arrivals.isEmpty else { return }
        let views = arrivals.compactMap(\.view)
        arrivals.removeAll(keepingCapacity: true)
        for view in views where view.isPositionedByConstraints && view.layoutHost === host && view !== host {
            position(rectangle(of: view))
        }
    }

    /// A view that waits for an update; not kept alive, as it may be the host.
    private struct WaitingView {
        weak var view: UIView?
    }

    /// Has the next update position `view`, which came into the host.
    func addArrival(_ view: UIView) { arrivals.append(WaitingView(view: view)) }

    /// Has the next update call `updateConstraints()` of `view`.
    func addViewToUpdate(_ view: UIView) { viewsToUpdate.append(WaitingView(view: view)) }

    // MARK: Solving

    /// Solves until no length is negative and the heights of texts suit their widths, at most a few times.
    func solveContents() {
        for _ in 0..<12 {
            solver.solve()
            collectMoves()
            let hasFloors = addFloors()
            let hasHeights = remeasureContents()
            guard hasFloors || hasHeights else { return }
        }
    }

    private func collectMoves() {
        solver.reportChanges { variable, _ in
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
            guard !isFitting, let item = rectangle.item else { continue }
            if let guide = item as? UILayoutGuide {
                guide.frameDidChange()
            } else if let container = item.layoutContainer, container !== view {
                if rectangle.view?.translatesAutoresizingMaskIntoConstraints == false { container.setNeedsLayout() }
            }
        }
        moved.removeAll(keepingCapacity: true)
    }

    // MARK: Values

    /// The value of one part of a rectangle, in points, in the coordinates of its container; 0 for parts not in use.
    func value(_ part: LayoutPart, of rectangle: LayoutRectangle) -> CGFloat {
        rectangle.variables[part].map { solver.value(of: $0) } ?? 0
    }

    /// The solved rectangle, in points, in the coordinates of its container.
    func frame(of rectangle: LayoutRectangle) -> CGRect {
        CGRect(
            x: value(.minX, of: rectangle), y: value(.minY, of: rectangle),
            width: max(0, value(.width, of: rectangle)), height: max(0, value(.height, of: rectangle)))
    }
}
