/// The solver's state of a variable.
struct VariableRecord: Sendable, BitwiseCopyable {
    var value = 0.0
    /// The value at the last report of changes.
    var reportedValue = 0.0
    /// The constraint that defines the variable; -1 for a leaf.
    var definition: Int32 = -1
    /// The tableau's symbol of a leaf; -1 before a row mentions it.
    var symbol: Int32 = -1
    /// The first term of the list of those that mention the variable; -1 for none.
    var firstUse: Int32 = -1
    var generation: UInt32 = 0
    /// The walk that visited the variable last.
    var mark = 0
    /// The version of definitions for which `base` is the value of a variable that depends on no leaf.
    var baseVersion = 0
    var base = 0.0
    /// The coefficient under computation; 0 between computations.
    var weight = 0.0
    /// Whether a row may mention the variable or one that is defined by it. Never false where a row does.
    var reachesRows = false
    var isChanged = false
    var isInUse = true
}
