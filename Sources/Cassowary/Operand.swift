/// A term on the right side of a compiled definition.
struct Operand: Sendable, BitwiseCopyable {
    var variable: Int32
    var coefficient: Double
}
