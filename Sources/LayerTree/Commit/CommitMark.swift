/// Names one commit of one host.
package struct CommitMark: Equatable, Sendable, BitwiseCopyable {
    private var context: UInt
    private var count: UInt

    /// The mark of no commit.
    static let none = CommitMark(context: 0, count: 0)

    @MainActor init(commit count: UInt, of context: LayerContext) {
        self.init(context: UInt(bitPattern: ObjectIdentifier(context)), count: count)
    }

    private init(context: UInt, count: UInt) { (self.context, self.count) = (context, count) }
}
