import SDLPlatform

/// The menu of the right button.
extension WindowControls {
    private var menu: ContextMenu { ContextMenu(session: session, overlay: overlay) }

    func takeForMenu(_ event: PointerEvent) -> Bool {
        // The right button does not disturb a drag of the left one.
        perform(menu.answer(to: event, menuState, duringDrag: pointers.isActive || workbench.pointers.isActive))
    }

    /// The state of the window that decides which commands its menu has.
    private var menuState: MenuState {
        let settings = session.source.screen.settings
        return MenuState(
            place: place, loops: loop.isOn, isDark: settings.isDark, reducesMotion: settings.reducesMotion,
            records: session.recording != nil, showsGraph: overlay.showsGraph,
            showsReleaseMetrics: overlay.showsReleaseMetrics, showsTouchMarks: showsTouchMarks,
            showsPanels: !workbench.open.isEmpty,
            showsStockScreens: (session.source as? CodeStage)?.showsStockScreens ?? false)
    }

    /// The content of the window.
    private var place: MenuState.Place {
        if session.playback != nil { return session.isPlaybackOver ? .endedReplay : .replay }
        if case .gallery = session.plan.subject { return session.isChoosing ? .grid : .entry }
        return session.isMovedByFinger ? .fingerSubject : .subject
    }

    func takeForMenu(_ command: KeyCommand) -> Bool { perform(menu.answer(to: command)) }

    /// Performs the command of `answer`, if any; returns whether the event was the menu's.
    private func perform(_ answer: ContextMenu.Answer) -> Bool {
        if case .chosen(let command) = answer { perform(command, isFromMenu: true) }
        return answer != .ignored
    }
}
