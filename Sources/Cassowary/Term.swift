/// A variable times a coefficient.
package struct Term: Hashable, Sendable, BitwiseCopyable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
