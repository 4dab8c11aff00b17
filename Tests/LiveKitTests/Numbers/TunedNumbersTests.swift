import Testing
import ViewKit

@testable import LiveKit

/// The look-up in place of a literal.
@Suite(.serialized) struct TunedNumbersTests {
    private static let literals = [0, -0.0, 0.1, 0.3, -20, 1e-300, 1e300, .ulpOfOne]

    @Test(arguments: literals) func aLiteralIsItselfBitForBit(_ value: Double) {
        for values in [[:], [7: 1.0]] {
            TunedNumbers.set(values)
            defer { TunedNumbers.set([:]) }
            for index in [0, 6, 8, 1_000_000, -1, Int.min] {
                #expect(_tuned(value, index).bitPattern == value.bitPattern)
                #expect(_tuned(CGFloat(value), index).bitPattern == CGFloat(value).bitPattern)
                #expect(_tuned(Float(value), index).bitPattern == Float(value).bitPattern)
            }
        }
    }

    @Test(arguments: literals) func aValueThatWasSetTakesItsPlace(_ value: Double) {
        TunedNumbers.set([0: value, 499: 2])
        defer { TunedNumbers.set([:]) }
        #expect(_tuned(0.5, 0).bitPattern == value.bitPattern)
        #expect(_tuned(Float(0.5), 0) == Float(value) && _tuned(CGFloat(0.5), 0) == CGFloat(value))
        #expect(_tuned(0.5, 499) == 2 && _tuned(0.5, 1) == 0.5 && _tuned(0.5, 500) == 0.5)
    }

    /// Contexts that give a literal its type give it to the look-up.
    @Test func aLookUpHasTheTypeOfItsLiteral() {
        func text(of value: Float) -> String { "\(type(of: value))" }
        func other(_ value: Double?) -> Double? { value }
        let length: CGFloat = _tuned(1, 0)
        let plain = _tuned(1.5, 0)
        #expect(text(of: _tuned(-1, 0)) == "Float" && other(_tuned(2, 0)) == 2)
        #expect(type(of: length) == CGFloat.self && type(of: plain) == Double.self)
    }
}
