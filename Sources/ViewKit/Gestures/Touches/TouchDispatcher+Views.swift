/// The delivery of touches to views, after the recognizers have received them.
extension TouchDispatcher {
    /// Delivers `touches` to their views, and holds back those that a recognizer delays.
    func tellViews(of touches: [UITouch], event: UIEvent) {
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            var told: [UITouch] = []
            for touch in touches where touch.phase == phase && touch.view != nil && touch.viewShare != .over {
                if phase == .began, !admits(touch) {
                    touch.viewShare = .over
                } else if phase == .cancelled {
                    takeFromViews([touch])
                } else if !touch.held.isEmpty || isHeldBack(touch, phase) {
                    touch.hold(event)
                    if !holding.contains(touch) { holding.append(touch) }
                } else {
                    told.append(touch)
                }
            }
            tell(told, phase: phase, event: event)
        }
    }

    /// Withdraws `touches` from their views; those that have received them are sent `touchesCancelled`.
    func takeFromViews(_ touches: [UITouch]) {
        let known = touches.filter { $0.viewShare == .told && $0.view != nil }
        for touch in touches {
            touch.viewShare = .over
            touch.held = []
        }
        if let latestEvent { tell(known, phase: .cancelled, event: latestEvent) }
    }

    /// Delivers held touches that no recognizer delays any more.
    func releaseHeld() {
        guard !holding.isEmpty else { return }
        for touch in holding {
            while let next = touch.held.first, !isHeldBack(touch, next.phase) {
                touch.held.removeFirst()
                touch.showing(next) { tell([touch], phase: next.phase, event: next.event) }
            }
        }
        let released = holding.filter(\.held.isEmpty)
        holding.removeAll { $0.held.isEmpty }
        for touch in released where !active.contains(touch) { touch.forgetPlace() }
    }

    /// Whether an undecided recognizer delays `phase` of `touch` for its view.
    private func isHeldBack(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
        guard phase == .began || phase == .ended else { return false }
        return touch.gestureRecognizers?.contains { recognizer in
            recognizer.isUndecided && recognizer.attempted.contains(touch)
                && (phase == .began ? recognizer.delaysTouchesBegan : recognizer.delaysTouchesEnded)
        } ?? false
    }

    /// Whether the view of a new touch may receive it beside the touches that are down.
    private func admits(_ touch: UITouch) -> Bool {
        guard let view = touch.view else { return false }
        let others = active.filter { $0 !== touch && $0.view != nil && $0.viewShare == .told }
        if !view.isMultipleTouchEnabled, active.contains(where: { $0 !== touch && $0.view === view }) { return false }
        return !others.contains { $0.view !== view && (view.isExclusiveTouch || $0.view?.isExclusiveTouch == true) }
    }

    /// Delivers `touches` to their views: all of a view's at once, or one at a time in views without multiple touch.
    private func tell(_ touches: [UITouch], phase: UITouch.Phase, event: UIEvent) {
        var rest = touches
        while let view = rest.first?.view {
            let isOne = !view.isMultipleTouchEnabled
            let part = isOne ? [rest[0]] : rest.filter { $0.view === view }
            rest.removeAll(where: part.contains)
            let phases = part.map(\.phase)
            for touch in part {
                touch.viewShare = phase == .ended || phase == .cancelled ? .over : .told
                touch.phase = phase
            }
            switch phase {
            case .began: view.touchesBegan(Set(part), with: event)
            case .moved: view.touchesMoved(Set(part), with: event)
            case .ended: view.touchesEnded(Set(part), with: event)
            case .cancelled: view.touchesCancelled(Set(part), with: event)
            case .stationary: break
            }
            for (touch, old) in zip(part, phases) { touch.phase = old }
        }
    }
}
