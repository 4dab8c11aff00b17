/// The kinds of findings, in the order in which they are listed.
extension FindingKind {
    package static let all: [FindingKind] = [
        completionMissing, completionTwice, completionFlag, endless, codeEnded,
        viewChanged, pictureChanged, stateKept, invisibleCover, viewLeft,
        finalFrame, destinationMissing, nothingChanges, noMotion,
        jumpAtStart, jumpAtEnd, jumpAtRelease, cancelIgnored, timeDriven, motionOutside, animatorKeptBack,
        callbackDoubled, callbackEarly, callbackMissing, alongsideIgnored,
        touchSwallowed, gestureDead, inputLost, firstResponderLost,
        safeAreaChanged, statusBarChanged, layoutJump, screenNotFreed, animatorNotFreed, snapshotNotFreed,
        animatorMisuse, transitionMisuse, animatorRemade, framesTooSlow, reported,
    ]

    /// The names of the kinds by which a picture is another one.
    static let namesOfVisible = Set([viewChanged, viewLeft, finalFrame, destinationMissing].map(\.name))

    /// The names of the kinds that screens may be the reason of by themselves.
    static let namesOfState = Set(
        [viewChanged, pictureChanged, inputLost, firstResponderLost, safeAreaChanged, statusBarChanged].map(\.name))

    /// The names of the kinds that frames in motion show better than a picture.
    static let namesOfMotion = Set(
        [
            endless, completionMissing, jumpAtStart, jumpAtEnd, jumpAtRelease, cancelIgnored, timeDriven, motionOutside,
            noMotion, layoutJump,
        ].map(\.name))

    // MARK: Completion

    static let completionMissing = FindingKind(
        "completion-missing", .error, "completeTransition(_:) is not called",
        found: "a second after the animation's end nothing moves and no block waits, and the transition goes on",
        wrong: "it is called by something that takes more than ten seconds",
        remedy: "call it when the animations are over, with !transitionContext.transitionWasCancelled")
    static let completionTwice = FindingKind(
        "completion-twice", .error, "completeTransition(_:) is called again after the end",
        found: "each call is counted", wrong: "never: the second call does nothing good on iOS",
        remedy: "call it once, in the completion of the animation that ends last")
    static let completionFlag = FindingKind(
        "completion-flag", .error, "completeTransition(true) is called after the transition was cancelled",
        found: "the argument is compared with transitionWasCancelled",
        wrong: "never: UIKit's containers keep the wrong screen",
        remedy: "pass !transitionContext.transitionWasCancelled")
    static let endless = FindingKind(
        "endless", .error, "the transition does not come to its end",
        found:
            "it still runs after 20 seconds, or a gesture that is over does not call its interaction controller for 10",
        wrong: "it is meant to take longer",
        remedy: "call update(_:), and finish() or cancel() where the gesture ends, or return no interaction controller")
    static let codeEnded = FindingKind(
        "code-ended", .error, "the code ends, traps, or does not answer",
        found: "its process is gone, or does nothing for 20 seconds", wrong: "the machine lacks memory",
        remedy: "look at the line that is named")

    // MARK: State

    static let viewChanged = FindingKind(
        "view-changed", .error, "a view of the screens is not as it was before",
        found:
            "size, position, alpha, transform, mask, order and whether it is hidden or takes touches are compared at rest, "
            + "before and after a cancel, and before and after the way there and back",
        wrong: "the screen changes that view by itself, which is known where it does so without an animation, too",
        remedy: "undo in the completion what the animator changed, also where transitionWasCancelled")
    static let pictureChanged = FindingKind(
        "picture-changed", .error, "the screen does not look as it did before",
        found: "pictures at rest are compared", wrong: "the screen shows something else each time on purpose",
        remedy: "undo in the completion what the animator changed, where transitionContext.transitionWasCancelled")
    static let stateKept = FindingKind(
        "state-kept", .error, "a second run does not look like the first one",
        found: "pictures of two runs from the same state are compared",
        wrong: "the screen shows a random number, or counts its visits",
        remedy: "keep no state outside of the screens")
    static let invisibleCover = FindingKind(
        "invisible-cover", .error, "a view that shows nothing takes the touches of the screen",
        found: "touches are tried on a grid of points, and reach a plain view without recognizers that came with the "
            + "transition",
        wrong: "the touches are to be kept away", remedy: "remove it before completeTransition(_:)")
    static let viewLeft = FindingKind(
        "view-left", .error, "a view of the transition is left behind",
        found: "views in the container, the window and the screens are compared with those before",
        wrong: "the view belongs to the destination, and is removed by the way back",
        remedy: "remove it in the completion, before completeTransition(_:)")
    static let finalFrame = FindingKind(
        "final-frame", .error, "the destination is not in its final frame",
        found:
            "the frame of its view as the transition ends is compared with finalFrame(for:), where the size is the same",
        wrong: "it is to stand beside its place", remedy: "end at transitionContext.finalFrame(for: toViewController)")
    static let destinationMissing = FindingKind(
        "destination-missing", .error, "the view of the destination is not in the window",
        found: "views of the window are listed after the end", wrong: "another view stands for it",
        remedy: "add the view of the .to controller to the container")
    static let nothingChanges = FindingKind(
        "nothing-changes", .error, "the screen looks the same before and after the transition",
        found: "pictures at rest are compared", wrong: "both screens look the same",
        remedy: "add the view of the .to controller to the container")

    // MARK: Motion

    static let noMotion = FindingKind(
        "no-motion", .error, "it shows the same at progress 0 and 0.5",
        found: "pictures of both are compared", wrong: "the motion is all in the second half",
        remedy: "animate in UIView animations, which progress moves")
    static let jumpAtStart = FindingKind(
        "jump-at-start", .error, "it begins with a jump",
        found: "the picture at progress 0 is compared with the one before, and more than 10 % of it differs",
        wrong: "the jump is meant", remedy: "begin with what shows before")
    static let jumpAtEnd = FindingKind(
        "jump-at-end", .error, "it ends with a jump",
        found: "the picture at progress 1 is compared with the one after, and more than 10 % of it differs",
        wrong: "the jump is meant",
        remedy: "end with what shows afterwards; what begins in a completion follows no gesture")
    static let jumpAtRelease = FindingKind(
        "jump-at-release", .error, "its progress jumps when the finger lets go",
        found: "the progress before the release is compared with the one after it", wrong: "never",
        remedy: "leave the progress as it is where the gesture ends")
    static let cancelIgnored = FindingKind(
        "cancel-ignored", .error, "the finger went back to its start, and the transition went on to its end",
        found: "a drag goes half-way, back to its start, and is lifted",
        wrong: "the gesture is one that cannot be undone",
        remedy: "decide by the progress and the velocity with its sign, and call cancel()")
    static let timeDriven = FindingKind(
        "time-driven", .error, "it shows something else at the same progress",
        found: "it is scrubbed to the middle twice, and the pictures are compared",
        wrong: "it moves by chance on purpose",
        remedy: "animate in UIView animations, and not by time")
    static let motionOutside = FindingKind(
        "motion-outside", .error, "something moves while the progress stands still",
        found: "the progress is held for half a second: views of the transition change, and the picture with them",
        wrong: "the motion is to go on under a resting finger",
        remedy: "begin all motion in animateTransition(using:), with a delay or keyframes in place of a timer")
    static let animatorKeptBack = FindingKind(
        "animator-kept-back", .warning, "a gesture scrubs a property animator that the animator does not return",
        found: "one runs under an interaction controller, and interruptibleAnimator(using:) gives none",
        wrong: "the phone need not scrub it", remedy: "return it from interruptibleAnimator(using:)")

    // MARK: Callbacks

    static let callbackDoubled = FindingKind(
        "callback-doubled", .error, "a callback of a screen's appearance is called twice",
        found: "while a transition runs, viewWillAppear(_:) and its like are called by something else than UIKit",
        wrong: "never: the screen does its work twice", remedy: "leave these calls to UIKit")
    static let callbackEarly = FindingKind(
        "callback-early", .error, "a screen is told of the end before the transition is over",
        found: "viewDidAppear(_:) of the destination, or viewDidDisappear(_:) of the other screen, comes while the "
            + "transition runs",
        wrong: "the screen was taken away meanwhile",
        remedy: "leave beginAppearanceTransition(_:animated:) and endAppearanceTransition() to the container")
    static let callbackMissing = FindingKind(
        "callback-missing", .error, "a screen is not told that its view has come or gone",
        found: "at rest a screen of the transition is still between two callbacks", wrong: "never",
        remedy: "call endAppearanceTransition() after each beginAppearanceTransition(_:animated:), or neither of them")
    static let alongsideIgnored = FindingKind(
        "alongside-ignored", .warning, "blocks of a transition's coordinator do not run",
        found: "they are given to a coordinator whose transition is over", wrong: "they need not run",
        remedy: "ask for transitionCoordinator anew in each transition, and do at once what comes without one")

    // MARK: Input

    static let touchSwallowed = FindingKind(
        "touch-swallowed", .warning, "the first touch after a cancel is lost",
        found:
            "the gesture comes again in the frame after the cancel's end, and once more at rest, when it begins something",
        wrong: "touches are to wait for something", remedy: "take touches again before completeTransition(_:)")
    static let gestureDead = FindingKind(
        "gesture-dead", .error, "the gesture that began it begins nothing any more",
        found: "it comes again after a cancel, at once and at rest", wrong: "it is to work once alone",
        remedy: "undo in the completion what keeps touches away, where transitionContext.transitionWasCancelled")

    static let inputLost = FindingKind(
        "input-lost", .error, "a view takes no gestures any more that it took before",
        found:
            "controls, recognizers, scrolling and bars that take touches are compared at rest, before and after a cancel, and "
            + "before and after the way there and back",
        wrong: "the screen switches them off by itself, which is known where it does so without an animation, too",
        remedy: "switch on in the completion what was switched off, also where transitionWasCancelled")
    static let firstResponderLost = FindingKind(
        "first-responder-lost", .warning, "nothing takes text any more",
        found: "the first responder is compared at rest, before and after", wrong: "editing is to end",
        remedy: "end the editing where the transition is over, and not where it was cancelled")

    // MARK: Layout

    static let safeAreaChanged = FindingKind(
        "safe-area-changed", .error, "the safe area of a screen is not as it was before",
        found:
            "the insets are compared at rest, before and after a cancel, and before and after the way there and back",
        wrong: "the screen changes them by itself, which is known where it does so without an animation, too",
        remedy: "undo the change of additionalSafeAreaInsets in the completion, also where transitionWasCancelled")
    static let statusBarChanged = FindingKind(
        "status-bar-changed", .error, "the status bar is not that of the screen that shows",
        found: "the style and visibility that the controllers prefer are compared at rest, before and after",
        wrong: "the screen changes it by itself, which is known where it does so without an animation, too",
        remedy: "decide by what shows, and undo in the completion what was set for the transition")
    static let layoutJump = FindingKind(
        "layout-jump", .warning, "the layout jumps as the transition ends",
        found:
            "views of the destination and bars at progress 1 are compared with those after it, where the picture changes",
        wrong: "the jump is meant", remedy: "lay the destination out in its final frame before the animation begins")

    // MARK: Memory

    static let screenNotFreed = FindingKind(
        "screen-not-freed", .error, "the controller of a screen is not freed after the way back",
        found: "two ways there and back leave two controllers of the class that no window shows",
        wrong: "all screens are kept on purpose", remedy: "capture self weakly in closures, and hold delegates weakly")
    static let animatorNotFreed = FindingKind(
        "animator-not-freed", .warning, "an animator or an interaction controller is not freed after the transition",
        found: "two ways there and back leave two objects of the class", wrong: "all are kept on purpose",
        remedy: "keep no reference to it after the end, nor one of its closures")
    static let snapshotNotFreed = FindingKind(
        "snapshot-not-freed", .warning, "a view of the transition is not freed after it",
        found: "two ways there and back leave two views of the class that no window shows",
        wrong: "all are kept on purpose",
        remedy: "keep no reference to snapshots after the end")

    // MARK: Misuse

    static let animatorMisuse = FindingKind(
        "animator-misuse", .error, "a property animator is used as it may not be",
        found: "UIViewPropertyAnimator says so", wrong: "never: on a phone some of it raises an exception",
        remedy: "follow the message")
    static let transitionMisuse = FindingKind(
        "transition-misuse", .error, "a transition or its screens are used as they may not be",
        found: "the container, the interaction controller or the animator's context says so", wrong: "never",
        remedy: "follow the message")
    static let animatorRemade = FindingKind(
        "animator-remade", .warning, "interruptibleAnimator(using:) makes another animator at each call",
        found: "what it gives is compared with what it gave", wrong: "it is asked once alone",
        remedy: "keep it in a property until animationEnded(_:)")
    static let framesTooSlow = FindingKind(
        "frames-too-slow", .warning, "its frames take too long to go on with the check",
        found: "the frames of one wait take 20 seconds of the machine's time", wrong: "the machine is busy",
        remedy: "do less in each, or check it with a smaller --scale")
    static let reported = FindingKind(
        "reported", .warning, "UIKit complains about the code",
        found: "what the program says in a run is listed", wrong: "it has nothing to do with the transition",
        remedy: "follow the message")
}
