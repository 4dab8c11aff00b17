import Graphics

/// The difference of two pictures of the same size, in levels of 255: at the worst pixel, and on the average.
struct MeanDifference: CustomStringConvertible {
    private(set) var worst = 0
    private(set) var mean = 0.0
    private var place = (x: 0, y: 0)
    private var pixels: (UInt32, UInt32) = (0, 0)

    init(_ first: PixelBuffer, _ second: PixelBuffer) {
        guard first.width == second.width, first.height == second.height else {
            worst = 255
            mean = 255
            return
        }
        var sum = 0
        for y in 0..<first.height {
            for x in 0..<first.width {
                for shift in [UInt32(0), 8, 16, 24] {
                    let apart = abs(Int(first[x, y] >> shift & 255) - Int(second[x, y] >> shift & 255))
                    sum += apart
                    if apart > worst {
                        worst = apart
                        place = (x, y)
                        pixels = (first[x, y], second[x, y])
                    }
                }
            }
        }
        mean = Double(sum) / Double(4 * first.width * first.height)
    }

    var description: String {
        let hex = [pixels.0, pixels.1].map { String($0, radix: 16) }
        return "up to \(worst) at (\(place.x), \(place.y)): \(hex[0]) and \(hex[1]); \(mean) on the average"
    }
}
