import SDLPlatform
import SwiftSources

/// Versions of the code, one after the other.
extension CodeStage {
    /// Takes the newest build, if there is one: starts it beside the version that runs, or shows its errors.
    func takeBuild() {
        guard let result = builds?.take() else { return }
        do {
            let version = try result.get()
            let entry = try code.project.entry(of: version)
            candidate = Candidate(connection: try connect(version, entry), start: MonotonicTime.now())
            log.isLocked = true
        } catch {
            message = CodeMessage(error, isFatal: connection == nil)
            code.complain("\(error)")
        }
    }

    /// Brings the next version on: once it is loaded it gets the requests, and once it has answered it takes over.
    func takeCandidate() {
        guard let candidate else { return }
        let next = candidate.connection
        do {
            let isLate = MonotonicTime.now() >= candidate.start + CodeProcess.longestLaunch
            guard try next.receive(waits: isLate, within: 0) else { return }
            guard let sent = candidate.sentCount else {
                let end: [SceneRequest] = [.setScreen(SceneRequest.Screen(screen)), .endReplay]
                try next.send([.beginReplay] + log.requests + end)
                self.candidate?.sentCount = log.requests.count
                self.candidate?.start = MonotonicTime.now()
                return
            }
            // The requests since then.
            try next.send([.beginReplay] + log.requests[sent...] + [.endReplay])
            _ = try next.receive()
            takeOver(next)
        } catch {
            failCandidate(error)
        }
    }

    func takeOver(_ next: CodeConnection) {
        let wasTransitioning = connection?.status.transition != nil
        candidate = nil
        log.isLocked = false
        let isMoved = connection != nil && wasTransitioning != (next.status.transition != nil)
        show(next)
        spare = try? makeProcess()
        hasTreeChanged = true
        if isMoved { onReport("\(code.name): the new version does not come to the same screen by the same input.") }
    }

    /// The entries that are launched with `entry`.
    func entries(with entry: SourceEntry, of version: CodeVersion) -> [SourceEntry] {
        if code.isGallery { return version.galleryEntries }
        return entry.kind == .application ? [entry] + version.sceneDelegates : [entry]
    }

    func connect(_ version: CodeVersion, _ entry: SourceEntry) throws(PreviewError) -> CodeConnection {
        let launch = CodeLaunch(
            library: version.library,
            entries: entries(with: entry, of: version), isGallery: code.isGallery,
            screen: SceneRequest.Screen(firstScreen),
            completion: CodeLaunch.Completion(plan.options.completion), kernels: kernels.name.rawValue,
            fragmentBudget: fragmentBudget, screens: code.project.options.screens, style: code.project.options.style,
            bundle: code.project.bundle)
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

    func makeProcess() throws -> CodeProcess {
        let name = code.name
        return try CodeProcess(in: code.project.products) { [forward = code.forward] in forward("\(name): \($0)") }
    }

    /// Keeps the last picture under a message until the next version.
    func fail(_ error: any Error) {
        message = CodeMessage(error, isFatal: true)
        code.complain("\(error)")
        connection = nil
        transition = nil
        heldPointers = pointersDown
        hasTreeChanged = true
    }

    /// Gives up the next version; the last one, if it runs, goes on under a message.
    func failCandidate(_ error: any Error) {
        message = CodeMessage(error, isFatal: connection == nil)
        code.complain("\(error)")
        candidate = nil
        log.isLocked = false
    }
}
