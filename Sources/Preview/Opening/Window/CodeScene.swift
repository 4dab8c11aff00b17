/// The scene of the user's code, seen from the window's process.
@MainActor final class CodeScene: ScrubbableScene {
    private let stage: CodeStage

    init(on stage: CodeStage) { self.stage = stage }

    func show(_ progress: Double) { stage.append(.show(progress)) }

    func scrub(to progress: Double) -> Double? { stage.call(.scrubTo(progress)) }

    func scrub(by step: Double) -> Double? { stage.call(.scrubBy(step)) }

    func play() { stage.append(.play) }

    func cancel() { stage.append(.cancel) }

    var isPlaying: Bool { stage.isPlaying }

    func take(_ command: KeyCommand) -> Bool { stage.call(.take(command)) != nil }

    func perform(_ change: StockChange) -> String? { stage.perform(change) }

    /// Does nothing: each frame of the other process advances its scene.
    func advance() {}
}
