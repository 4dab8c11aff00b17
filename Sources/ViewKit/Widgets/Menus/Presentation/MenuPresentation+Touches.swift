import Motion

/// The fingers on a menu.
extension MenuPresentation {
    /// The distance, in points, by which a preview is pulled down before it goes away, with what its velocity adds.
    private static let dismissDistance: CGFloat = 90
    /// The seconds for which the velocity of a release counts.
    private static let projection: CGFloat = 0.15

    /// Whether the overlay takes a touch that begins at `point`: while it closes only on what is seen of the menu.
    func takesTouch(at point: CGPoint) -> Bool {
        switch phase {
        case .open: true
        case .closing: card == nil ? false : isOnPreview(point)
        case .committing: true
        case .lifting, .dropping, .over: false
        }
    }

    /// Whether `view` lies in the preview, which takes no touches itself.
    func isInPreview(_ view: UIView) -> Bool { card.map(view.isDescendant) ?? false }

    private func isOnPreview(_ point: CGPoint) -> Bool { card?.frame.contains(point) ?? false }

    /// The fraction of the distance to dismissal by which the preview is pulled, 0 to 1.
    var pull: CGFloat { card == nil ? 0 : min(1, max(0, CGFloat(motion.value(.offsetY)) / Self.dismissDistance)) }

    /// A finger goes down at `point`, or has opened the menu there. A menu that closes is caught.
    func touchBegan(at point: CGPoint, opens: Bool) {
        if phase == .closing { reopen() }
        guard phase == .open else { return }
        let offset = CGPoint(x: motion.value(.offsetX), y: motion.value(.offsetY))
        touch = MenuTouch(
            part: opens ? .rows : part(at: point), start: point, offset: offset, opens: opens, place: point)
        if !opens { highlight(at: point) }
        if touch?.part == .preview || touch?.part == .outside, card != nil {
            motion.set(.offsetX, to: offset.x)
            motion.set(.offsetY, to: offset.y)
        }
    }

    private func part(at point: CGPoint) -> MenuTouch.Part {
        for index in panels.indices.reversed() where !panels[index].isLeaving {
            if panels[index].view.frame.contains(point) {
                return panels[index].view === topPanel ? .rows : .lowerPanel(index)
            }
        }
        return isOnPreview(point) ? .preview : .outside
    }

    func touchMoved(to point: CGPoint) {
        guard var touch, phase == .open else { return }
        let way = CGPoint(x: point.x - touch.start.x, y: point.y - touch.start.y)
        touch.place = point
        if (way.x * way.x + way.y * way.y).squareRoot() > MenuTouch.slop { touch.hasMoved = true }
        self.touch = touch
        switch touch.part {
        case .rows: if touch.hasMoved || !touch.opens { highlight(at: point) }
        case .preview, .outside: if touch.hasMoved, card != nil { drag(by: way, from: touch.offset) }
        case .lowerPanel: break
        }
    }

    private func highlight(at point: CGPoint) {
        let found = topPanel?.target(at: point, in: overlay)
        let former = topPanel?.rows.targets.first(where: \.isHighlighted)
        guard found !== former else { return }
        topPanel?.highlight(found)
        if found != nil, touch?.hasMoved == true { UISelectionFeedbackGenerator().selectionChanged() }
    }

    /// Moves everything with the finger: freely downwards, and with resistance to the other sides.
    private func drag(by way: CGPoint, from offset: CGPoint) {
        let band = RubberBand(dimension: 120)
        let x = Double(offset.x) + band.displacement(for: Double(way.x))
        let down = Double(way.y)
        motion.set(.offsetX, to: x)
        motion.set(.offsetY, to: Double(offset.y) + (down < 0 ? band.displacement(for: down) : 0.8 * down))
        show()
    }

    /// The finger goes up with `velocity`, in points a second.
    func touchEnded(velocity: CGPoint) {
        guard let touch, phase == .open else { return self.touch = nil }
        self.touch = nil
        switch touch.part {
        case .rows:
            let target = touch.opens && !touch.hasMoved ? nil : topPanel?.target(at: touch.place, in: overlay)
            topPanel?.highlight(nil)
            if let target { return choose(target) }
            if panels.count > 1, !touch.hasMoved, topPanel?.leadsBack(at: touch.place, in: overlay) == true {
                closePanels(above: panels.count - 2)
            }
        case .lowerPanel(let index): if !touch.hasMoved { closePanels(above: index) }
        case .preview: touch.hasMoved ? release(velocity) : commit()
        case .outside: touch.hasMoved && card != nil ? release(velocity) : dismiss()
        }
    }

    /// The finger is lost, as to a scrolling menu.
    func touchCancelled() {
        let lost = touch
        touch = nil
        topPanel?.highlight(nil)
        if lost?.part == .preview || lost?.part == .outside { release(.zero) }
    }

    private func release(_ velocity: CGPoint) {
        guard phase == .open else { return }
        if CGFloat(motion.value(.offsetY)) + velocity.y * Self.projection > Self.dismissDistance {
            return dismiss(velocity: velocity)
        }
        motion.move(.offsetX, to: 0, by: .menuOpening, velocity: Double(velocity.x))
        motion.move(.offsetY, to: 0, by: .menuOpening, velocity: Double(velocity.y))
    }

    /// Performs the action of `target`, or opens its menu.
    private func choose(_ target: MenuTarget) {
        if let menu = target.element as? UIMenu { return openPanel(menu, over: target) }
        guard let action = target.action else { return }
        if let selector = target.selector { MenuWalk(selector).select(action) }
        let keeps = action.attributes.contains(.keepsMenuPresented)
        if !keeps { dismiss() }
        action.run(sender: interaction.sender)
        updatePicture()
    }
}
