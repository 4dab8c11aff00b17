/// The values that the user gave to numbers of the code, and the ones before, to go back to.
struct NumberChanges: Hashable, Sendable {
    /// The values that differ from the literals in the files.
    private(set) var values: [TunableNumber.ID: Double] = [:]
    /// The values before each change, oldest first.
    private var former: [[TunableNumber.ID: Double]] = []
    /// The number that the last change was about, while that goes on.
    private var changing: TunableNumber.ID?

    /// Changes that can be undone.
    private static let limit = 200

    /// Whether there is a change to undo.
    var canUndo: Bool { !former.isEmpty }

    /// Gives `number` the `value`; changes of one number until `endChange()` are undone as one.
    ///
    /// Values that are not finite have no effect. That of the literal is none of its own.
    mutating func set(_ number: TunableNumber, to value: Double) {
        guard value.isFinite else { return }
        var next = values
        next[number.id] = value == number.literalValue ? nil : value
        guard next != values else { return }
        if changing != number.id { note() }
        changing = number.id
        values = next
    }

    /// Ends a change that went on, as that of a slider.
    mutating func endChange() { changing = nil }

    /// Gives all numbers the values of their literals.
    mutating func reset() {
        changing = nil
        guard !values.isEmpty else { return }
        note()
        values = [:]
    }

    /// Gives back the values before the last change.
    mutating func undo() {
        changing = nil
        if let before = former.popLast() { values = before }
    }

    /// Counts the values as those of the files: there is nothing to go back to.
    mutating func keep() {
        changing = nil
        former = []
    }

    /// Takes over what is in effect with another version of the code, whose numbers are `numbers`: what the files have by now
    /// is no value of its own, nor is one of a number that is gone.
    mutating func follow(_ numbers: [TunableNumber]) {
        let literals = Dictionary(numbers.map { ($0.id, $0.literalValue) }, uniquingKeysWith: { first, _ in first })
        func usable(_ values: [TunableNumber.ID: Double]) -> [TunableNumber.ID: Double] {
            values.filter { id, value in literals[id].map { $0 != value } ?? false }
        }
        values = usable(values)
        former = former.map(usable)
    }

    private mutating func note() {
        former.append(values)
        if former.count > Self.limit { former.removeFirst() }
    }
}
