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
            if relaunches.digest == version.digest, newestLaunch?.library != version.library.path {
                relaunch(version, entry)
            } else {
                launchLive(VersionArrival(version: version, entry: entry, log: log))
            }
            reportEntries(of: version)
        } catch {
            candidate?.isOlder = true
            handle(.buildFailed, error)
        }
    }

    /// Launches `version`, whose code is that of the newest launch, once it is due: other files beside the code have changed.
    private func relaunch(_ version: CodeVersion, _ entry: SourceEntry) {
        let wasSlowed = relaunches.isSlowed
        relaunches.append(version, entry, at: children.now())
        startRelaunch()
        guard relaunches.isSlowed, !wasSlowed else { return }
        onReport(
            "\(code.name): files beside the code change again and again, perhaps by the code itself. "
                + "It is launched for them less and less often.")
    }

    /// Launches the version that waits, once it is due, and none is on its way that may still answer.
    func startRelaunch() {
        guard candidate?.connection.isDelayed ?? true, let next = relaunches.take(at: children.now()) else { return }
        launchLive(VersionArrival(version: next.version, entry: next.entry, log: log))
    }

    func launchLive(_ arrival: VersionArrival) {
        do { try launch(arrival) } catch { handle(.nextEnded, error, of: arrival) }
    }

    /// Brings the next version on, where it has answered.
    func advanceCandidate() {
        guard let candidate else { return }
        do {
            if try candidate.connection.receive(within: 0) {
                try advance(candidate)
            } else if candidate.connection.isDelayed {
                // Values that were set since may mend the wait.
                startTunedVersion()
                beginAnewIfNoneAnswers()
            }
            showDelay()
        } catch {
            handle(.nextEnded, error)
        }
    }

    private func advance(_ candidate: VersionCandidate) throws {
        for action in phase.handle(candidate.isReady ? .nextIsReady : .nextAnswered) { try perform(action, candidate) }
    }

    /// Goes on by `event`, the end of a version or of a build by `error`; of one that could not be started, that of `arrival`.
    func handle(_ event: VersionPhase.Event, _ error: any Error, of arrival: VersionArrival? = nil) {
        let ended = event == .currentEnded ? connection : candidate?.connection
        let next = event == .nextEnded ? candidate?.arrival ?? arrival : nil
        let retry = event == .nextEnded ? arrivalWithoutInput : nil
        if event == .nextEnded { candidate = nil }
        for action in phase.handle(event) {
            switch action {
            case .keepPicture: keepPicture()
            case .showFailure(let isFatal) where event == .buildFailed: messages.show(ofFiles: error, isFatal: isFatal)
            case .showFailure(let isFatal):
                messages.show(end: error, of: ended, next, isFatal: isFatal)
            case .replay, .catchUp, .takeOver: break
            }
        }
        showDelay()
        if event == .nextEnded, phase.isRunning { startTunedVersion() }
        guard let retry, !phase.isRunning else { return }
        beginAnew(retry, "ends by")
    }

    /// Launches the version on its way without the input where it waits by that, and no other one answers.
    private func beginAnewIfNoneAnswers() {
        guard let candidate, connection?.isDelayed ?? true, candidate.connection.waits(for: Self.longestReplay),
            let arrival = arrivalWithoutInput
        else { return }
        beginAnew(arrival, "waits at")
    }

    /// Seconds that a version may wait at the input of the one before.
    private static let longestReplay = 3.0

    /// Launches `arrival` at the first screen, as the version before `fails` the same input.
    private func beginAnew(_ arrival: VersionArrival, _ fails: String) {
        onReport("\(code.name): the new version \(fails) the same input. It begins at the first screen.")
        log = arrival.log
        forgetInput()
        launchLive(arrival)
    }

    /// Ends the version on its way, which is not wanted any more.
    func withdrawCandidate() {
        _ = phase.handle(.nextWithdrawn)
        candidate = nil
        showDelay()
    }

    /// The version on its way to be launched without the input of the one before, by which it ended or waits; nil where it has got
    /// none.
    private var arrivalWithoutInput: VersionArrival? {
        guard let candidate, phase.step != .loading, !candidate.log.requests.isEmpty else { return nil }
        var arrival = candidate.arrival
        arrival.log = RequestLog(on: screen, at: now)
        return arrival
    }

    // MARK: Actions

    private func launch(_ arrival: VersionArrival) throws {
        _ = phase.handle(.versionCame)
        candidate = nil
        relaunches.note(arrival.version.digest)
        let numbers = tuning.table(for: arrival.version.numbers.numbers)
        newestLaunch = NumberLaunch(library: arrival.version.library.path, numbers: numbers)
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
        // The screen of a version that waits at its input is unknown.
        let isComparable = connection?.isDelayed == false && candidate.stock == nil && !candidate.isTuned
        let isMoved = isComparable && !candidate.isLate && wasTransitioning != (next.status.transition != nil)
        if candidate.isLate { next.append(candidate.lateRequests) }
        self.candidate = nil
        log = candidate.log
        stock = candidate.stock ?? stock
        numbers = candidate.numbers
        show(next)
        messages.removeFailures(of: next, isOlder: candidate.isOlder)
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
                named: name(of: arrival.entry), isLive: options.isLive, isTuned: arrival.isTuned, clock: children.now)
        } catch {
            throw (error as? PreviewError)
                ?? CodeFailure(problem: "\(error)").error(in: arrival.version.places, named: name(of: arrival.entry))
        }
    }

    /// The name of code that shows `entry` in messages; a gallery shows any.
    private func name(of entry: SourceEntry) -> String { code.isGallery ? code.project.name : entry.name }

    /// The child that was started beforehand; nil where it cannot be launched any more.
    private var usableSpare: (any CodeChild)? { spare.flatMap { $0.canLaunch ? $0 : nil } }

    /// Starts the child of the next version, unless there is one.
    func prepareSpare() {
        if options.isLive, usableSpare == nil { spare = try? makeChild() }
    }

    /// A child for the next version, which will probably show what the last one shows.
    private func makeChild() throws -> any CodeChild { try children.makeChild(preparesStock: showsStockScreens) }

    /// Says that the version that runs, or else the next one, waits, as long as it does.
    func showDelay() { messages.showDelay(of: connection, next: candidate) }
}
