/// The numbers of the opened code that can be tuned, and what is to be said about them.
package struct TunableNumbers: Hashable, Sendable {
    /// The numbers, in the order of the files and of their places.
    package var numbers: [TunableNumber] = []
    /// The number of those beyond the most that are offered.
    package var omittedCount = 0
    /// The reason for which numbers are not offered, as a sentence; nil for none.
    package var note: String?
    /// Whether the picture does not show all values yet.
    package var isPending = false

    package init() {}

    /// The value of each number that has another one than its literal.
    package var tunedValues: [TunableNumber.ID: Double] {
        var values: [TunableNumber.ID: Double] = [:]
        for number in numbers where number.isTuned { values[number.id] = number.tunedValue }
        return values
    }
}
