import Foundation
import LayerTree
import Recorder
import ViewKit

/// The marks over the pictures of a film: the touches that are down, and the progress with the figures of the last release.
@MainActor final class FilmOverlay: FrameSink {
    let overlay: Overlay
    private let touches: TouchPositions?
    private let showsFigures: Bool

    /// Marks over pictures of `plan`, by `options`; nil where these ask for none.
    init?(_ plan: RunPlan, options: FilmOptions) {
        guard options.showsFinger || options.showsOverlay else { return nil }
        overlay = Overlay(screen: plan.screen, kernels: plan.kernels)
        touches = options.showsFinger ? TouchPositions() : nil
        showsFigures = options.showsOverlay
        overlay.showsReleaseMetrics = options.showsOverlay
        overlay.hasReleases = false
    }

    /// Before the frame that shows it.
    func append(_ sample: TouchSample, on screen: ScreenTraits) {
        guard let touches else { return }
        touches.append(sample, on: screen)
        overlay.fingers = touches.all
    }

    func append(_ record: FrameRecord, from runner: FrameRunner) {
        overlay.note(record)
        guard showsFigures else { return }
        overlay.hasReleases = overlay.hasReleases || record.release != nil
        overlay.prompt = record.progress.map { FilmStrip.label(progress: $0) } ?? ""
    }
}
