/// A number that a `Solver` determines.
///
/// Valid for the solver that made it, until it is removed there. Slots are reused with a new generation, so that an
/// outdated variable is recognised.
package struct Variable: Hashable, Sendable, BitwiseCopyable {
    let index: Int32
    let generation: UInt32

    /// The position in tables of variables: below the largest number of variables that existed at once.
    package var slot: Int { Int(index) }
}
