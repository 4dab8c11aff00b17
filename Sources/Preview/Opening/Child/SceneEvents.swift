/// The events of a stage that the next reply carries, in their order.
@MainActor final class SceneEvents {
    private var events: [SceneReply.Event] = []
    /// Whether earlier requests are repeated, whose copies were made before.
    var isReplay = false

    /// Collects the events of `stage` from now on.
    init(of stage: Stage) {
        stage.onRelease = { [weak self] in self?.append(.release($0)) }
        stage.onReport = { [weak self] in self?.append(.report($0)) }
        stage.onFeedback = { [weak self] in self?.append(.feedback($0)) }
        stage.onCopy = { [weak self] in if self?.isReplay == false { self?.append(.copy($0)) } }
    }

    func append(_ event: SceneReply.Event) { events.append(event) }

    /// Removes all events and returns them.
    func removeAll() -> [SceneReply.Event] {
        let result = events
        events.removeAll()
        return result
    }
}
