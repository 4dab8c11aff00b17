import Foundation
import Testing

@testable import LayerTree

/// Defaults of properties, and the lock of transactions.
@MainActor @Suite struct LayerDefaultsTests {
    private final class Ring: CALayer {
        override class func defaultValue(forKey key: String) -> Any? {
            key == "glow" ? 0.5 : super.defaultValue(forKey: key)
        }
    }

    @Test func propertiesHaveDefaults() {
        #expect(CALayer.defaultValue(forKey: "opacity") as? Float == 1)
        #expect(CALayer.defaultValue(forKey: "shadowRadius") as? Double == 3)
        #expect(CALayer.defaultValue(forKey: "glow") == nil && CALayer.defaultValue(forKey: "strokeColor") == nil)
        let ring = Ring()
        #expect(ring.value(forKey: "glow") as? Double == 0.5)
        ring.setValue(0.75, forKey: "glow")
        #expect(ring.value(forKey: "glow") as? Double == 0.75)
    }

    @Test func transactionsHaveALock() {
        CATransaction.lock()
        CATransaction.lock()
        CATransaction.unlock()
        CATransaction.unlock()
    }
}
