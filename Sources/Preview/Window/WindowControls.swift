import Compositor
import Foundation
import LayerTree
import Recorder
import SDLPlatform
import ViewKit

/// The user's side of a session in a window: touches, keys, the overlay, and a look at the frames that were shown.
@MainActor final class WindowControls: PreviewSessionDelegate {
    let session: PreviewSession
    let overlay: Overlay
    let environment: MachineEnvironment
    var pointers = PointerTouches()
    var wheel = WheelPinch()
    private(set) var isConcealed = false
    /// The latest frames, to be looked at.
    private(set) var history = FrameHistory()
    /// The frame that is looked at; nil while time goes on.
    var inspected: Int?

    /// The commands since the last frame that the next one performs, so that their work counts as its own.
    var waitingCommands: [KeyCommand] = []

    /// Whether all touches are marked, those of a script included.
    var showsTouchMarks = false
    let touchPositions = TouchPositions()
    /// Whether the user wants the script that is over once more.
    private(set) var playsAgain = false
    /// The times at which a loop plays.
    var loop = LoopTimer()
    /// Whether a press on the graph goes on, which looks at the frames that it comes by.
    var scrubsGraph = false
    /// The area of the caret that the desktop was told last, in points.
    var textArea: CGRect?

    /// The export of what was just done.
    private(set) lazy var filmOffer = FilmOffer(of: self)

    /// Frames after which free memory goes back to the system: ten seconds at 60 Hz.
    private static let framesPerRelease = 600

    /// The panels beside the screen.
    private(set) lazy var workbench = Workbench(of: self)

    /// The frames of earlier windows; nil where they do not count.
    private let memory: WindowMemory?

    /// Opens a window with a session of `subject`, where the last one of its kind was if `remembersFrame`, or runs one in
    /// the open `window`; `report` gets messages, such as what the subject does wrong, one a call.
    init(
        _ subject: Subject, in window: WindowOutput? = nil, options: RunOptions, environment: MachineEnvironment,
        remembersFrame: Bool = false, report: @escaping (String) -> Void
    ) throws {
        var plan = try RunPlan(subject.inWindow, options: options, isHeadless: false)
        plan.isLive = true
        memory = remembersFrame ? WindowMemory(folder: environment.stateFolder) : nil
        let frame = memory?.frame(of: subject.windowKind)
        let output = try window ?? WindowOutput(plan.windowOptions(frame: frame), environment: environment)
        let keys = subject.mayShowStockScreens ? KeyListLayer.stockScreens : KeyListLayer.standard
        let overlay = Overlay(
            screen: output.screen(isPaced: true), in: output.windowBounds, scale: output.overlayScale,
            kernels: plan.kernels, keys: keys)
        let clock = DisplayClock(window: output.window, refreshRate: options.refreshRate)
        session = try PreviewSession(plan, in: output, clock: clock, overlay: overlay, report: report)
        self.overlay = overlay
        self.environment = environment
        session.delegate = self
        session.source.onFeedback = { overlay.say("haptic: \($0)") }
        session.source.onCopy = { [weak session] in
            // What a script copies is not the user's.
            if session?.playback == nil { session?.window?.window.clipboardText = $0 }
        }
        if let stage = session.source as? CodeStage { listen(to: stage) }
        MainThreadWork.listen { WakeUp()() }
        if window == nil, let message = output.fittingMessage { overlay.say(message) }
        session.sinks.append(touchPositions)
        session.sinks.append(workbench)
        showModes()
        restorePanels()
        DisplayLoss.finish = { [weak self] in self?.session.finishWithoutDisplay() }
    }

    private func listen(to stage: CodeStage) {
        let overlay = overlay
        stage.messages.onChange = { overlay.codeMessage = $0 }
        guard session.playback == nil else { return }
        let code = stage.code
        stage.onStyle = { overlay.say(code.styleMessage($0.rawValue)) }
    }

    /// Opens the panels that were open beside the subject.
    private func restorePanels() {
        if let state = memory?.panels(of: session.plan.subject.memoryName) { workbench.restore(state) }
    }

    /// Keeps the frame of the window for the next one of its kind, and the panels for the next one of the subject.
    func rememberFrame() {
        let subject = session.plan.subject.memoryName
        if let memory, workbench.state != memory.panels(of: subject) ?? WorkbenchState() {
            memory.remember(workbench.state, beside: subject)
        }
        guard let window = session.window?.window, !window.isFullScreen, !window.isMaximized else { return }
        memory?.remember(window.frame, of: session.plan.subject.windowKind)
    }

    /// Offers a script that is over once more, unless it plays over and over.
    func playbackEnded() { overlay.prompt = loop.isOn ? "" : "Click, or press Space, to play it again" }

    /// Ends the session, and has the script played once more.
    func playAgain() {
        playsAgain = true
        session.close()
    }

    func handle(_ event: WindowEvent) {
        switch event {
        case .pointer(let pointer): take(pointer)
        case .key(let key): if overlay.showsMenu || !takeForText(key) { KeyCommand(key).map { perform($0) } }
        case .text(let text): if !overlay.showsMenu { take(text) }
        case .wheel(let turn): take(turn)
        case .resized, .displayChanged:
            // Pictures of another size cannot be shown as they were.
            if event == .displayChanged || history.entries.last.map({ $0.picture.screen }) != session.source.screen {
                endInspection()
                history.removeAll()
            }
            workbench.place()
        case .concealed:
            loseWheel()
            setConcealed(true)
        case .revealed: setConcealed(false)
        case .focusLost: loseWheel()
        case .contentLost, .closeRequested, .quit, .focusGained: break
        }
    }

    /// There is none while an earlier one is looked at.
    func prepareFrame(at time: Double) throws -> Bool {
        moveWheel(to: time)
        workbench.prepareFrame(at: time)
        overlay.refreshPeriod = session.clock.period
        if let due = filmOffer.estimateTime, due <= time { filmOffer.estimate() }
        // The next turn of the script, once it is over, or of the transition.
        if loop.isDue(at: time), inspected == nil, !isConcealed, !hasInput, !overlay.showsMenu { perform(.play) }
        guard inspected != nil else { return true }
        if !isConcealed, session.runner.wantsFrame { try showInspected(at: time) }
        return false
    }

    func frameWasMade(_ record: FrameRecord) {
        overlay.note(record)
        loop.follow(
            isMoving: record.transition != nil || session.scene.isPlaying || hasTouches, at: MonotonicTime.now())
        followTextInput()
        session.window?.window.title = session.windowTitle
        overlay.hasReleases = !session.isChoosing
        followRecording()
        if showsTouchMarks { showTouches() }
        // What takes a good part of a frame to copy is not kept.
        if session.source.tree.nodes.count <= FrameHistory.nodeLimit {
            history.append(record, session.runner.keptPicture)
        }
        // A software driver of the card's needs the same memory again in each frame.
        let isOnCard = session.window?.window.isOnCard == true
        if (record.index + 1).isMultiple(of: Self.framesPerRelease), !isOnCard { FreeMemory.release() }
    }

    /// A number of a panel may be typed from now on.
    func overlayWasMade() { followTextInput() }

    var hasInput: Bool { hasTouches || !waitingCommands.isEmpty }

    /// Whether the window would show something new, or has input.
    var needsFrame: Bool {
        if isConcealed { return false }
        if inspected != nil { return overlay.wantsFrame }
        let isDue = [overlay.nextChange, loop.due, workbench.nextSample].contains {
            $0.map { $0 <= MonotonicTime.now() } ?? false
        }
        return session.hasMotion || hasInput || isDue
    }

    /// Whether the loop waits for the display or, with nothing to show, for an event or for what is due later.
    var demand: FrameDemand {
        if needsFrame { return .everyRefresh }
        let source = session.source
        let due = [
            source.nextDueTime.map(session.media.hostTime), overlay.nextChange, loop.due, source.nextCheck,
            filmOffer.estimateTime, workbench.nextSample,
        ].compactMap(\.self).min()
        return (isConcealed ? source.nextCheck : due).map { .eventOrTime($0) } ?? .nextEvent
    }

    /// Stops the stage's time while the window is hidden; the picture is drawn anew when it is seen again.
    private func setConcealed(_ concealed: Bool) {
        isConcealed = concealed
        session.media.setPaused(concealed || inspected != nil, at: MonotonicTime.now())
        if !concealed { session.runner.pictureWasLost() }
    }
}
