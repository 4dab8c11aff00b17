/// Something on a stage whose course can be set to any progress; its calls run under the stage.
@MainActor protocol ScrubbableScene: AnyObject {
    /// Shows it at `progress`, 0 to 1.
    func show(_ progress: Double)
    /// Takes it in hand and moves it to `progress`, limited to 0...1; gives what shows, or nil where something else moves
    /// it.
    func scrub(to progress: Double) -> Double?
    /// The same from where it is, by `step`.
    func scrub(by step: Double) -> Double?
    /// Plays it by itself, or lets it run on from where a hand holds it.
    func play()
    /// Lets what a key holds run on to the nearer of its ends; what is in nobody's hand stays as it is.
    func letGo()
    /// Lets it go back to its start, whatever moves it.
    func cancel()
    /// Whether it plays by what `advance` does in each frame.
    var isPlaying: Bool { get }
    /// Brings what plays to the stage's time.
    func advance()
    /// Does what `command` means here in place of what it means elsewhere; false where it means the same.
    func take(_ command: KeyCommand) -> Bool
    /// Shows a transition without screens of its own as `change` says, and returns the name of what shows then; nil where
    /// there is none.
    func perform(_ change: StockChange) -> String?
}

extension ScrubbableScene {
    /// Nothing means something else by default.
    func take(_ command: KeyCommand) -> Bool { false }

    /// Screens are its own by default.
    func perform(_ change: StockChange) -> String? { nil }
}
