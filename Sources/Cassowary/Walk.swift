/// The descendants of some variables, kept for the next walk from the same ones.
struct Walk: Sendable {
    var roots: [Int32] = []
    /// Every variable after those that it defines.
    var order: [Int32] = []
    /// The version of the graph of definitions for which `order` is valid; 0 for none.
    var version = 0

    /// The definitions in the order of evaluation, side by side in memory; empty until a walk is used again.
    var steps: [EvaluationStep] = []
    var operands: [Operand] = []
    var isCompiled = false
}
