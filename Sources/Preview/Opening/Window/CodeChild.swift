import RenderTree

/// The runner of one version of the user's code, from the window's side: a process, or in tests a stage of this one.
///
/// Messages and replies go one at a time. No call waits longer than it is told to, whatever the code does.
@MainActor protocol CodeChild: AnyObject {
    /// The path of the folder for the launch; empty for none.
    var folder: String { get }

    /// Whether it can be launched: it has not ended, and its folder is there.
    var canLaunch: Bool { get }

    /// Sends `message`, a launch or requests; a reply has to be received before the next call. Throws where it has ended.
    func send(_ message: UnsafeRawBufferPointer) throws(CodeFailure)

    /// The bytes of the reply, valid until the next call; nil where it is not there yet. Throws where it has ended.
    func receive() throws(CodeFailure) -> ByteReader?

    /// Waits at most `seconds` for a reply or the end.
    func wait(within seconds: Double)

    /// The activity of the thread that answers; nil where it cannot be told.
    var activity: ChildActivity? { get }

    /// Whether the code asked to be called since the last call of this.
    func takeWakeUp() -> Bool

    /// Ends it for `problem`, after it has reported where its code is.
    func stop(_ problem: String) -> CodeFailure

    /// The time at which `failure(waits:)` has an answer at the latest, in seconds of the machine's monotonic clock; nil
    /// where no end has begun, or it is over.
    var reportDeadline: Double? { get }

    /// The failure by which it ended, with the report of the crash; nil where that is not there yet and `waits` is false, and
    /// for one that runs.
    func failure(waits: Bool) -> CodeFailure?

    /// Ends it at once, if it has not ended.
    func end()
}
