import SwiftSources

/// A number of opened code that can be tuned: a bare literal in an argument whose meaning is known.
package struct TunableNumber: Hashable, Sendable, Identifiable {
    /// The identity of a number among the versions of the code: a save that leaves its surroundings keeps it.
    package struct ID: Hashable, Sendable {
        /// The path of the file.
        package var path: String
        /// The function around it, with the types around that.
        package var function: String
        /// The function, initializer or property that gets it.
        package var call: String
        /// The name of the argument.
        package var name: String
        /// Its number among those in the same function that are equal up to here, from 0.
        package var ordinal: Int
    }

    package let id: ID
    package let kind: TunableKind
    /// The place of the literal in its file, as it was compiled.
    package let position: SourcePosition
    /// The literal, such as `0.35`, `-20` or `1_000`.
    package let literal: String
    /// The value of the literal.
    package let literalValue: Double
    /// The bytes of the literal in its file, as it was compiled.
    package let offsets: Range<Int>
    /// Its position in the table of values that the code looks up.
    package let index: Int
    /// The value that was set; nil where it is that of the literal.
    package var tunedValue: Double?

    /// The name of the argument, such as `withDuration`.
    package var name: String { id.name }
    /// The value in effect, or on its way.
    package var value: Double { tunedValue ?? literalValue }
    /// Whether the files do not have the value.
    package var isTuned: Bool { tunedValue.map { $0 != literalValue } ?? false }

    /// The sensible values, among them that of the literal.
    package var range: ClosedRange<Double> {
        let usual = kind.range
        let lower = literalValue < usual.lowerBound ? 2 * literalValue : usual.lowerBound
        let upper = literalValue > usual.upperBound ? 2 * literalValue : usual.upperBound
        return lower...upper
    }

    /// The multiple of the step that is nearest to `value`, as the decimal that is meant.
    package func stepped(_ value: Double) -> Double {
        let perUnit = (1 / kind.step).rounded()
        return (value * perUnit).rounded() / perUnit
    }
}
