import Foundation
import Graphics
import Testing

@Suite struct CGColorTests {
    @Test func componentsAreThoseGiven() {
        let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        #expect(color.components == [0.25, 0.5, 0.75, 0.5])
        #expect(color.alpha == 0.5)
        #expect(color.numberOfComponents == 4)
        #expect(color == CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
        #expect(color.rgba == SIMD4(0.25, 0.5, 0.75, 0.5))
    }

    @Test func greyHasTwoComponents() {
        let grey = CGColor(gray: 0.5, alpha: 1)
        #expect(grey.components == [0.5, 1])
        #expect(grey.rgba == SIMD4(0.5, 0.5, 0.5, 1))
        #expect(grey != CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    }

    @Test func copyChangesAlphaAlone() {
        #expect(CGColor(gray: 0.5, alpha: 1).copy(alpha: 0.25) == CGColor(gray: 0.5, alpha: 0.25))
    }

    @Test func componentsAreLimited() {
        #expect(CGColor(red: -1, green: 2, blue: .nan, alpha: .infinity).components == [0, 1, 0, 1])
    }
}
