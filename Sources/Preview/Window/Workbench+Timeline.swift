import LayerTree
import Recorder
import SDLPlatform
import ViewKit

/// The timeline of the workbench.
extension Workbench {
    /// Seconds between two looks at the animations of one transition.
    private static let interval = 0.1

    /// The panel of the timeline, with what was seen so far.
    func makeTimeline() -> TimelineViewController {
        let panel = TimelineViewController()
        panel.onScrub = { [unowned self] in scrub(to: $0) }
        panel.onSelect = { [unowned self] in outlined = $0?.frame }
        panel.onMute = { [unowned self] in mute($0, $1) }
        panel.moments = moments
        panel.timeline = animations
        return panel
    }

    /// Follows the frame of `record`: looks at the animations of a transition as it begins and now and then.
    func followTimeline(_ record: FrameRecord) {
        moments.append(record)
        guard open.contains(.timeline), let timeline else { return }
        if record.transition != nil || session.source.wantsFrames { look(at: record) }
        overlay.stage.run {
            timeline.timeline = animations
            timeline.moments = moments
        }
    }

    private func look(at record: FrameRecord) {
        let now = MonotonicTime.now()
        guard record.transition != animations?.transition || now >= nextLook else { return }
        nextLook = now + Self.interval
        guard let seen = try? session.source.animations(), seen.transition == record.transition else { return }
        // Without a transition, what moved stays until something else does.
        if seen.transition == nil, seen.rows.isEmpty { return }
        animations = animations?.merging(seen) ?? seen
    }

    /// Brings the transition of the timeline to `progress`: the one that runs, else the frames of it that were shown.
    private func scrub(to progress: Double) {
        let number = animations?.transition
        if session.playback == nil, controls.inspected == nil, number != nil,
            session.source.transition?.number == number
        {
            return controls.perform(.jump(to: progress))
        }
        let frames = controls.history.entries.map(\.record).filter { $0.transition == number && $0.progress != nil }
        let nearest = frames.min { abs(($0.progress ?? 0) - progress) < abs(($1.progress ?? 0) - progress) }
        guard number != nil, let nearest else { return overlay.say("the transition is over, and its frames are gone") }
        controls.inspect(nearest.index)
    }

    /// Moves the playhead to the frame of the past that is looked at; nil for the newest one.
    func showMoment(of record: FrameRecord?) {
        guard let timeline else { return }
        // The frames of layers at that time are not known.
        if record != nil { outlined = nil }
        overlay.stage.run { timeline.moments = record.map(moments.showing) ?? moments }
    }

    /// Hides the animations of a row, or shows them again; the picture follows with the next frame.
    private func mute(_ row: AnimationRow.Identity, _ isMuted: Bool) {
        guard session.recording == nil else { return overlay.say("recording: no animation is hidden") }
        guard session.source.transition != nil || session.source.wantsFrames else {
            return overlay.say("hide an animation while its transition runs")
        }
        session.source.setMuted(layer: row.layer, keyPath: row.keyPath, isMuted)
        nextLook = 0
    }

    /// Outlines the layer that is selected, where it is on the screen.
    func showOutline() {
        guard let controller else { return }
        overlay.stage.run {
            controller.outline = outlined.map { frame in
                let start = overlay.inWindow(frame.origin)
                let end = overlay.inWindow(CGPoint(x: frame.maxX, y: frame.maxY))
                return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
            }
        }
    }
}
