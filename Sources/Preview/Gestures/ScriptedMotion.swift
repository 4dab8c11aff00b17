/// A motion that a script gives the scene without a finger, as a key of the window does.
package enum ScriptedMotion: Hashable, Sendable, BitwiseCopyable {
    /// Shows it at that progress, 0 to 1.
    case show(Double)
    /// Plays it, or lets it run on to its end.
    case play
    /// Lets it go back to its start.
    case cancel
    /// Gives the screen another size, in points.
    case resize(width: Double, height: Double)

    /// Whether it gives the screen another size.
    var isResize: Bool { if case .resize = self { true } else { false } }

    /// The words of `play` and `cancel` in scripts.
    static let words: [(word: String, motion: ScriptedMotion)] = [("play", .play), ("cancel", .cancel)]

    /// Moves `scene`, under its stage; the size of the screen is not the scene's.
    @MainActor func perform(on scene: any ScrubbableScene) {
        switch self {
        case .show(let progress): scene.show(progress)
        case .play: scene.play()
        case .cancel: scene.cancel()
        case .resize: break
        }
    }
}
