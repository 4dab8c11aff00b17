import LayerTree
import SDLPlatform
import ViewKit

/// The commands of keys.
extension WindowControls {
    /// Performs the command of a key, or of an item of the menu.
    func perform(_ command: KeyCommand, isFromMenu: Bool = false) {
        if takeForMenu(command) || filmOffer.take(command) { return }
        if case .stepFrame(let step) = command { return stepInspection(by: step) }
        if inspected != nil, !command.leavesTimeAlone {
            endInspection()
            // A key that moves the screens lets them go on first.
            if command.movesScreens, !isFromMenu { return }
        }
        if session.playback != nil, command == .toggleLoop { return toggleLoop() }
        if session.isPlaybackOver, command.movesScreens { return playAgain() }
        // A script's fingers and a hand's would pull at the same thing.
        if session.playback != nil, command.movesScreens { return }
        if command.isPerformedInFrame { waitingCommands.append(command) } else { performNow(command) }
    }

    /// Performs a command that begins and ends no transition.
    private func performNow(_ command: KeyCommand) {
        switch command {
        case .slower, .faster, .toggleReducedMotion, .toggleAppearance, .toggleStatusBar:
            sayMode(session.changeSetting(by: command))
            // The panels have the same appearance.
            workbench.place()
        case .toggleFrameGraph: overlay.showsGraph.toggle()
        case .toggleKeyList: overlay.showsKeys.toggle()
        case .toggleReleaseMetrics:
            overlay.showsReleaseMetrics.toggle()
            if overlay.showsReleaseMetrics, session.isChoosing {
                overlay.say("last release: of a transition that is open")
            }
        case .toggleTouchMarks: toggleTouchMarks()
        case .toggleFullScreen: session.changeWindow { $0.toggleFullScreen() }
        case .toggleRecording: toggleRecording()
        case .toggleLoop: toggleLoop()
        case .toggleFilm: filmOffer.open()
        case .togglePanels: workbench.toggleAll()
        case .toggleTimeline: workbench.toggle(.timeline)
        case .toggleTuning: workbench.toggle(.tuning)
        case .playGestureAgain: workbench.playAgain()
        case .copy: filmOffer.copy()
        case .changeStock(let change): session.source.run { changeStock(change) }
        case .quit: session.close()
        case .play, .scrub, .jump, .row, .open, .back, .cancel, .stepFrame: break
        }
    }

    /// Performs the commands that wait, as input of the frame that is being made.
    func performWaitingCommands() {
        let commands = waitingCommands
        waitingCommands = []
        for command in commands { session.source.run { performInFrame(command) } }
    }

    private func performInFrame(_ command: KeyCommand) {
        let isTaken = session.scene.take(command)
        if isTaken || session.source.transition != nil || !session.isMovedByFinger { session.hasHadInput = true }
        if isTaken { return }
        switch command {
        case .play:
            session.scene.play()
            if session.waitsForFinger { overlay.say(Self.fingerHint) }
        case .scrub(let step): sayProgress(session.scene.scrub(by: step))
        case .jump(let progress): sayProgress(session.scene.scrub(to: progress))
        case .cancel: cancel()
        default: break
        }
    }

    private func sayProgress(_ progress: Double?) {
        if let progress {
            overlay.say("\(Int((progress * 100).rounded())) %")
        } else if session.waitsForFinger {
            overlay.say(Self.fingerHint)
        }
    }

    private static let fingerHint = "drag: these screens follow no key"

    private func changeStock(_ change: StockChange) {
        guard let name = session.scene.perform(change) else { return }
        dropTouches()
        overlay.say(change == .screens ? "\(name) screens" : "as \(name)")
    }

    private func cancel() {
        dropTouches()
        session.scene.cancel()
    }

    private func toggleLoop() {
        if session.isMovedByFinger, session.playback == nil, !loop.isOn { return overlay.say(Self.fingerHint) }
        loop.toggle(at: MonotonicTime.now())
        if session.isPlaybackOver { playbackEnded() }
        sayMode(loop.isOn ? "loop" : "no loop")
    }

    private func toggleTouchMarks() {
        showsTouchMarks.toggle()
        overlay.say(showsTouchMarks ? "touch marks" : "no touch marks")
        showTouches()
    }

    /// Shows the settings that make motion other than usual.
    func showModes() {
        overlay.modes = session.modes + (loop.isOn ? ["loop"] : [])
    }

    /// Shows the settings that make motion other than usual, and says `message` where it is none of them.
    private func sayMode(_ message: String) {
        showModes()
        if !overlay.modes.contains(message) { overlay.say(message) }
    }
}
