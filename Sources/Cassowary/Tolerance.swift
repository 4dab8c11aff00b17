/// The differences below which numbers of the tableau count as equal.
enum Tolerance {
    /// For coefficients, relative to the larger of 1 and the operand.
    static let coefficient = 1e-11
    /// For constants of rows: below 0 by no more than this is feasible.
    static let feasibility = 1e-8
    /// For reduced costs.
    static let cost = 1e-9
    /// The smallest coefficient that a pivot divides by.
    static let pivot = 1e-9
    /// For values, relative to the larger of 1 and the value: a smaller difference is no change.
    static let value = 1e-12
    /// For the difference between a constraint's expression and its row, above which the tableau is rebuilt.
    static let residual = 1e-6
}
