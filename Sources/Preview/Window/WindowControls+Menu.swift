import SDLPlatform

/// The menu of the right button, so that no key has to be known.
extension WindowControls {
    /// Handles a press of the right button, and everything while the menu is open; returns false for what is for the
    /// screens.
    func takeForMenu(_ event: PointerEvent) -> Bool {
        if event.button == .secondary {
            // The right button does not disturb a drag of the left one.
            guard event.phase == .down, !pointers.isActive else { return true }
            session.source.run { session.scene.select(at: event.position) }
            overlay.showMenu(of: session, loops: loop.isOn, marksTouches: showsTouchMarks, at: event.position)
            return true
        }
        guard overlay.showsMenu else { return false }
        let command = overlay.menuCommand(at: event.position)
        guard event.phase == .down, event.button == .primary else { return true }
        overlay.hideMenu()
        if let command { perform(command) }
        return true
    }
}
