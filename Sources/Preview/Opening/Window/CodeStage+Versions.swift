import SDLPlatform
import SwiftSources

/// Versions of the code, one after the other.
extension CodeStage {
    // MARK: Events

    /// Launches the first version, and waits for its picture at most `seconds`, nil for as long as it gets on. Throws where
    /// there is none, unless this is live.
    func launchFirst(within seconds: Double?) throws {
        do {
            let (version, entry) = try code.compiled
            try launch(VersionArrival(version: version, entry: entry, log: log))
            while let candidate, try candidate.connection.receive(within: seconds) { try advance(candidate) }
        } catch {
            guard options.isLive else { throw error }
            handle(phase == .none ? .buildFailed : .nextEnded, error)
        }
    }

    /// Takes the newest build, if there is one: starts it beside the version that runs, or shows its errors.
    func takeBuild() {
        guard let result = builds?.take() else { return }
        do {
            let version = try result.get()
            // A save that changes nothing launches a version again that has ended.
            let newest = candidate?.connection ?? connection
            if newest?.version.library == version.library { return }
            let entry = try code.project.entry(of: version, after: shown?.entry)
            // A first version has nothing to replay.
            if shown == nil { log = RequestLog(on: screen, at: now) }
            messages.removeFiles()
            launchLive(VersionArrival(version: version, entry: entry, log: log))
            reportEntries(of: version)
        } catch {
            candidate?.isOlder = true
            handle(.buildFailed, error)
        }
    }

    /// Begins anew with the stock screens of `stock`, by the requests of `log`.
    func relaunch(_ connection: CodeConnection, with stock: CodeProject.Options, by log: RequestLog) {
        launchLive(VersionArrival(version: connection.version, entry: connection.entry, log: log, stock: stock))
    }

    func launchLive(_ arrival: VersionArrival) {
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

    private func advance(_ candidate: VersionCandidate) throws {
        for action in phase.handle(candidate.isReady ? .nextIsReady : .nextAnswered) { try perform(action, candidate) }
    }

    /// Goes on by `event`, the end of a version or of a build by `error`.
    func handle(_ event: VersionPhase.Event, _ error: any Error) {
        let ended = event == .currentEnded ? connection : candidate?.connection
        let isOlder = event == .nextEnded && candidate?.isOlder == true
        let retry = event == .nextEnded ? arrivalWithoutInput : nil
        if event == .nextEnded { candidate = nil }
        for action in phase.handle(event) {
            switch action {
            case .keepPicture: keepPicture()
            case .showFailure(let isFatal) where event == .buildFailed: messages.show(ofFiles: error, isFatal: isFatal)
            case .showFailure(let isFatal):
                messages.show(end: error, of: ended, isOlder: isOlder, isFatal: isFatal)
            case .replay, .catchUp, .takeOver: break
            }
        }
        showDelay()
        if event == .nextEnded, phase.isRunning { startTunedVersion() }
        guard let retry, !phase.isRunning else { return }
        onReport("\(code.name): the new version ends by the same input. It begins at the first screen.")
        log = retry.log
        heldPointers = []
        launchLive(retry)
    }

    /// The version that has ended by the input of the one before, to be launched without any; nil where it was another end.
    private var arrivalWithoutInput: VersionArrival? {
        guard let candidate, phase.step != .loading, !candidate.log.requests.isEmpty else { return nil }
        return VersionArrival(
            version: candidate.connection.version, entry: candidate.connection.entry,
            log: RequestLog(on: screen, at: now), stock: candidate.stock)
    }

    // MARK: Actions

    private func launch(_ arrival: VersionArrival) throws {
        _ = phase.handle(.versionCame)
        candidate = nil
        let numbers = tuning.table(for: arrival.version.numbers.numbers)
        newestLaunch = NumberLaunch(library: arrival.version.library, numbers: numbers)
        candidate = VersionCandidate(arrival, over: try connect(arrival, with: numbers), with: numbers)
        // While a number is dragged the next launch follows at once; that of a save compiles first.
        if arrival.isTuned { prepareSpare() }
    }

    private func perform(_ action: VersionPhase.Action, _ candidate: VersionCandidate) throws {
        switch action {
        case .replay: try self.candidate?.sendLog(on: SceneRequest.Screen(screen))
        case .catchUp: try self.candidate?.sendLateRequests()
        case .takeOver: takeOver(candidate)
        case .keepPicture, .showFailure: break
        }
    }

    private func takeOver(_ candidate: VersionCandidate) {
        let next = candidate.connection
        let wasTransitioning = connection?.status.transition != nil
        let isComparable = connection != nil && candidate.stock == nil && !candidate.isTuned
        let isMoved = isComparable && !candidate.isLate && wasTransitioning != (next.status.transition != nil)
        if candidate.isLate { next.append(candidate.lateRequests) }
        self.candidate = nil
        log = candidate.log
        stock = candidate.stock ?? stock
        numbers = candidate.numbers
        show(next)
        messages.removeFailures(isOlder: candidate.isOlder)
        showDelay()
        prepareSpare()
        hasTreeChanged = true
        if isMoved { onReport("\(code.name): the new version does not come to the same screen by the same input.") }
        if !candidate.isTuned { reportLostNumbers(of: next.version) }
        startTunedVersion()
    }

    /// Keeps the last picture until the next version.
    private func keepPicture() {
        recordPending()
        connection = nil
        transition = nil
        heldPointers = pointersDown
        hasTreeChanged = true
    }

    /// Reports siblings that a version needs and the one before did not, and entries that came to a single one, which can only
    /// be chosen when the files are opened.
    private func reportEntries(of version: CodeVersion) {
        let message = code.project.siblingMessage
        if message != siblingMessage { message.map(onReport) }
        siblingMessage = message
        guard !code.isGallery, code.project.options.entry == nil, version.entries.count > entryCount else { return }
        entryCount = version.entries.count
        onReport(
            "\(code.name): there are several entries now (\(version.entries.map(\.name).joined(separator: ", "))). "
                + "Open the files again to choose one of them.")
    }

    /// Launches the version on the screen and at the time at which its log begins, with the values `numbers`.
    private func connect(
        _ arrival: VersionArrival, with numbers: [Int: Double]
    ) throws(PreviewError) -> CodeConnection {
        let launch = arrival.launch(of: code, by: options, on: arrival.stock ?? stock, with: numbers)
        connectionCount += 1
        // No tree of one version has the number of another one's.
        do {
            let child = try usableSpare ?? makeChild()
            spare = nil
            return try CodeConnection(
                child, arrival.version, arrival.entry, launch: launch, store: resources, after: connectionCount << 32,
                named: arrival.entry.name, isLive: options.isLive, clock: children.now)
        } catch {
            throw (error as? PreviewError)
                ?? CodeFailure(problem: "\(error)").error(in: arrival.version.places, named: arrival.entry.name)
        }
    }

    /// The child that was started beforehand; nil where it cannot be launched any more.
    private var usableSpare: (any CodeChild)? { spare.flatMap { $0.canLaunch ? $0 : nil } }

    /// Starts the child of the next version, unless there is one.
    func prepareSpare() {
        if options.isLive, usableSpare == nil { spare = try? makeChild() }
    }

    /// A child for the next version, which will probably show what the last one shows.
    private func makeChild() throws -> any CodeChild { try children.makeChild(preparesStock: showsStockScreens) }

    /// Says that the version that runs, or else the next one, waits, as long as it does.
    func showDelay() { messages.showDelay(of: connection, next: candidate?.connection) }
}
