import Foundation
import LiveCode
import SDLPlatform
import Synchronization

/// Compiles the user's files whenever they change, on a thread of its own; a newer change ends a build that runs.
final class LiveBuilds: Sendable {
    private let project: CodeProject
    private let watcher: SourceWatcher
    private let newest = Mutex<Result<CodeVersion, any Error>?>(nil)
    private let isEnded = Atomic(false)

    /// The digest of the sources that were compiled last.
    private let compiled: Mutex<String?>

    /// Starts to watch the files of `project`, whose sources with `digest` are compiled already.
    init(_ project: CodeProject, since digest: String?) throws {
        do { watcher = try SourceWatcher(project.paths) } catch { throw PreviewError(error) }
        self.project = project
        compiled = Mutex(digest)
        let thread = Thread { [weak self] in
            // A save may have come between the first build and the watcher.
            self?.build()
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

    /// Compiles the sources if they are others than those that were compiled last.
    private func build() {
        while !isEnded.load(ordering: .relaxed) {
            let digest = project.digest
            guard digest != compiled.withLock({ $0 }) else { return }
            let result: Result<CodeVersion, any Error>
            do {
                guard let version = try project.compile(isCancelled: { isOutdated(digest) }) else { continue }
                result = .success(version)
            } catch {
                result = .failure(error)
            }
            compiled.withLock { $0 = digest }
            newest.withLock { $0 = result }
            return WakeUp()()
        }
    }

    /// Whether the sources have changed since they had `digest`.
    private func isOutdated(_ digest: String?) -> Bool {
        guard watcher.takeChange() else { return false }
        return project.digest != digest
    }
}
