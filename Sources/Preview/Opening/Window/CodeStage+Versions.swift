import SDLPlatform
import SwiftSources

/// Versions of the code, one after the other.
extension CodeStage {
    /// Takes the newest build, if there is one: starts it beside the version that runs, or shows its errors.
    func takeBuild() {
        guard let result = builds?.take() else { return }
        do {
            let version = try result.get()
            let entry = try code.project.entry(of: version, after: shown?.entry)
            // Where nothing has run yet, nothing is to be replayed.
            if shown == nil { log = RequestLog(on: screen, at: now) }
            candidate = Candidate(
                connection: try connect(version, entry, stock, log), log: log, start: MonotonicTime.now())
            reportEntries(of: version)
        } catch {
            message = CodeMessage(error, isFatal: connection == nil)
            code.complain("\(error)")
        }
    }

    /// Reports entries that came to a single one, which can only be chosen when the files are opened.
    private func reportEntries(of version: CodeVersion) {
        guard !code.isGallery, code.project.options.entry == nil, version.entries.count > entryCount else { return }
        entryCount = version.entries.count
        onReport(
            "\(code.name): there are several entries now (\(version.entries.map(\.name).joined(separator: ", "))). "
                + "Open the files again to choose one of them.")
    }

    /// Brings the next version on: once it is loaded it gets the requests, and once it has answered it takes over.
    func takeCandidate() {
        guard let candidate else { return }
        let next = candidate.connection
        do {
            let isLate = MonotonicTime.now() >= candidate.deadline
            guard try next.receive(waits: isLate, within: isLate ? CodeProcess.longestFrame : 0) else { return }
            guard let sent = candidate.sentCount else {
                let end: [SceneRequest] = [.setScreen(SceneRequest.Screen(screen)), .endReplay]
                try next.send([.beginReplay] + candidate.log.requests + end)
                self.candidate?.sentCount = candidate.log.requests.count
                self.candidate?.start = MonotonicTime.now()
                return
            }
            // The requests since then.
            try next.send([.beginReplay] + candidate.log.requests[sent...] + [.endReplay])
            _ = try next.receive()
            takeOver(candidate)
        } catch {
            failCandidate(error)
        }
    }

    private func takeOver(_ candidate: Candidate) {
        let next = candidate.connection
        let wasTransitioning = connection?.status.transition != nil
        let isComparable = connection != nil && candidate.stock == nil
        let isMoved = isComparable && wasTransitioning != (next.status.transition != nil)
        // Other screens of the same code do not mend the files.
        let standing = candidate.stock == nil ? nil : message
        self.candidate = nil
        log = candidate.log
        stock = candidate.stock ?? stock
        show(next)
        message = standing
        spare = try? makeProcess()
        hasTreeChanged = true
        if isMoved { onReport("\(code.name): the new version does not come to the same screen by the same input.") }
    }

    /// Launches `version` with `entry` on the stock screens of `stock`, on the screen and at the time at which `log` begins.
    func connect(
        _ version: CodeVersion, _ entry: SourceEntry, _ stock: CodeProject.Options, _ log: RequestLog
    ) throws(PreviewError) -> CodeConnection {
        let launch = CodeLaunch(
            library: version.library, title: code.project.name,
            entries: code.isGallery ? version.entries : [entry], companions: version.companions,
            isGallery: code.isGallery,
            screen: SceneRequest.Screen(log.screen), start: log.start.map(CodeLaunch.Start.init),
            completion: CodeLaunch.Completion(plan.options.completion), kernels: kernels.name.rawValue,
            fragmentBudget: fragmentBudget, screens: stock.screens, style: stock.style,
            bundle: code.project.bundle, usesBundle: version.usesBundle, date: CodeLaunch.date)
        connectionCount += 1
        // No tree of one version has the number of another one's.
        do {
            let process = try spare ?? makeProcess()
            spare = nil
            return try CodeConnection(
                process, version, entry, launch: launch, store: resources, after: connectionCount << 32,
                named: entry.name, isLive: plan.isLive)
        } catch {
            throw (error as? PreviewError)
                ?? CodeFailure(problem: "\(error)").error(in: version.places, named: entry.name)
        }
    }

    /// A process for the next version, which will probably show what the last one shows.
    func makeProcess() throws -> CodeProcess {
        let name = code.name
        return try CodeProcess(in: code.project.products, preparesStock: showsStockScreens) {
            [forward = code.forward] in forward("\(name): \($0)")
        }
    }

    /// Keeps the last picture under a message until the next version.
    func fail(_ error: any Error) {
        tell(error, of: connection, isFatal: true)
        connection = nil
        transition = nil
        heldPointers = pointersDown
        hasTreeChanged = true
    }

    /// Gives up the next version; the last one, if it runs, goes on under a message.
    func failCandidate(_ error: any Error) {
        tell(error, of: candidate?.connection, isFatal: connection == nil)
        candidate = nil
    }

    /// Shows the end of `connection` by `error`, and prints it once the report of the crash is there.
    func tell(_ error: any Error, of connection: CodeConnection?, isFatal: Bool) {
        let message = CodeMessage(error, isFatal: isFatal)
        self.message = message
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
        if message == failed.message { message = CodeMessage(error, isFatal: failed.message.isFatal) }
    }
}
