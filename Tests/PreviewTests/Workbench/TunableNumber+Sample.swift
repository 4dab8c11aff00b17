import SwiftSources

@testable import Preview

extension TunableNumber {
    /// The number `name` in a file that there need not be.
    static func sample(_ name: String, _ value: Double, in function: String = "animateTransition(using:)") -> Self {
        TunableNumber(
            id: ID(path: "/tmp/Fade.swift", function: function, call: "animate", name: name, ordinal: 0),
            kind: .duration, position: SourcePosition(line: 12, column: 30),
            literal: "\(value)", literalValue: value, offsets: 0..<3, index: 0)
    }
}
