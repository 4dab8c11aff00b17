import LayerTree
import Recorder
import ViewKit

/// A destination of what a session makes: samples of pointers, typed text, motions, and the records of frames.
@MainActor protocol FrameSink: AnyObject {
    /// Whether the session is about it, and fails with it; otherwise the session goes on without it.
    var isRequired: Bool { get }
    /// Takes what a pointer did on `screen`, in the Stage's coordinates and time.
    func append(_ sample: TouchSample, on screen: ScreenTraits)
    /// Takes text or a key that came at `time`, in the Stage's time.
    func append(_ input: TextInput, at time: Double)
    /// Takes a motion of the scene that came at `time`, in the Stage's time.
    func append(_ motion: ScriptedMotion, at time: Double)
    /// Takes the record of the frame that `runner` made last.
    func append(_ record: FrameRecord, from runner: FrameRunner) throws
    /// Ends it, and returns the lines that it leaves to print: the paths of its files, or what it found.
    func finish() throws -> [String]
}

extension FrameSink {
    var isRequired: Bool { true }
    func append(_ sample: TouchSample, on screen: ScreenTraits) {}
    func append(_ input: TextInput, at time: Double) {}
    func append(_ motion: ScriptedMotion, at time: Double) {}
    func finish() throws -> [String] { [] }
}
