import Recorder
import ViewKit

/// Keeps what moves a session that began at time 0, as the rows of a gesture script.
@MainActor final class ScriptSink: FrameSink {
    private var recorder = GestureRecorder(start: 0)
    private(set) var script = GestureScript(events: [])

    func append(_ sample: TouchSample, on screen: ScreenTraits) {
        if let event = recorder.event(of: sample, in: screen.size) { script.events.append(event) }
    }

    func append(_ input: TextInput, at time: Double) {
        let t = recorder.milliseconds(ofRowAt: time)
        script.inputs.append(GestureScript.Input(t: t, input, index: script.events.count))
    }

    func append(_ motion: ScriptedMotion, at time: Double) {
        let t = recorder.milliseconds(ofRowAt: time)
        script.motions.append(GestureScript.Motion(t: t, motion, index: script.events.count))
    }

    func append(_ record: FrameRecord, from runner: FrameRunner) {}
}
