import Foundation
import Motion
import Testing

@testable import Preview

/// The numbers of a spring in three dialects, which are linked.
struct SpringQuantityTests {
    private static let springs: [Spring] = [
        .smooth, .bouncy, .system, try? Spring(mass: 2, stiffness: 300, damping: 10),
        try? Spring(duration: 0.8, bounce: -0.4), try? Spring(response: 0.3, dampingRatio: 0.05),
    ].compactMap(\.self)

    private func differ(_ a: Double, _ b: Double) -> Bool { abs(a - b) > 1e-9 * max(1, abs(a), abs(b)) }

    /// A quantity that is set has that value, and the others of its dialect have the ones from before.
    @Test func theOthersOfADialectStay() {
        for spring in Self.springs {
            for dialect in SpringQuantity.dialects {
                for quantity in dialect.quantities {
                    let value = quantity.value(at: 0.37)
                    let changed = quantity.setting(value, of: spring)
                    #expect(!differ(quantity.value(of: changed), value), "\(quantity) of \(spring)")
                    for other in dialect.quantities where other != quantity {
                        #expect(
                            !differ(other.value(of: changed), other.value(of: spring)), "\(quantity) moves \(other)")
                    }
                }
            }
        }
    }

    /// The value that a spring has sets nothing else: the three dialects describe the same spring.
    @Test func theSameValueGivesTheSameSpring() {
        for spring in Self.springs {
            for quantity in SpringQuantity.allCases {
                let same = quantity.setting(quantity.value(of: spring), of: spring)
                for constant in [SpringQuantity.mass, .stiffness, .damping] {
                    #expect(!differ(constant.value(of: same), constant.value(of: spring)), "\(quantity), \(constant)")
                }
            }
        }
    }

    @Test(arguments: SpringQuantity.allCases) func slidersReachTheirRange(_ quantity: SpringQuantity) {
        let range = quantity.range
        #expect(quantity.value(at: 0) == range.lowerBound && quantity.value(at: 1) == range.upperBound)
        #expect(quantity.value(at: -3) == range.lowerBound && quantity.value(at: 7) == range.upperBound)
        #expect(quantity.position(of: range.lowerBound) == 0 && quantity.position(of: range.upperBound) == 1)
        #expect(quantity.position(of: -1e9) == 0 && quantity.position(of: .infinity) == 1)
        var last = -1.0
        for step in 0...50 {
            let value = quantity.value(at: Double(step) / 50)
            #expect(range.contains(value) && value >= last || step == 0)
            #expect(abs(quantity.value(at: quantity.position(of: value)) - value) < 1e-9, "\(value)")
            last = value
        }
        #expect(quantity.moved(range.upperBound, by: 1) == range.upperBound)
        #expect(quantity.moved(quantity.value(at: 0.5), by: 1) > quantity.value(at: 0.5))
    }

    @Test func aSpringThatJumpsHasTexts() {
        for quantity in SpringQuantity.allCases {
            #expect(!quantity.text(quantity.value(of: .immediate)).isEmpty)
            #expect((0...1).contains(quantity.position(of: quantity.value(of: .immediate))))
        }
        #expect(SpringQuantity.stiffness.text(.infinity) == "∞")
        #expect(SpringQuantity.duration.text(0.5) == "0.50" && SpringQuantity.stiffness.text(157.91) == "157.9")
    }
}
