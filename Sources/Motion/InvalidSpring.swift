/// The error of a parameter that does not describe a spring: its name, its value and the requirement.
package struct InvalidSpring: Error, Hashable, Sendable, CustomStringConvertible {
    /// The parameter's name as its initializer spells it.
    package var parameter: String
    package var value: Double
    /// The requirement on the parameter, as the end of a sentence.
    package var requirement: String

    package var description: String { "spring: \(parameter) is \(value). Give \(requirement)." }

    static func check(_ value: Double, _ parameter: String, moreThan bound: Double) throws(InvalidSpring) {
        guard value.isFinite, value > bound else {
            throw InvalidSpring(parameter: parameter, value: value, requirement: "a finite number above \(bound)")
        }
    }

    static func check(_ value: Double, _ parameter: String, atLeast bound: Double) throws(InvalidSpring) {
        guard value.isFinite, value >= bound else {
            throw InvalidSpring(parameter: parameter, value: value, requirement: "a finite number of \(bound) or more")
        }
    }
}
