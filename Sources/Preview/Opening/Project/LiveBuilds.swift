import Foundation
import LiveCode
import SDLPlatform
import Synchronization

/// Compiles the user's files whenever they or the app's assets change, on a thread of its own; a newer change ends a build
/// that runs.
final class LiveBuilds: VersionBuilds {
    /// The state of the files.
    private struct State: Equatable {
        var sources: Result<SourceProject, PreviewError>
        var assets: Int
        /// The version of a build of these; nil before it, and where they do not compile.
        var version: CodeVersion?

        static func == (one: State, other: State) -> Bool { one.sources == other.sources && one.assets == other.assets }
    }

    private let project: CodeProject
    private let watcher: Mutex<SourceWatcher>
    private let newest = Mutex<Result<CodeVersion, any Error>?>(nil)
    private let isEnded = Atomic(false)
    private let threadEnd = DispatchSemaphore(value: 0)

    /// Seconds in which a build that runs comes to its end.
    private static let longestEnd = 2.0

    /// Starts to watch the files of `project`, whose `sources` were compiled already, or could not be read.
    init(_ project: CodeProject, since sources: Result<SourceProject, PreviewError>) throws {
        let paths = project.watchedPaths(isLacking: false)
        do { watcher = Mutex(try SourceWatcher(paths)) } catch { throw PreviewError(error) }
        self.project = project
        // The thread holds nothing any more once it says that it has ended: the products go with their last holder.
        let thread = Thread { [weak self, threadEnd] in
            self?.run(since: sources, watching: paths)
            threadEnd.signal()
        }
        thread.name = "live builds"
        thread.stackSize = 1 << 20
        thread.start()
    }

    private func run(since sources: Result<SourceProject, PreviewError>, watching paths: [String]) {
        var compiled = State(sources: sources, assets: project.assetStamp)
        // A save may have come between the first build and the watcher.
        build(&compiled, after: .unknown)
        project.prepare()
        var watched = paths
        while !isEnded.load(ordering: .relaxed) {
            let paths = project.watchedPaths(isLacking: project.isLacking)
            // Where the system refuses another watch, the watches before remain.
            let isNew = paths != watched && watch(paths)
            watched = paths
            if isNew { build(&compiled, after: .unknown, isRepeated: true) }
            let changes = currentWatcher.wait(atMost: Self.checkPeriod)
            if !changes.isEmpty { build(&compiled, after: changes, isRepeated: true) }
        }
    }

    private var currentWatcher: SourceWatcher { watcher.withLock(\.self) }

    /// Watches `paths` from now on; false where that cannot be done.
    private func watch(_ paths: [String]) -> Bool {
        guard let next = try? SourceWatcher(paths) else { return false }
        watcher.withLock { $0 = next }
        // The one before it may have been stopped meanwhile.
        if isEnded.load(ordering: .relaxed) { next.stop() }
        return true
    }

    /// Seconds between two looks for folders that were replaced.
    private static let checkPeriod = 0.5

    /// Ends a build that runs, and the thread, and waits for that.
    func end() {
        isEnded.store(true, ordering: .relaxed)
        currentWatcher.stop()
        _ = threadEnd.wait(timeout: .now() + Self.longestEnd)
    }

    /// The newest version or its errors, once each; nil where there is none.
    func take() -> Result<CodeVersion, any Error>? { newest.withLock { $0.take() } }

    /// Compiles the sources if they or the assets are others than those of the last build, `compiled`, after `changes`; gives its
    /// version again where a file was saved as it was.
    ///
    /// What that build lacked may have come with changes that are not known, where it `isRepeated`.
    private func build(_ compiled: inout State, after changes: FileChanges, isRepeated: Bool = false) {
        var state = state(compiled, after: changes)
        let isUnchanged = state == compiled && project.concernsSources(changes)
        let isSavedAgain = isUnchanged && !changes.isUnknown
        if isSavedAgain, let version = compiled.version { return give(.success(version)) }
        // A build that failed for want of room, memory or a file may succeed now.
        let isTriedAgain = isUnchanged && changes.isUnknown && isRepeated && project.isLacking
        var isDue = isSavedAgain || isTriedAgain || state != compiled
        while isDue, !isEnded.load(ordering: .relaxed) {
            var next = state
            if let result = compile(&state, next: &next) {
                compiled = state
                compiled.version = try? result.get()
                if compiled.version != nil || !isTriedAgain { give(result) }
                project.prepare()
            }
            isDue = next != compiled
            state = next
        }
    }

    /// Compiles the sources of `state`, which get the siblings that they need, as those of `next` do; nil where a change ended
    /// that. `next` becomes the state of the files meanwhile.
    private func compile(_ state: inout State, next: inout State) -> Result<CodeVersion, any Error>? {
        let watcher = currentWatcher
        var isStale = false
        let built: CompiledSources?
        do {
            built = project.compile(try state.sources.get()) { sources in
                let changes = watcher.takeChanges()
                if !changes.isEmpty {
                    next = self.state(next, after: changes)
                    // Of assets only the names are something to the compiler; the rest counts when it is done.
                    if project.concernsSources(changes) || project.concernsAssets(changes) {
                        isStale = isStale || next.sources != .success(sources)
                    }
                }
                return isStale || isEnded.load(ordering: .relaxed)
            }
        } catch {
            return .failure(error)
        }
        guard let built else { return nil }
        state.sources = .success(built.sources)
        if !isStale { next.sources = state.sources }
        return built.version.mapError { $0 }
    }

    private func give(_ result: Result<CodeVersion, any Error>) {
        newest.withLock { $0 = result }
        WakeUp()()
    }

    /// The state of the files after `state` and `changes`: what these do not concern is not looked at.
    private func state(_ state: State, after changes: FileChanges) -> State {
        var state = state
        if project.concernsSources(changes) || project.concernsAssets(changes) {
            state.sources = Result { () throws(PreviewError) in try project.sources(after: changes) }
        }
        if project.concernsAssets(changes) { state.assets = project.assetStamp }
        return state
    }
}
