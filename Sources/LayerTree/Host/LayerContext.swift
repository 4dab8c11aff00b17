import RenderTree

/// Everything that changes over time and belongs to one host's layers.
@MainActor package final class LayerContext {
    /// The time that the frame in progress will be seen, in seconds of the host's clock.
    package var mediaTime: CFTimeInterval = 0
    /// When the frame in progress began.
    package var frameTimestamp: CFTimeInterval = 0
    /// The resources that this host's layers show.
    package let resources: ResourceStore
    /// The stack of transactions.
    let transactions = TransactionStack()
    /// The layers that animate, and the clock that new animations follow.
    package let animations = AnimationRegistry()
    /// The display links that fire once a frame.
    package let displayLinks = DisplayLinkSchedule()
    /// What the code that uses these layers does wrong.
    let faults = FaultLog()
    /// What other modules keep per host.
    package let attachments = ContextAttachments()
    /// Whether a layer changed since the last commit.
    package private(set) var needsCommit = true
    /// What commits these layers; nil until somebody does.
    package internal(set) weak var committer: LayerCommitter?
    /// Counts commits.
    private(set) var commitCount: UInt = 0

    package init() {
        resources = ResourceStore()
    }

    /// The name of the last commit.
    var lastMark: CommitMark { CommitMark(commit: commitCount, of: self) }

    /// Notes that the next commit will differ.
    package func setNeedsCommit() {
        needsCommit = true
        Self.changeCount += 1
    }

    /// Counts changes of layers, whichever host is theirs.
    private(set) static var changeCount: UInt = 0

    /// Does what `root` and all changes since the last commit wait for: layout, display, the end of the implicit
    /// transaction, the values of animations that were added.
    func prepareCommit(of root: CALayer) {
        animations.root = root
        root.updateTree(commits: true)
        transactions.commitImplicit()
        root.updateTree(commits: true)
        animations.refresh()
        // What is drawn as it shows waits for the values.
        root.updateTree(commits: true)
    }

    /// Prepares a commit of the layer that was committed last.
    func flush() {
        if let root = animations.root { prepareCommit(of: root) } else { transactions.commitImplicit() }
    }

    func didCommit() {
        needsCommit = false
        commitCount += 1
        resources.flushReleases()
    }

    /// Whether anything will change the picture without further input: animations, display links, pending changes.
    package var wantsFrames: Bool {
        needsCommit || animations.isRunning || displayLinks.isActive
    }
}

/// One value of each type that another module keeps with a host.
@MainActor package final class ContextAttachments {
    private var values: [ObjectIdentifier: AnyObject] = [:]

    init() {}

    /// The attachment of this type, made by `make` at the first call.
    package func value<Value: AnyObject>(_ type: Value.Type = Value.self, make: () -> Value) -> Value {
        if let value = values[ObjectIdentifier(type)] as? Value { return value }
        let value = make()
        values[ObjectIdentifier(type)] = value
        return value
    }
}
