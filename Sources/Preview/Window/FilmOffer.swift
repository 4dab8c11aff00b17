import Files
import Foundation
import SDLPlatform

/// The export of what was just done: an offer of a film that keys change, and that is written.
@MainActor final class FilmOffer {
    private unowned let controls: WindowControls
    /// The film that is offered; nil while none is.
    private(set) var proposal: FilmProposal?
    /// The time at which its bytes are estimated, in seconds of the machine's clock; nil where they are known.
    private(set) var estimateTime: Double?
    /// The estimated bytes of one of its frames; nil while they are not known.
    private(set) var bytesPerFrame: Int?
    /// The path of the last film that was written; nil before the first one.
    private var path: String?

    private var session: PreviewSession { controls.session }
    private var overlay: Overlay { controls.overlay }
    private var entries: [FrameHistory.Entry] { controls.history.entries }

    /// An offer of the frames that the window of `controls` has shown; nothing at first.
    init(of controls: WindowControls) { self.controls = controls }

    /// Seconds before and after a transition of which its film has the frames, too.
    private static let surroundings = 0.1
    /// Seconds after the last change of the offer until its bytes are estimated, which takes a moment.
    private static let estimateDelay = 0.3

    /// Offers a film of the last transition, or of all frames that are kept where there was none; time stands still meanwhile.
    func open() {
        guard let start = entries.first, let end = entries.last, entries.count > 1 else {
            return overlay.say("nothing to export yet: move something first")
        }
        controls.inspect(end.record.index)
        let times = entries.map { ($0.record.stamps.presentEnd &- start.record.stamps.presentEnd).seconds }
        let screen = session.source.screen
        proposal = FilmProposal(times: times, range: filmRange(times), size: screen.size, scale: screen.scale)
        estimate()
    }

    /// The positions of the frames, shown at `times`, of the last transition with some around it; of all without one.
    private func filmRange(_ times: [Double]) -> ClosedRange<Int> {
        guard let last = entries.lastIndex(where: { $0.record.transition != nil }) else { return 0...entries.count - 1 }
        let first = (entries[...last].lastIndex { $0.record.transition != entries[last].record.transition } ?? -1) + 1
        let start = times.firstIndex { $0 >= times[first] - Self.surroundings } ?? first
        let end = times.lastIndex { $0 <= times[last] + Self.surroundings } ?? last
        return start...end
    }

    /// Handles `command` while a film is offered; false where it has its usual meaning.
    func take(_ command: KeyCommand) -> Bool {
        guard var proposal = proposal else { return false }
        if command == .cancel || command == .toggleFilm {
            close()
            return true
        }
        if command == .open {
            write(proposal)
            return true
        }
        guard proposal.change(by: command) else {
            if !command.leavesTimeAlone { close() }
            return false
        }
        let movesEnd = proposal.last != self.proposal?.last
        self.proposal = proposal
        controls.inspect(entries[movesEnd ? proposal.last : proposal.first].record.index)
        bytesPerFrame = nil
        estimateTime = MonotonicTime.now() + Self.estimateDelay
        show()
        return true
    }

    private func close() { controls.endInspection() }

    /// Takes the offer away: time goes on, and its frames may be gone.
    func withdraw() {
        guard proposal != nil else { return }
        proposal = nil
        estimateTime = nil
        overlay.filmFigures = []
    }

    private func source(of proposal: FilmProposal) -> HistoryFilm {
        HistoryFilm(
            Array(entries[proposal.first...proposal.last]), title: session.plan.subject.title,
            scale: proposal.scale,
            rate: proposal.format == .gif ? FilmFormat.gif.standardRate : session.clock.rate.rounded(),
            kernels: session.source.kernels)
    }

    /// Writes some frames of the film to learn how many bytes one takes.
    func estimate() {
        estimateTime = nil
        guard let proposal else { return }
        let sample = SampledFilm(source(of: proposal))
        let path = NSTemporaryDirectory() + "/segue-\(getpid()).\(proposal.format.rawValue)"
        let run = FilmRun(
            sample, format: proposal.format, options: FilmOptions(), environment: controls.environment,
            report: session.report)
        defer { unlink(path) }
        do {
            _ = try run.export(to: path)
            bytesPerFrame = (FileStatus(path: path)?.size ?? 0) / max(1, sample.expectedCount ?? 1)
        } catch {
            bytesPerFrame = nil
            controls.say(String(describing: error))
        }
        show()
    }

    private func show() {
        guard let proposal else { return }
        let count = source(of: proposal).expectedCount ?? 0
        overlay.filmFigures = proposal.rows(bytes: bytesPerFrame.map { $0 * count })
    }

    /// Writes the film below `segue-out`. Escape ends it meanwhile; all else that happens is answered afterwards.
    private func write(_ proposal: FilmProposal) {
        overlay.filmFigures = []
        var waiting: [WindowEvent] = []
        do {
            let path = try OutputFolder.ownFile(
                from: "segue-out/\(session.plan.subject.name)", ending: proposal.format.rawValue)
            let run = FilmRun(
                source(of: proposal), format: proposal.format, options: FilmOptions(),
                environment: controls.environment,
                report: session.report)
            let line = try run.export(to: path) { [self] status in
                overlay.prompt = status.map { "\($0); Esc stops" } ?? ""
                try? session.runner.refreshOverlay(at: MonotonicTime.now())
                waiting += eventsWhileWriting()
            }
            self.path = path
            controls.say("exported \(line)")
        } catch {
            controls.say(String(describing: error))
        }
        close()
        for event in waiting {
            try? session.follow(event)
            controls.handle(event)
        }
    }

    /// The events that came, without those that end the writing.
    private func eventsWhileWriting() -> [WindowEvent] {
        var events: [WindowEvent] = []
        session.window?.window.receiveEvents()
        session.window?.window.takeEvents { event in
            switch event {
            case .key(let key) where KeyCommand(key) == .cancel: Interruption.ask()
            case .closeRequested, .quit:
                Interruption.ask()
                events.append(event)
            default: events.append(event)
            }
        }
        return events
    }

    /// Puts the path of the last film into the clipboard, or that of a picture of what shows, which is written below
    /// `segue-out`.
    func copy() {
        do {
            let path = try path ?? writePicture()
            let absolute = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
            session.window?.window.clipboardText = absolute
            overlay.say("copied \(path)")
        } catch {
            controls.say(String(describing: error))
        }
    }

    private func writePicture() throws -> String {
        let path = try OutputFolder.ownFile(from: "segue-out/\(session.plan.subject.name)", ending: "png")
        let position = controls.inspected.flatMap(controls.history.position(of:))
        let picture = position.map { entries[$0].picture } ?? session.runner.keptPicture
        try ResultFile(path: path).write(try picture.image(kernels: session.source.kernels))
        return path
    }
}
