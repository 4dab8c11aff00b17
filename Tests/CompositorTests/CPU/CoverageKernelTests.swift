import CKernels
import Testing

/// Coverage of pixels by numbers that are too large for an exact result.
struct CoverageKernelTests {
    /// The difference of two large areas was a little off, and became a byte beyond 0 or 255: the other end.
    @Test func nearlyHorizontalSidesStayWithinBytes() {
        // The difference itself may be up to a quarter off.
        for width in [3e3, 3e5, 3e6] as [Float] {
            for isRight in [false, true] {
                for start in stride(from: -8, through: width + 8, by: width / 500) {
                    var mask = [UInt8](repeating: 0, count: 8)
                    coverage_side(&mask, start, width, 0.5 / width, isRight ? 1 : 0, 8)
                    for (index, level) in mask.enumerated() {
                        let part = left(of: Double(start) - Double(index), Double(width))
                        #expect(abs(Double(level) - 255 * (isRight ? 1 - part : part)) < 64, "\(width), \(start)")
                    }
                }
            }
        }
    }

    /// The fraction of a pixel on the left of a line that reaches `rest` beyond its left side and is `width` wide.
    private func left(of rest: Double, _ width: Double) -> Double {
        func reach(_ rest: Double) -> Double {
            let within = max(0, min(width, rest))
            return within * within / (2 * width) + max(0, rest - width)
        }
        return reach(rest) - reach(rest - 1)
    }

    @Test func sumsThatAreNoNumbersCountAsOne() {
        for isEvenOdd in [Int32(0), 1] {
            var mask = [UInt8](repeating: 7, count: 4)
            coverage_accumulate(&mask, [0.5, .infinity, -.infinity, 1], 4, isEvenOdd)
            #expect(mask == [128, 255, 255, 255])
        }
    }
}
