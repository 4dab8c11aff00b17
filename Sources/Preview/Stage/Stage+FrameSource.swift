import LayerTree
import Motion
import Recorder
import RenderTree
import SDLPlatform
import ViewKit

/// A stage as the source of a session's frames.
extension Stage: FrameSource {
    package var tree: RenderTree { committer.tree }
    package var resources: ResourceStore { layers.resources }
    package var remoteCost: RemoteCost { .none }
    package var nextCheck: Double? { nil }
    package var files: RunSource? { nil }
    package var tunableNumbers: TunableNumbers { TunableNumbers() }

    /// The listener of the host's faults; set, it hears those of the launch, too.
    package var onReport: (String) -> Void {
        get { layers.faults.onReport ?? { _ in } }
        set { layers.faults.onReport = newValue }
    }

    package var transition: TransitionStatus? {
        let transitions = layers.transitions
        guard let number = transitions.number, let progress = transitions.progress else { return nil }
        return TransitionStatus(
            number: number, progress: progress, velocity: transitions.velocity,
            isInteractive: transitions.isInteractive, leadsBack: transitions.leadsBack)
    }

    package func survey() -> SceneSurvey? { run { surveyor.survey() } }

    package func setCompletion(_ completion: TransitionSettings.Completion) {
        layers.transitionSettings.completion = completion
    }

    package func animations() -> AnimationTimeline? { run { animationReader.read() } }

    package func setMuted(layer: Int, keyPath: String, _ isMuted: Bool) {
        setMuted(layer: layer, keyPath: KeyPathDigest(keyPath), isMuted)
    }

    func setMuted(layer: Int, keyPath: KeyPathDigest, _ isMuted: Bool) {
        run { animationReader.setMuted(layer: layer, keyPath: keyPath, isMuted) }
    }

    package func skipAnimations() { layers.transitionSettings.skipsAnimations = true }

    package func setNumbers(_ values: [TunableNumber.ID: Double]) {}

    package func keepNumbers(_ ids: Set<TunableNumber.ID>) throws(PreviewError) {}

    package var tunedLines: String { "" }

    package func performMainThreadWork() { run(MainThreadWork.serve) }

    /// Calls the source's closures with what the host's objects tell.
    func forwardEvents() {
        let settings = layers.transitionSettings
        layers.transitions.onRelease = { [weak self] in
            self?.onRelease(ReleaseRecord($0, tuning: settings.releaseTuning))
        }
        Clipboard.of(layers).onCopy = { [weak self] in self?.onCopy($0) }
        run { FeedbackListener.current.onFeedback = { [weak self] in self?.onFeedback("\($0)") } }
    }
}

extension ReleaseRecord {
    /// The record of `release`, with the decision that `tuning` suggests.
    fileprivate init(_ release: TransitionRelease, tuning: ReleaseTuning) {
        self.init(
            time: release.time, progress: release.progress, velocity: release.velocity,
            firstProgress: release.first.position, firstVelocity: release.first.velocity, finishes: release.finishes,
            projected: tuning.decision(progress: release.progress, velocity: release.velocity).projected,
            threshold: tuning.threshold, travel: release.travel)
    }
}
