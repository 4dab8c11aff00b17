/// A definition in a compiled walk; its operands follow those of the step before.
struct EvaluationStep: Sendable, BitwiseCopyable {
    var variable: Int32
    var definition: Int32
    var operandCount: Int32
    /// The variable's own coefficient.
    var coefficient: Double
}
