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
        panel.onScrub = { [unowned self] in controls.perform(.jump(to: $0)) }
        panel.onSelect = { [unowned self] in outline($0) }
        panel.onMute = { [unowned self] in mute($0, $1) }
        panel.moments = moments
        panel.timeline = animations
        return panel
    }

    /// Follows the frame of `record`: looks at the animations of a transition as it begins and now and then.
    func followTimeline(_ record: FrameRecord) {
        moments.append(record)
        guard open.contains(.timeline), let timeline else { return }
        if record.transition != nil || moments.transition == nil && session.source.wantsFrames { look(at: record) }
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

    /// Moves the playhead to the frame of the past that is looked at; nil for the newest one.
    func showMoment(of record: FrameRecord?) {
        guard let timeline else { return }
        overlay.stage.run { timeline.moments = record.map(moments.showing) ?? moments }
    }

    /// Hides the animations of a row, or shows them again; the picture follows with the next frame.
    private func mute(_ row: AnimationRow.Identity, _ isMuted: Bool) {
        session.source.setMuted(layer: row.layer, keyPath: row.keyPath, isMuted)
        nextLook = 0
        guard session.source.transition == nil else { return }
        // What is over cannot be hidden any more.
        overlay.say("hide an animation while its transition runs")
    }

    /// Outlines the layer of `row` on the screen; nil for none.
    private func outline(_ row: AnimationRow?) {
        overlay.stage.run {
            controller?.outline = row.map { row in
                let start = overlay.inWindow(row.frame.origin)
                let end = overlay.inWindow(CGPoint(x: row.frame.maxX, y: row.frame.maxY))
                return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
            }
        }
    }
}
