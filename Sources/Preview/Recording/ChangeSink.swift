import Recorder
import RenderTree

/// Notes whether the picture of a session changes.
@MainActor final class ChangeSink: FrameSink {
    private(set) var hasChange = false
    private var digests = TreeDigest()
    private var first: Int?

    func append(_ record: FrameRecord, from runner: FrameRunner) {
        guard !hasChange else { return }
        let digest = digests.digest(of: runner.source.tree, in: runner.source.resources)
        if let first, first != digest { hasChange = true }
        first = first ?? digest
    }
}
