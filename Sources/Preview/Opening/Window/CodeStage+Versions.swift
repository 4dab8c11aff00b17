import SDLPlatform
import SwiftSources

/// Versions of the code, one after the other.
extension CodeStage {
    /// A version on its way to the state of the last one.
    struct Candidate {
        let connection: CodeConnection
        /// The requests that bring it to that state.
        var log: RequestLog
        /// The number of these that it was sent.
        var sentCount = 0
        /// Other stock screens than those of the last version, and their style; nil for a version of new code.
        var stock: CodeProject.Options?
        /// Whether the message about the files has nothing to do with it: what it shows is older than the message.
        var keepsFailure: Bool
    }

    /// A version that is there to be launched.
    private struct Arrival {
        var version: CodeVersion
        var entry: SourceEntry
        var log: RequestLog
        var stock: CodeProject.Options?
    }

    /// Requests of a frame at most: a version that lacks no more takes over, and performs them in its first frame.
    private static let mostLateRequests = 64

    // MARK: Events

    /// Launches the first version, and waits for its picture at most `seconds`, nil for as long as it gets on. Throws where
    /// there is none, unless this is live.
    func launchFirst(within seconds: Double?) throws {
        do {
            let (version, entry) = try code.compiled
            try launch(Arrival(version: version, entry: entry, log: log))
            while let candidate, try candidate.connection.receive(within: seconds) { try advance(candidate) }
        } catch {
            guard plan.isLive else { throw error }
            handle(phase == .none ? .buildFailed : .nextEnded, error)
        }
    }

    /// Takes the newest build, if there is one: starts it beside the version that runs, or shows its errors.
    func takeBuild() {
        guard let result = builds?.take() else { return }
        do {
            let version = try result.get()
            let entry = try code.project.entry(of: version, after: shown?.entry)
            // Where nothing has run yet, nothing is to be replayed.
            if shown == nil { log = RequestLog(on: screen, at: now) }
            launchLive(Arrival(version: version, entry: entry, log: log))
            reportEntries(of: version)
        } catch {
            candidate?.keepsFailure = true
            handle(.buildFailed, error)
        }
    }

    /// Begins anew with the stock screens of `stock`, by the requests of `log`.
    func relaunch(_ connection: CodeConnection, with stock: CodeProject.Options, by log: RequestLog) {
        launchLive(Arrival(version: connection.version, entry: connection.entry, log: log, stock: stock))
    }

    private func launchLive(_ arrival: Arrival) {
        do { try launch(arrival) } catch { handle(.nextEnded, error) }
    }

    /// Brings the next version on, where it has answered.
    func advanceCandidate() {
        guard let candidate else { return }
        do {
            if try candidate.connection.receive(within: 0) { try advance(candidate) }
            showDelay()
        } catch {
            handle(.nextEnded, error)
        }
    }

    private func advance(_ candidate: Candidate) throws {
        let isReady = candidate.log.requests.count - candidate.sentCount <= Self.mostLateRequests
        for action in phase.handle(isReady ? .nextIsReady : .nextAnswered) { try perform(action, candidate) }
    }

    /// Goes on by `event`, the end of a version or of a build by `error`.
    func handle(_ event: VersionPhase.Event, _ error: any Error) {
        let ended = event == .currentEnded ? connection : event == .nextEnded ? candidate?.connection : nil
        if event == .nextEnded { candidate = nil }
        for action in phase.handle(event) {
            switch action {
            case .keepPicture: keepPicture()
            case .showFailure(let isFatal): tell(error, of: ended, isFatal: isFatal)
            case .launch, .replay, .catchUp, .takeOver: break
            }
        }
        showDelay()
    }

    // MARK: Actions

    private func launch(_ arrival: Arrival) throws {
        _ = phase.handle(.versionCame)
        candidate = nil
        candidate = Candidate(
            connection: try connect(arrival), log: arrival.log, stock: arrival.stock, keepsFailure: arrival.stock != nil
        )
    }

    private func perform(_ action: VersionPhase.Action, _ candidate: Candidate) throws {
        switch action {
        case .replay:
            let end: [SceneRequest] = [.setScreen(SceneRequest.Screen(screen)), .endReplay]
            try candidate.connection.send([.beginReplay] + candidate.log.requests + end)
            self.candidate?.sentCount = candidate.log.requests.count
        case .catchUp:
            try candidate.connection.send(candidate.lateRequests)
            self.candidate?.sentCount = candidate.log.requests.count
        case .takeOver: takeOver(candidate)
        case .launch, .keepPicture, .showFailure: break
        }
    }

    private func takeOver(_ candidate: Candidate) {
        let next = candidate.connection
        let wasTransitioning = connection?.status.transition != nil
        let isComparable = connection != nil && candidate.stock == nil
        let isMoved = isComparable && wasTransitioning != (next.status.transition != nil)
        if candidate.sentCount < candidate.log.requests.count { next.append(candidate.lateRequests) }
        self.candidate = nil
        log = candidate.log
        stock = candidate.stock ?? stock
        show(next)
        if !candidate.keepsFailure { failure = nil }
        showDelay()
        if plan.isLive { spare = try? makeChild() }
        hasTreeChanged = true
        if isMoved { onReport("\(code.name): the new version does not come to the same screen by the same input.") }
    }

    /// Keeps the last picture until the next version.
    private func keepPicture() {
        connection = nil
        transition = nil
        heldPointers = pointersDown
        hasTreeChanged = true
    }

    /// Reports entries that came to a single one, which can only be chosen when the files are opened.
    private func reportEntries(of version: CodeVersion) {
        guard !code.isGallery, code.project.options.entry == nil, version.entries.count > entryCount else { return }
        entryCount = version.entries.count
        onReport(
            "\(code.name): there are several entries now (\(version.entries.map(\.name).joined(separator: ", "))). "
                + "Open the files again to choose one of them.")
    }

    /// Launches the version on the screen and at the time at which its log begins.
    private func connect(_ arrival: Arrival) throws(PreviewError) -> CodeConnection {
        let (version, entry) = (arrival.version, arrival.entry)
        let stock = arrival.stock ?? stock
        let launch = CodeLaunch(
            library: version.library, title: code.project.name,
            entries: code.isGallery ? version.entries : [entry], companions: version.companions,
            isGallery: code.isGallery,
            screen: SceneRequest.Screen(arrival.log.screen), start: arrival.log.start.map(CodeLaunch.Start.init),
            completion: CodeLaunch.Completion(plan.options.completion), kernels: kernels.name.rawValue,
            fragmentBudget: fragmentBudget, screens: stock.screens, style: stock.style,
            bundle: code.project.bundle, usesBundle: version.usesBundle, date: CodeLaunch.date)
        connectionCount += 1
        // No tree of one version has the number of another one's.
        do {
            let child = try spare ?? makeChild()
            spare = nil
            return try CodeConnection(
                child, version, entry, launch: launch, store: resources, after: connectionCount << 32,
                named: entry.name, isLive: plan.isLive, clock: children.now)
        } catch {
            throw (error as? PreviewError)
                ?? CodeFailure(problem: "\(error)").error(in: version.places, named: entry.name)
        }
    }

    /// A child for the next version, which will probably show what the last one shows.
    func makeChild() throws -> any CodeChild { try children.makeChild(preparesStock: showsStockScreens) }

    // MARK: Messages

    /// Shows the end of `connection` by `error`, and prints it once the report of the crash is there.
    private func tell(_ error: any Error, of connection: CodeConnection?, isFatal: Bool) {
        let message = CodeMessage(error, isFatal: isFatal)
        failure = message
        if let connection, connection.reportDeadline != nil {
            failed = (connection, message)
        } else {
            code.complain("\(error)")
        }
    }

    /// Takes the report of the version that failed, once it is there; its message takes the place of the one that says less.
    func takeReport() {
        guard let failed, let error = failed.connection.takeReport() else { return }
        self.failed = nil
        code.complain("\(error)")
        if failure == failed.message { failure = CodeMessage(error, isFatal: failed.message.isFatal) }
    }

    /// Says that the version that runs, or else the next one, waits, as long as it does.
    func showDelay() {
        let waiting = [connection, candidate?.connection].compactMap(\.self).first { $0.finding != .busy }
        delay = waiting.map { CodeMessage(Self.delay(of: $0), isFatal: false) }
    }

    private static func delay(of connection: CodeConnection) -> PreviewError {
        PreviewError(
            place: connection.entry.name,
            problem: connection.finding == .stopped
                ? "it is stopped, by a signal or a debugger"
                : "it waits, at a lock or in a sleep, and answers no input",
            remedy: "let it go on, or save a change")
    }
}

extension CodeStage.Candidate {
    /// The requests that it was not sent yet, as a replay.
    fileprivate var lateRequests: ContiguousArray<SceneRequest> {
        [.beginReplay] + log.requests[sentCount...] + [.endReplay]
    }
}
