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
    private let watcher: SourceWatcher
    private let newest = Mutex<Result<CodeVersion, any Error>?>(nil)
    private let isEnded = Atomic(false)
    private let threadEnd = DispatchSemaphore(value: 0)

    /// Seconds in which a build that runs comes to its end.
    private static let longestEnd = 2.0

    /// Starts to watch the files of `project`, whose `sources` were compiled already, or could not be read.
    init(_ project: CodeProject, since sources: Result<SourceProject, PreviewError>) throws {
        do { watcher = try SourceWatcher(project.paths) } catch { throw PreviewError(error) }
        self.project = project
        // The thread holds nothing any more once it says that it has ended: the products go with their last holder.
        let thread = Thread { [weak self, threadEnd] in
            self?.run(since: sources)
            threadEnd.signal()
        }
        thread.name = "live builds"
        thread.stackSize = 1 << 20
        thread.start()
    }

    private func run(since sources: Result<SourceProject, PreviewError>) {
        var compiled = State(sources: sources, assets: project.assetStamp)
        // A save may have come between the first build and the watcher.
        build(&compiled, after: .unknown)
        project.prepare()
        while !isEnded.load(ordering: .relaxed) {
            let changes = watcher.wait(atMost: Self.checkPeriod)
            if !changes.isEmpty { build(&compiled, after: changes) }
        }
    }

    /// Seconds between two looks for folders that were replaced.
    private static let checkPeriod = 0.5

    /// Ends a build that runs, and the thread, and waits for that.
    func end() {
        isEnded.store(true, ordering: .relaxed)
        watcher.stop()
        _ = threadEnd.wait(timeout: .now() + Self.longestEnd)
    }

    /// The newest version or its errors, once each; nil where there is none.
    func take() -> Result<CodeVersion, any Error>? { newest.withLock { $0.take() } }

    /// Compiles the sources if they or the assets are others than those of the last build, `compiled`, after `changes`; gives its
    /// version again where a file was saved as it was.
    private func build(_ compiled: inout State, after changes: FileChanges) {
        var state = state(compiled, after: changes)
        let isSavedAgain = state == compiled && !changes.isUnknown && project.concernsSources(changes)
        if isSavedAgain, let version = compiled.version { return give(.success(version)) }
        // A build that failed for want of room or memory may succeed now.
        var isDue = isSavedAgain || state != compiled
        while isDue, !isEnded.load(ordering: .relaxed) {
            var next = state
            let result: Result<CodeVersion, any Error>
            do {
                let version = try project.compile(try state.sources.get()) {
                    let changes = watcher.takeChanges()
                    if !changes.isEmpty { next = self.state(next, after: changes) }
                    // Assets are nothing to the compiler: they count when it is done.
                    return next.sources != state.sources || isEnded.load(ordering: .relaxed)
                }
                guard let version else {
                    isDue = next != compiled
                    state = next
                    continue
                }
                result = .success(version)
            } catch {
                result = .failure(error)
            }
            compiled = state
            compiled.version = try? result.get()
            give(result)
            project.prepare()
            isDue = next != compiled
            state = next
        }
    }

    private func give(_ result: Result<CodeVersion, any Error>) {
        newest.withLock { $0 = result }
        WakeUp()()
    }

    /// The state of the files after `state` and `changes`: what these do not concern is not looked at.
    private func state(_ state: State, after changes: FileChanges) -> State {
        var state = state
        if project.concernsSources(changes) {
            state.sources = Result { () throws(PreviewError) in try project.sources(after: changes) }
        }
        if project.concernsAssets(changes) { state.assets = project.assetStamp }
        return state
    }
}
