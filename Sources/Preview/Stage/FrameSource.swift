import Compositor
import LayerTree
import Recorder
import RenderTree
import SDLPlatform
import ViewKit

/// A maker of render trees from input and time: a stage in this process, or one in a process of its own.
@MainActor package protocol FrameSource: AnyObject {
    /// The screen that it fills.
    var screen: ScreenTraits { get }
    /// The SIMD variant that draws it.
    var kernels: KernelSet { get }
    /// The memory that the pictures of snapshots may take, in bytes.
    var fragmentBudget: Int { get }
    /// The tree of the newest frame, whose nodes name resources of `resources`.
    var tree: RenderTree { get }
    var resources: ResourceStore { get }
    /// Whether the tree will change without further input.
    var wantsFrames: Bool { get }
    /// The time at which the next block is due that waits for one, in seconds of the source's clock; nil without one.
    var nextDueTime: CFTimeInterval? { get }
    /// Whether blocks or tasks wait for a time, without which the source would be idle.
    var hasPendingWork: Bool { get }
    /// The time at which `performMainThreadWork` is to be called again at the latest, in seconds of the machine's monotonic
    /// clock; nil for none.
    var nextCheck: Double? { get }
    /// The newest transition that runs; nil without one.
    var transition: TransitionStatus? { get }
    /// Whether a continuous gesture goes on.
    var isGestureGoingOn: Bool { get }
    /// Whether the first responder takes text, so that letters are no commands.
    var takesText: Bool { get }
    /// The area of the caret, in points; nil without one.
    var caretArea: CGRect? { get }
    /// The user's files that it shows, for the record of a run; nil for what comes with the program.
    var files: RunSource? { get }
    /// The part of the newest frame that another process had.
    var remoteCost: RemoteCost { get }
    /// The work of this source since it was made, in this process.
    var totalWork: FrameWork { get }

    /// The numbers of the code that can be tuned; none for what comes with the program.
    var tunableNumbers: TunableNumbers { get }

    /// Called with each sample as it arrives.
    var onSample: (TouchSample) -> Void { get set }
    /// Called with each text or key as it arrives, and its time in seconds of the source's clock.
    var onInput: (TextInput, Double) -> Void { get set }
    /// Called at every release of a gesture.
    var onRelease: (ReleaseRecord) -> Void { get set }
    /// Called with each misuse by the code that runs, once: place, problem, remedy.
    var onReport: (String) -> Void { get set }
    /// Called with each haptic event, in words.
    var onFeedback: (String) -> Void { get set }
    /// Called with each text that is copied.
    var onCopy: (String) -> Void { get set }

    /// Gives the screen another size, density or motion.
    func setScreen(_ screen: ScreenTraits)
    /// Begins the frame of `tick`, whose times are the source's own: what waits from the frame before runs before the input of
    /// this one. A frame does so by itself.
    func begin(_ tick: FrameTick)
    /// Adds what a pointer did; the next frame delivers it.
    func send(_ sample: TouchSample)
    /// Delivers the samples that wait, and then text or a key that came at `time`, in seconds of the source's clock, to the
    /// first responder.
    func send(_ input: TextInput, at time: Double)
    /// Delivers the samples that wait, outside of a frame.
    func takeInput()
    /// Scrolls what lies at `point` by `distance` in points, positive towards the end of the content; false where nothing
    /// there scrolls.
    func turnWheel(by distance: CGPoint, at point: CGPoint) -> Bool
    /// Runs the blocks and tasks that wait for the main thread.
    func performMainThreadWork()
    /// Runs `body`, which calls the scene, with the source's host current.
    func run<Result>(_ body: () throws -> Result) rethrows -> Result
    /// The state of the screens, and of the transitions since the first call; nil where the code does not answer.
    func survey() throws -> SceneSurvey?
    /// Sets the motion of transitions after the releases to come.
    func setCompletion(_ completion: TransitionSettings.Completion)
    /// The animations now, on the time axis of the newest transition; nil where the code does not answer.
    ///
    /// Nothing is gathered unless this is called, and the frame is the same whether it is.
    func animations() throws -> AnimationTimeline?
    /// Has the animations of a row of `animations()` show their end values from the next frame on, or what they show by their
    /// time again; does nothing where there is no such row any more. A newer version of the code begins with nothing muted.
    func setMuted(layer: Int, keyPath: String, _ isMuted: Bool)
    /// Has screens change at once from now on, whatever animators there are.
    func skipAnimations()
    /// Gives the numbers of `values` these values and all others those of their literals, as if the code had had them from its
    /// launch on.
    ///
    /// The code starts once more with them and gets all input again, while what shows goes on; then it takes over. Values that
    /// come meanwhile wait for that, and the newest count. Values that are not finite, and unknown numbers, have no effect.
    func setNumbers(_ values: [TunableNumber.ID: Double])
    /// Writes the values of the numbers `ids` as literals into their files, where they are others than those.
    ///
    /// Throws, and leaves all files as they are, where one of them differs from what was compiled or cannot be written.
    func keepNumbers(_ ids: Set<TunableNumber.ID>) throws(PreviewError)
    /// The lines of the files whose numbers have other values, with these as literals; empty for none.
    var tunedLines: String { get }
    /// Makes the frame of `tick`, whose times are the source's own.
    ///
    /// `input` is what changes the source in it, besides the samples that wait; `stageDidEnd` is called after each stage up to
    /// commit, with the time of its end in nanoseconds of the machine's monotonic clock, or nil for now.
    func frame(
        _ tick: FrameTick, input: () -> Void, stageDidEnd: (FrameStage, Nanoseconds?) -> Void
    ) throws
}
