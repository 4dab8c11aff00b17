import Motion

/// One row that is swiped: its content moves aside and uncovers its actions.
///
/// The origin of the cell's bounds moves, so that its frame stays that of its list.
@MainActor final class RowSwipe {
    /// The fraction of the row's width beyond which a swipe is a full one.
    private static let fullFraction: CGFloat = 0.6
    /// Seconds of the present velocity that count as moved already at a release.
    private static let lookahead: CGFloat = 0.15
    private static let duration = 0.4

    let cell: UIView
    let path: IndexPath
    private let configuration: UISwipeActionsConfiguration
    let actions: SwipeActionsView
    /// The distance by which the content is moved aside, in points, without resistance.
    private(set) var distance: CGFloat = 0
    private var origin: CGFloat = 0
    /// Whether the cell clipped its content before.
    private let clipped: Bool
    /// Called when the row is closed.
    var onEnd: (() -> Void)?
    /// Whether the row is on its way back, or is back.
    private(set) var isClosing = false

    init(_ cell: UIView, at path: IndexPath, _ configuration: UISwipeActionsConfiguration, side: LayoutSide) {
        self.cell = cell
        self.path = path
        self.configuration = configuration
        actions = SwipeActionsView(configuration, side: side)
        clipped = cell.clipsToBounds
        cell.clipsToBounds = true
        UIView.performWithoutAnimation {
            actions.layer.zPosition = 2
            cell.addSubview(actions)
            show(0)
        }
        for button in actions.buttons {
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    if let button { self?.perform(button) }
                }, for: .touchUpInside)
        }
    }

    private var sign: CGFloat { actions.side == .trailing ? 1 : -1 }
    private var mayBeFull: Bool { configuration.performsFirstActionWithFullSwipe && !configuration.actions.isEmpty }

    /// Takes hold of the row where it is seen now.
    func grab() {
        isClosing = false
        let shown = cell.layer.presentation()?.bounds.origin.x ?? cell.bounds.origin.x
        origin = shown * sign
        freeze(cell)
        freeze(actions)
        for button in actions.buttons { freeze(button) }
        UIView.performWithoutAnimation { show(origin) }
    }

    private func freeze(_ view: UIView) { view.layer.removeAllAnimations() }

    /// Follows a finger that has moved by `translation` points since `grab()`.
    func drag(by translation: CGFloat) {
        let wanted = origin - sign * translation
        let full = cell.bounds.width * Self.fullFraction
        let isFull = mayBeFull && wanted > max(full, actions.naturalWidth)
        let limit = mayBeFull ? cell.bounds.width : actions.naturalWidth
        let shown = RubberBand(dimension: Double(cell.bounds.width)).clamp(Double(wanted), to: 0...Double(limit))
        guard isFull != actions.isFull else { return show(CGFloat(shown), isFull: isFull) }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            self.show(CGFloat(shown), isFull: isFull)
        }
    }

    /// Lets go with `velocity`, in points per second: performs the first action, opens or closes.
    func release(velocity: CGFloat) {
        let outwards = -sign * velocity
        if actions.isFull, let first = actions.buttons.first { return perform(first, velocity: outwards) }
        let expected = distance + outwards * Self.lookahead
        if expected > actions.naturalWidth / 2 {
            move(to: actions.naturalWidth, velocity: outwards)
        } else {
            close(velocity: outwards)
        }
    }

    /// Moves the content back.
    func close(velocity: CGFloat = 0, animated: Bool = true) {
        guard !isClosing else { return }
        isClosing = true
        guard animated, cell.window != nil else { return end() }
        move(to: 0, velocity: velocity) { [weak self] in
            if self?.isClosing == true { self?.end() }
        }
    }

    /// Puts the content back at once.
    func end() {
        isClosing = true
        UIView.performWithoutAnimation {
            freeze(cell)
            show(0)
            actions.removeFromSuperview()
            cell.clipsToBounds = clipped
        }
        onEnd?()
        onEnd = nil
    }

    private func perform(_ button: SwipeActionButton, velocity: CGFloat = 0) {
        if actions.isFull { move(to: cell.bounds.width, velocity: velocity, isFull: true) }
        button.action.handler(button.action, button) { [weak self] _ in self?.close() }
    }

    private func move(
        to end: CGFloat, velocity: CGFloat, isFull: Bool = false, _ completion: (@MainActor () -> Void)? = nil
    ) {
        let way = end - distance
        let relative = abs(way) > 1 ? velocity / way : 0
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: relative,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            self.show(end, isFull: isFull)
        } completion: { finished in
            if finished { completion?() }
        }
    }

    private func show(_ distance: CGFloat, isFull: Bool = false) {
        self.distance = distance
        cell.bounds.origin.x = sign * distance
        actions.uncover(distance, of: cell.bounds.size, isFull: isFull)
        actions.layoutIfNeeded()
    }
}
