import RenderTree

/// The state of one host's layers: time, transactions, animations, resources, and the order of a frame.
///
/// Every layer belongs to one context and uses that one: see `CALayer.context`.
@MainActor package final class LayerContext {
    /// The host of these layers; nil once it is gone.
    package private(set) weak var host: (any Host)?
    /// The time that the frame in progress will be seen, in seconds of the host's clock.
    package var mediaTime: CFTimeInterval = 0
    /// The time at which the frame in progress began.
    package var frameTimestamp: CFTimeInterval = 0
    /// The resources that this host's layers show.
    package let resources = ResourceStore()
    /// The stack of transactions.
    let transactions = TransactionStack()
    /// The values that changed layers had at the last commit.
    let committedValues = CommittedValues()
    /// Work that waits for a time of the host's clock.
    package let mainQueue = MainQueue()
    /// The layers that animate, and the clock that new animations follow.
    package let animations = AnimationRegistry()
    /// The display links that fire once a frame.
    package let displayLinks = DisplayLinkSchedule()
    /// Turns these layers into render trees.
    package private(set) lazy var committer = LayerCommitter(context: self)
    /// Called after each event, and after each step of a frame that is not part of one.
    package var eventDidEnd: () -> Void = {}
    /// Whether an event is going on.
    private var isInEvent = false
    /// Reports of misuse by the code that uses these layers.
    package let faults = FaultLog()
    /// Values that other modules keep per host.
    package let attachments = ContextAttachments()
    /// The layer whose tree a frame shows; setting it moves the tree to this context.
    package weak var root: CALayer? { didSet { root?.move(to: self) } }
    /// Whether a layer changed since the last commit.
    package private(set) var needsCommit = true
    /// The number of layers that drew their contents so far.
    package internal(set) var drawnContentsCount = 0
    /// The number of changes of these layers so far.
    private(set) var changeCount: UInt = 0
    /// Whether a turn of the program has ended with a commit, also with one that had nothing new to write.
    var hasEndedTurn = false
    /// Whether the next frame has begun, and takes input: what this adds without a delay waits for the commit.
    package internal(set) var takesInput = false
    /// The number of commits so far.
    private(set) var commitCount: UInt = 0

    /// The context of the layers of `host`.
    package init(host: any Host) {
        self.host = host
        mainQueue.context = self
        animations.context = self
        displayLinks.context = self
    }

    /// Runs `body` with the host current; once the host is gone, with the one that is current already.
    package func withHost<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard let host else { return try body() }
        return try HostScope.with(host, body)
    }

    /// Performs `body` as an event: a call of the app's code from outside of it, such as a touch, a block of the main queue, a
    /// layout, a drawing or the end of an animation. What it causes at once is part of it, and is no event of its own.
    @inline(__always)
    package func event<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard !isInEvent else { return try body() }
        isInEvent = true
        defer {
            isInEvent = false
            eventDidEnd()
        }
        return try body()
    }

    /// Notes that a step of a frame is over.
    func stepDidEnd() {
        if !isInEvent { eventDidEnd() }
    }

    /// The name of the last commit.
    var lastMark: CommitMark { CommitMark(commit: commitCount, of: self) }

    /// Notes that the next commit will differ.
    package func setNeedsCommit() {
        needsCommit = true
        changeCount += 1
    }

    /// Notes that `root` was committed as it is.
    func didCommit() {
        needsCommit = false
        commitCount += 1
        committedValues.reset()
        resources.flushReleases()
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

/// Names one commit of one host.
package struct CommitMark: Equatable, Sendable, BitwiseCopyable {
    private var context: UInt
    private var count: UInt

    /// The mark of no commit.
    static let none = CommitMark(context: 0, count: 0)

    @MainActor init(commit count: UInt, of context: LayerContext) {
        self.init(context: UInt(bitPattern: ObjectIdentifier(context)), count: count)
    }

    private init(context: UInt, count: UInt) {
        self.context = context
        self.count = count
    }
}
