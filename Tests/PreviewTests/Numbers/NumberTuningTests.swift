import SwiftSources
import Testing

@testable import Preview

/// The values of numbers over the versions of their code.
@Suite struct NumberTuningTests {
    private static func number(_ name: String, _ literal: String, index: Int = 0, kind: TunableKind = .duration)
        -> TunableNumber
    {
        TunableNumber(
            id: TunableNumber.ID(path: "A.swift", function: "A.f()", call: "animate", name: name, ordinal: 0),
            kind: kind,
            position: SourcePosition(line: 1, column: 1), literal: literal,
            literalValue: TunableLiteral.value(of: literal) ?? 0, offsets: 0..<1, index: index)
    }

    private let numbers = [number("delay", "0.1"), number("withDuration", "0.5", index: 1)]

    private func tuning(_ values: [Double]) -> NumberTuning {
        var tuning = NumberTuning()
        tuning.set(Dictionary(uniqueKeysWithValues: zip(numbers.map(\.id), values)), of: numbers)
        return tuning
    }

    @Test func valuesReplaceAllBefore() {
        var tuning = tuning([0.2, 0.7])
        #expect(tuning.table(for: numbers) == [0: 0.2, 1: 0.7])
        #expect(tuning.applied(to: numbers).map(\.value) == [0.2, 0.7])
        tuning.set([numbers[1].id: 0.6], of: numbers)
        #expect(tuning.table(for: numbers) == [1: 0.6] && tuning.applied(to: numbers).map(\.isTuned) == [false, true])
        tuning.set([numbers[1].id: .nan], of: numbers)
        #expect(tuning.table(for: numbers) == [1: 0.6], "no number changes nothing")
        tuning.set([numbers[1].id: 0.5], of: numbers)
        #expect(tuning == NumberTuning(), "the literal's own value is none")
    }

    /// Other indices, the same literals.
    @Test func aVersionKeepsValuesByTheirLiterals() {
        var tuning = tuning([0.2, 0.7])
        let next = [Self.number("withDuration", "0.5"), Self.number("delay", "0.15", index: 1)]
        #expect(tuning.table(for: next) == [0: 0.7])
        #expect(tuning.removeMissing(from: next) == [numbers[0].id])
        #expect(tuning.values == [numbers[1].id: 0.7])
        #expect(tuning.removeMissing(from: []) == [numbers[1].id] && tuning == NumberTuning())
    }

    /// A literal that was written is followed, also by a value that was set meanwhile.
    @Test func aKeptValueIsNotLost() {
        let next = [Self.number("delay", "0.2"), numbers[1]]
        for later in [0.2, 0.3] {
            var tuning = tuning([0.2, 0.7])
            tuning.keep(numbers[0].id, as: "0.2")
            #expect(tuning.table(for: numbers) == [0: 0.2, 1: 0.7])
            tuning.set([numbers[0].id: later, numbers[1].id: 0.7], of: numbers)
            #expect(tuning.table(for: next) == (later == 0.2 ? [1: 0.7] : [0: 0.3, 1: 0.7]))
            #expect(tuning.removeMissing(from: next).isEmpty)
            #expect(tuning.values[numbers[0].id] == (later == 0.2 ? nil : 0.3))
        }
        // The literal itself, set again before the version with the written one has come.
        var tuning = tuning([0.2])
        tuning.keep(numbers[0].id, as: "0.2")
        tuning.set([numbers[0].id: 0.1], of: numbers)
        #expect(tuning.table(for: numbers) == [:] && tuning.table(for: next) == [0: 0.1])
    }

    @Test func eachKindHasASensibleRange() {
        for kind in TunableKind.allCases {
            let steps = (kind.range.upperBound - kind.range.lowerBound) / kind.step
            #expect(steps > 50 && steps < 4_000 && kind.range.lowerBound <= 1, "\(kind)")
        }
        #expect(Self.number("a", "10").range == 0...20 && Self.number("a", "-2").range == -4...3)
        #expect(Self.number("a", "1").stepped(0.123_4) == 0.12 && Self.number("a", "1").stepped(0.29999) == 0.3)
        #expect(Self.number("a", "1", kind: .offset).stepped(-20.3) == -20.5)
    }
}
