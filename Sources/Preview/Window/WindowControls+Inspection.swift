import Foundation
import SDLPlatform

/// Looking at frames that were shown: time stands still meanwhile.
extension WindowControls {
    /// Shows frame `index`, or the nearest one that is kept, with its numbers.
    func inspect(_ index: Int) {
        guard let position = history.position(of: index) else { return }
        let entry = history.entries[position]
        if inspected == nil {
            dropTouches()
            waitingCommands.removeAll()
            session.media.setPaused(true, at: MonotonicTime.now())
        }
        inspected = entry.record.index
        overlay.inspect(entry, playsByTime: history.playsByTime(entry.record))
        workbench.showMoment(of: entry.record)
    }

    /// Goes on to the next frame, or back to the one before; beyond the newest, time goes on.
    func stepInspection(by step: Int) {
        let entries = history.entries
        guard let inspected, let position = history.position(of: inspected) else {
            if step < 0, let newest = entries.last { inspect(newest.record.index) }
            return
        }
        let next = max(0, position + step)
        if next < entries.count { inspect(entries[next].record.index) } else { endInspection() }
    }

    /// Lets time go on.
    func endInspection() {
        guard inspected != nil else { return }
        inspected = nil
        filmOffer.withdraw()
        overlay.inspect(nil)
        workbench.showMoment(of: nil)
        session.media.setPaused(isConcealed, at: MonotonicTime.now())
    }

    /// Whether `event` is about the frames and not for the screens: a press on a bar of the graph and its drag, and
    /// everything while a frame is looked at.
    func takeForInspection(_ event: PointerEvent) -> Bool {
        let isPress = event.phase == .down && event.button == .primary
        if isPress, let frame = overlay.frame(at: event.position) {
            scrubsGraph = true
            inspect(frame)
            return true
        }
        if scrubsGraph {
            if event.phase == .moved, let frame = overlay.frame(nearestTo: event.position) { inspect(frame) }
            if event.phase == .up || event.phase == .cancelled { scrubsGraph = false }
            return true
        }
        let isInspecting = inspected != nil
        if isPress { endInspection() }
        return isInspecting
    }

    /// Shows the frame that is looked at.
    func showInspected(at time: Double) throws {
        guard let inspected, let position = history.position(of: inspected) else { return }
        try session.runner.show(history.entries[position].picture, at: time)
        session.isAtRest = true
    }
}
