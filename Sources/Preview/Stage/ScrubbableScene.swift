import Foundation

/// A scene on a stage that can be set to any progress; its methods run under the stage.
@MainActor protocol ScrubbableScene: AnyObject {
    /// Shows it at `progress`, 0 to 1.
    func show(_ progress: Double)
    /// Scrubs the scene to `progress`, limited to 0...1; returns the shown progress, or nil where something else drives
    /// it.
    func scrub(to progress: Double) -> Double?
    /// Scrubs the scene by `step` from its current progress; returns the same as `scrub(to:)`.
    func scrub(by step: Double) -> Double?
    /// Plays the scene by itself, or lets it run on from where it is scrubbed to.
    func play()
    /// Lets the scene go back to its start, whatever drives it.
    func cancel()
    /// The title of the one of several subjects that is open; nil while all of them show, and for a single one.
    var openedTitle: String? { get }
    /// The part of the window in which a transition shows that was opened from it; nil where none was, or its screen is not known
    /// here.
    var openedArea: RecordedArea? { get }
    /// Whether it plays by what `advance` does in each frame.
    var isPlaying: Bool { get }
    /// Notes that the mouse is at `point` of the screen without a button held, or outside (nil).
    func hover(at point: CGPoint?)
    /// Selects the one of several subjects that shows at `point` of the screen, where there is one.
    func select(at point: CGPoint)
    /// Brings what plays to the stage's time.
    func advance()
    /// Performs the scene's own meaning of `command` and returns true; returns false where it has the usual one.
    func take(_ command: KeyCommand) -> Bool
    /// Whether the screens before the transition show, or it goes back to them; nil where that is not known.
    var showsStart: Bool? { get }
    /// Shows the screens before the transition, or those after it, at once.
    func jump(toStart: Bool)
    /// Shows a transition without screens of its own as `change` says, and returns the name of what shows then; nil where
    /// there is none.
    func perform(_ change: StockChange) -> String?
}

extension ScrubbableScene {
    /// Nil: by default there is one subject.
    var openedTitle: String? { nil }
    var openedArea: RecordedArea? { nil }

    /// Does nothing: by default nothing follows the mouse.
    func hover(at point: CGPoint?) {}

    /// Does nothing: by default there is one subject.
    func select(at point: CGPoint) {}

    /// Returns false: by default no command has another meaning here.
    func take(_ command: KeyCommand) -> Bool { false }

    /// Nil: by default it is not known.
    var showsStart: Bool? { nil }

    /// Does nothing: by default the screens stay as they are.
    func jump(toStart: Bool) {}

    /// Returns nil: by default the screens are the scene's own.
    func perform(_ change: StockChange) -> String? { nil }
}
