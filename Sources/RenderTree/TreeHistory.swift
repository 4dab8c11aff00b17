/// The differences of a committed tree from the one before it, so that what was made of that one can be used again.
package struct TreeHistory: Sendable {
    /// Names the tree among all those whose nodes name resources of the same store; 0 names none.
    package var commit: UInt64 = 0
    /// The tree that this one was compared with; 0 where none was, or where nodes were put in or taken away.
    package var base: UInt64 = 0
    /// The nodes that differ from those of `base` at the same places, ascending.
    package var changes: ContiguousArray<Int32> = []

    package init() {}
}
