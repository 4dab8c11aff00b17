/// The phase of the versions of opened code, one after the other: which runs, and how far the next one has come.
///
/// It is a value: events go in, actions come out, and it holds no version itself.
enum VersionPhase: Hashable, Sendable {
    /// None has shown, and none is on its way.
    case none
    /// None runs, and the next one is on its way.
    case starting(Step)
    /// One runs.
    case running
    /// One runs, and the next one is on its way.
    case replacing(Step)
    /// None runs; the picture of the last one stays, if there was one.
    case failed

    /// The distance that the next version has come.
    enum Step: Hashable, Sendable, CaseIterable {
        /// It loads its code, and makes the first screen.
        case loading
        /// It performs the requests that brought the last version to its state.
        case replaying
        /// It performs the requests that have come since.
        case catchingUp
    }

    enum Event: Hashable, Sendable, CaseIterable {
        /// A version is there to be launched: new code, or other stock screens for the same code.
        case versionCame
        /// The files, as they are now, do not compile.
        case buildFailed
        /// The next version has performed what it was given, and lacks more than a frame's requests.
        case nextAnswered
        /// The next version has performed what it was given, and lacks no more than a frame's requests.
        case nextIsReady
        /// The next version has ended.
        case nextEnded
        /// The next version is not wanted any more: the one that runs is what it was to become.
        case nextWithdrawn
        /// The version that runs has ended.
        case currentEnded
    }

    enum Action: Hashable, Sendable {
        /// Give the next version the requests of the one before.
        case replay
        /// Give the next version the requests that have come since.
        case catchUp
        /// Have the next version run in place of the one before.
        case takeOver
        /// Keep the last picture of the version that ran.
        case keepPicture
        /// Show the failure; a fatal one where no version runs.
        case showFailure(isFatal: Bool)
    }

    /// Whether a version runs.
    var isRunning: Bool {
        switch self {
        case .running, .replacing: true
        case .none, .starting, .failed: false
        }
    }

    /// The step of the version that is on its way; nil without one.
    var step: Step? {
        switch self {
        case .starting(let step), .replacing(let step): step
        case .none, .running, .failed: nil
        }
    }

    /// Goes on by `event`, and returns what is to be done, in order. An event that cannot come now changes nothing.
    mutating func handle(_ event: Event) -> [Action] {
        switch event {
        case .versionCame:
            self = isRunning ? .replacing(.loading) : .starting(.loading)
            return []
        case .buildFailed: return [.showFailure(isFatal: !isRunning)]
        case .nextAnswered, .nextIsReady: return advance(isReady: event == .nextIsReady)
        case .nextEnded:
            guard step != nil else { return [] }
            self = isRunning ? .running : .failed
            return [.showFailure(isFatal: !isRunning)]
        case .nextWithdrawn:
            if step != nil { self = isRunning ? .running : .failed }
            return []
        case .currentEnded:
            guard isRunning else { return [] }
            self = step.map(VersionPhase.starting) ?? .failed
            return [.keepPicture, .showFailure(isFatal: true)]
        }
    }

    /// Goes on to the next step of the version that is on its way.
    private mutating func advance(isReady: Bool) -> [Action] {
        guard let step else { return [] }
        if step == .loading {
            self = isRunning ? .replacing(.replaying) : .starting(.replaying)
            return [.replay]
        }
        if isReady {
            self = .running
            return [.takeOver]
        }
        self = isRunning ? .replacing(.catchingUp) : .starting(.catchingUp)
        return [.catchUp]
    }
}
