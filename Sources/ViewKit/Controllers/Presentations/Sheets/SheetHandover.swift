/// One drag of content in a sheet, which moves the sheet where the content is at its top: in both directions, and without a jump.
@MainActor struct SheetHandover {
    private let drag: SheetDrag
    /// The points of the screen by which the sheet grows before the content scrolls.
    private let room: CGFloat
    /// Whether the sheet may not go where the finger is, so that the content resists instead.
    private var isRefused = false
    /// Whether the content scrolls, and the sheet stays.
    private var isScrolling = true

    /// The drag of `scrollView` that begins; nil where it lies in no sheet that its content moves.
    init?(of scrollView: UIScrollView) {
        guard let drag = scrollView.sheetDrag else { return nil }
        self.drag = drag
        let top = scrollView.range(.y).lowerBound
        room = scrollView.contentOffset.y <= top + 0.5 ? drag.room : 0
    }

    /// The position of the content for a finger's of `position`, both along its height and without resistance, where it is at
    /// its top at `top`; the sheet gets the rest.
    mutating func position(for position: CGFloat, from top: CGFloat) -> CGFloat {
        // The sheet may be scaled, and less so as it moves.
        let scale = drag.scale
        let room = room / scale
        let distance = position - top
        let moved = distance < 0 ? -distance : -min(distance, room)
        isScrolling = distance >= 0 && distance >= room
        guard moved != 0 || drag.isMoving else { return position }
        isRefused = !drag.move(to: moved * scale)
        if isRefused { return position }
        return top + max(0, distance - room)
    }

    /// Ends the sheet's part of a drag that becomes something else.
    func cancel() {
        if drag.isMoving { drag.cancel() }
    }

    /// Ends the sheet's part of the drag that `pan` recognised; returns whether the content stays where it is.
    func end(_ pan: UIPanGestureRecognizer) -> Bool {
        guard drag.isMoving else { return false }
        if pan.state != .ended {
            drag.cancel()
            return false
        }
        drag.end(velocity: isScrolling ? 0 : pan.velocity(in: nil).y)
        return !isScrolling && !isRefused
    }
}
