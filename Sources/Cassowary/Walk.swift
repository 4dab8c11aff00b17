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

/// A definition in a compiled walk; its operands follow those of the step before.
struct EvaluationStep: Sendable, BitwiseCopyable {
    var variable: Int32
    var definition: Int32
    var operandCount: Int32
    /// The variable's own coefficient.
    var coefficient: Double
}

/// A term on the right side of a compiled definition.
struct Operand: Sendable, BitwiseCopyable {
    var variable: Int32
    var coefficient: Double
}

/// A position in a depth-first walk.
struct Visit: Sendable, BitwiseCopyable {
    var variable: Int32
    /// The next term to follow; -1 for none.
    var next: Int32
}
