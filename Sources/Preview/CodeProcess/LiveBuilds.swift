import Foundation
import LiveCode
import SDLPlatform
import Synchronization

/// Compiles the user's files whenever they or the app's assets change, on a thread of its own; a newer change ends a build
/// that runs.
final class LiveBuilds: Sendable {
    /// The state of the files: numbers that are equal for equal ones.
    private struct State: Equatable {
        /// The digest of the sources; nil where they cannot be read.
        var sources: String?
        var assets: Int

        init(of project: CodeProject, sources: String?) {
            self.sources = sources
            assets = project.assetStamp
        }
    }

    private let project: CodeProject
    private let watcher: SourceWatcher
    private let newest = Mutex<Result<CodeVersion, any Error>?>(nil)
    private let isEnded = Atomic(false)

    /// The state of the files that were compiled last.
    private let compiled: Mutex<State>

    /// Starts to watch the files of `project`, whose sources with `digest` are compiled already.
    init(_ project: CodeProject, since digest: String?) throws {
        do { watcher = try SourceWatcher(project.paths) } catch { throw PreviewError(error) }
        self.project = project
        compiled = Mutex(State(of: project, sources: digest))
        let thread = Thread { [weak self] in
            // A save may have come between the first build and the watcher.
            self?.build()
            self?.project.prepare()
            while let self, !self.isEnded.load(ordering: .relaxed) {
                if self.watcher.wait(atMost: 0.5) { self.build() }
            }
        }
        thread.name = "live builds"
        thread.stackSize = 1 << 20
        thread.start()
    }

    /// Ends the thread, within half a second.
    func end() { isEnded.store(true, ordering: .relaxed) }

    /// The newest version or its errors, once each; nil where there is none.
    func take() -> Result<CodeVersion, any Error>? { newest.withLock { $0.take() } }

    /// Compiles the sources if they or the assets are others than those of the last build.
    private func build() {
        while !isEnded.load(ordering: .relaxed) {
            let sources = Result { () throws(PreviewError) in try project.sources() }
            let state = State(of: project, sources: try? sources.get().digest)
            guard state != compiled.withLock({ $0 }) else { return }
            let result: Result<CodeVersion, any Error>
            do {
                let sources = try sources.get()
                // A change is told once.
                var isOver = false
                let version = try project.compile(sources) {
                    if !isOver { isOver = isOutdated(state) }
                    return isOver
                }
                guard let version else { continue }
                result = .success(version)
            } catch {
                result = .failure(error)
            }
            compiled.withLock { $0 = state }
            newest.withLock { $0 = result }
            WakeUp()()
            return project.prepare()
        }
    }

    /// Whether the files have changed since `state`.
    private func isOutdated(_ state: State) -> Bool {
        guard watcher.takeChange() else { return false }
        return State(of: project, sources: (try? project.sources())?.digest) != state
    }
}
