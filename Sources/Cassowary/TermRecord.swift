/// A term of a constraint, linked with the other terms of its variable.
struct TermRecord: Sendable, BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
    var constraint: Int32
    var nextUse: Int32 = -1
    var previousUse: Int32 = -1
}
