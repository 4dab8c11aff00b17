/// The identity of a constraint in a `Solver`.
///
/// Valid for the solver that issued it, until the constraint is removed. Slots are reused with a new generation, so that
/// an outdated identity is recognised.
package struct ConstraintID: Hashable, Sendable, BitwiseCopyable {
    let index: Int32
    let generation: UInt32
}
