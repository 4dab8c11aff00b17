import SDLPlatform

/// The menu of the right button, so that no key has to be known.
@MainActor struct ContextMenu {
    let session: PreviewSession
    let overlay: Overlay

    /// The answer to an event.
    enum Answer: Hashable, Sendable {
        /// The event is not for the menu.
        case ignored
        /// The event is the menu's, and nothing follows.
        case taken
        /// The menu closes with a command.
        case chosen(KeyCommand)
    }

    /// Answers a press of the right button, which opens the menu for `state` except `duringDrag`, and everything while it is
    /// open.
    func answer(to event: PointerEvent, _ state: @autoclosure () -> MenuState, duringDrag: Bool) -> Answer {
        if event.button == .secondary {
            guard event.phase == .down, !duringDrag else { return .taken }
            session.source.run { session.scene.select(at: event.position) }
            overlay.showMenu(state(), at: event.position)
            return .taken
        }
        guard overlay.showsMenu else { return .ignored }
        let command = overlay.menuCommand(at: event.position)
        guard event.phase == .down, event.button == .primary else { return .taken }
        overlay.hideMenu()
        return command.map(Answer.chosen) ?? .taken
    }

    /// Answers the command of a key: arrows move through the open menu, and Return and Space choose from it; any other key
    /// closes it, and Escape does no more than that.
    func answer(to command: KeyCommand) -> Answer {
        guard overlay.showsMenu else { return .ignored }
        if case .row(let step) = command {
            overlay.moveInMenu(by: step)
            return .taken
        }
        let chosen = command == .open || command == .play ? overlay.menuCommand : nil
        overlay.hideMenu()
        return chosen.map(Answer.chosen) ?? (command == .cancel ? .taken : .ignored)
    }
}
