/// A list whose rows have actions.
@MainActor protocol SwipedList: UIScrollView {
    /// The row at `point` of the content, and its cell; nil where there is none.
    func swipedRow(at point: CGPoint) -> (path: IndexPath, cell: UIView)?
    /// The actions of a row where reading begins, or where it ends; nil for none.
    func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
    /// The actions of a row begin to show.
    func swipeBegins(at path: IndexPath)
    /// The actions of a row show no longer.
    func swipeEnded(at path: IndexPath)
}

/// The swipes of a list, one row at a time.
final class RowSwipes: NSObject, UIGestureRecognizerDelegate {
    private weak var list: (any SwipedList)?
    private let pan = UIPanGestureRecognizer()
    private(set) var open: RowSwipe?

    init(of list: any SwipedList) {
        self.list = list
        super.init()
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        pan.addTarget(self, action: RowSwipes.handle)
        list.addGestureRecognizer(pan)
    }

    /// Closes the row that is open; returns whether there was one.
    @discardableResult func close() -> Bool {
        guard let open, !open.isClosing else { return false }
        open.close()
        return true
    }

    /// Puts a cell back that goes out of sight or is made anew.
    func cellLeaves(_ cell: UIView) {
        if open?.cell === cell { open?.end() }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let list else { return false }
        let way = pan.translation(in: list)
        guard abs(way.x) > abs(way.y), list.isScrollEnabled || list.window != nil else { return false }
        let place = pan.location(in: list)
        let start = CGPoint(x: place.x - way.x, y: place.y - way.y)
        guard let row = list.swipedRow(at: start) else {
            close()
            return false
        }
        if let open, open.cell === row.cell { return true }
        close()
        let isMirrored = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side: LayoutSide = way.x < 0 ? .trailing : .leading
        guard let actions = list.swipeActions(at: row.path, isLeading: (side == .leading) != isMirrored),
            !actions.actions.isEmpty
        else { return false }
        begin(row, actions, side)
        return true
    }

    private func begin(
        _ row: (path: IndexPath, cell: UIView), _ actions: UISwipeActionsConfiguration, _ side: LayoutSide
    ) {
        let swipe = RowSwipe(row.cell, at: row.path, actions, side: side)
        open = swipe
        list?.swipeBegins(at: row.path)
        swipe.onEnd = { [weak self, weak swipe] in
            guard let self, let swipe else { return }
            if open === swipe { open = nil }
            list?.swipeEnded(at: swipe.path)
        }
    }

    private func handle(_ pan: UIPanGestureRecognizer) {
        guard let open, let list else { return }
        switch pan.state {
        case .began:
            open.grab()
            open.drag(by: pan.translation(in: list).x)
        case .changed: open.drag(by: pan.translation(in: list).x)
        case .ended: open.release(velocity: pan.velocity(in: list).x)
        case .cancelled, .failed: open.release(velocity: 0)
        case .possible: break
        }
    }
}
