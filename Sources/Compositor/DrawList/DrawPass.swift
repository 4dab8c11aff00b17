/// Commands that may be drawn together, band by band: none of them reads what another one of them draws.
///
/// A pass whose `readsTarget` is set starts with a look at the pixels drawn so far: its `backdrop` commands show what
/// was there before the pass's first command. Layers begin and end within one pass.
package struct DrawPass: Hashable, Sendable, BitwiseCopyable {
    /// The first command's index in `DrawList.commands`.
    package var start: Int
    /// One behind the last command's index.
    package var end: Int
    package var readsTarget: Bool

    package init(start: Int, end: Int, readsTarget: Bool) {
        self.start = start
        self.end = end
        self.readsTarget = readsTarget
    }
}
