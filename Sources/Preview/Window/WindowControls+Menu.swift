import SDLPlatform

/// The menu of the right button.
extension WindowControls {
    private var menu: ContextMenu { ContextMenu(session: session, overlay: overlay) }

    func takeForMenu(_ event: PointerEvent) -> Bool {
        let state = MenuState(loops: loop.isOn, showsTouchMarks: showsTouchMarks)
        // The right button does not disturb a drag of the left one.
        return perform(menu.answer(to: event, state, duringDrag: pointers.isActive))
    }

    func takeForMenu(_ command: KeyCommand) -> Bool { perform(menu.answer(to: command)) }

    /// Performs the command of `answer`, if any; returns whether the event was the menu's.
    private func perform(_ answer: ContextMenu.Answer) -> Bool {
        if case .chosen(let command) = answer { perform(command, isFromMenu: true) }
        return answer != .ignored
    }
}
