import LayerTree
import Recorder
import SDLPlatform
import ViewKit

/// The tuning of the motion after a release, and the last gesture once more.
extension Workbench {
    /// The panel of the motion after a release, and of the numbers of the code.
    func makeTuning() -> TuningViewController {
        let release = ReleaseViewController(session.completion)
        release.onCompletion = { [unowned self] in setCompletion($0) }
        release.onAgain = { [unowned self] in playAgain() }
        release.onCopy = { [unowned self] in copy($0) }
        let panel = TuningViewController(release)
        connect(panel.numbers)
        return panel
    }

    /// Shows the last release, whether there is a gesture, and the numbers, as they are now.
    func showTuning() {
        guard let tuning, open.contains(.tuning) else { return }
        showNumbers()
        overlay.stage.run {
            tuning.release.canPlayAgain = !gesture.last.isEmpty
            if trajectory?.isMoving != true { tuning.release.trajectory = trajectory }
        }
    }

    private func setCompletion(_ completion: TransitionSettings.Completion) {
        guard session.recording == nil else {
            tuning?.release.completion = session.completion
            return overlay.say("recording: the motion after a release stays as it is")
        }
        session.completion = completion
    }

    /// Puts `text` on the clipboard.
    func copy(_ text: String) {
        session.window?.window.clipboardText = text
        overlay.say("copied")
    }

    /// Plays the touches of the last gesture once more, from the screens where it began.
    func playAgain() {
        guard session.playback == nil else { return }
        guard session.recording == nil else {
            return overlay.say("recording: a gesture is not played again, as a replay would begin it elsewhere")
        }
        guard !gesture.last.isEmpty else { return overlay.say("again: there was no gesture yet") }
        endRepetition()
        controls.dropTouches()
        if let showsStart = gesture.showedStart { session.source.run { session.scene.jump(toStart: showsStart) } }
        let start = session.media.mediaTime(at: MonotonicTime.now()) + Self.pause
        repetition = GestureRepetition(gesture.last, from: start)
    }

    /// Seconds for which the screens show before the gesture begins again.
    private static let pause = 0.2

    /// Takes back the touches of a gesture that is played once more: the user's own come.
    func endRepetition() {
        guard let samples = repetition?.cancel(at: session.media.mediaTime(at: MonotonicTime.now())) else { return }
        samples.forEach(session.source.send)
        repetition = nil
    }

    /// The time of the next touch that is played once more, in seconds of the machine's clock; nil for none.
    var nextSample: Double? { repetition?.next.map(session.media.hostTime) }

    /// Sends the touches that are due at `time` of the machine's clock.
    func prepareFrame(at time: Double) {
        guard let due = repetition?.samples(until: session.media.mediaTime(at: time)), !due.isEmpty else { return }
        session.latestInput = time
        // They are none of the user's, the last one included.
        due.forEach(session.source.send)
        if repetition?.next == nil { repetition = nil }
    }
}
