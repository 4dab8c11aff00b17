import LayerTree
import Recorder
import SDLPlatform
import ViewKit

/// The tuning of the motion after a release, and the last gesture once more.
extension Workbench {
    /// The panel of the motion after a release.
    func makeTuning() -> TuningViewController {
        let panel = TuningViewController(session.completion)
        panel.onCompletion = { [unowned self] in setCompletion($0) }
        panel.onAgain = { [unowned self] in playAgain() }
        panel.onCopy = { [unowned self] in copy($0) }
        panel.canPlayAgain = !gesture.last.isEmpty
        panel.trajectory = trajectory
        return panel
    }

    private func setCompletion(_ completion: TransitionSettings.Completion) {
        guard session.recording == nil else {
            tuning?.completion = session.completion
            return overlay.say("recording: the motion after a release stays as it is")
        }
        session.completion = completion
    }

    private func copy(_ text: String) {
        session.window?.window.clipboardText = text
        overlay.say("copied")
    }

    /// Plays the touches of the last gesture once more, from the screens where it began.
    func playAgain() {
        guard session.playback == nil else { return }
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
        guard var ended = repetition else { return }
        repetition = nil
        let time = session.media.mediaTime(at: MonotonicTime.now())
        for sample in ended.cancel(at: time) { session.source.send(sample) }
    }

    /// The time of the next touch that is played once more, in seconds of the machine's clock; nil for none.
    var nextSample: Double? { repetition?.next.map(session.media.hostTime) }

    /// Sends the touches that are due at `time` of the machine's clock.
    func prepareFrame(at time: Double) {
        guard var going = repetition else { return }
        let due = going.samples(until: session.media.mediaTime(at: time))
        repetition = going.next == nil ? nil : going
        if !due.isEmpty { session.latestInput = time }
        for sample in due { session.source.send(sample) }
    }
}
