extension PreparedCommand {
    /// The texel row above the centres of row `y`, and how far they are on the way to the next one, 0 to 255 of 256.
    /// Upright images only.
    @inline(__always)
    func texelRow(_ y: Int) -> (row: Int, weight: UInt32) {
        let low = Int(image.low_y)
        let high = Int(image.high_y)
        if let rowShift {
            let row = y &+ rowShift
            return row < low ? (low, 0) : row < high ? (row, rowWeight) : (high, 0)
        }
        let at = v.y * (Double(y) + 0.5) + v.z
        return Self.divided(max(Double(low), min(Double(high), at)))
    }

    /// The row at or above a coordinate, and the rest in 1/256.
    @inline(__always)
    private static func divided(_ at: Double) -> (row: Int, weight: UInt32) {
        let row = at.wholeBelow
        let weight = UInt32((at - Double(row)) * 256 + 0.5)
        return weight == 256 ? (row + 1, 0) : (row, weight)
    }

    /// Sets what is known of an upright image all of whose rows or columns are alike: once for a frame.
    mutating func findShifts() {
        guard paint == .uprightImage else { return }
        if (v.y - 1).magnitude < 1e-7, (v.y * 0.5 + v.z).magnitude < 1e6 {
            let (row, weight) = Self.divided(v.y * 0.5 + v.z)
            rowShift = row
            rowWeight = weight
        }
        let shift = u.x * 0.5 + u.z
        let whole = shift.rounded()
        guard (u.x - 1).magnitude < 1e-7, (shift - whole).magnitude < 1.0 / 512, shift.magnitude < 1e6 else { return }
        columnShift = Int(whole)
        isPage =
            isOpaque && image.texels != nil && Int(box.minX) + Int(whole) >= image.low_x
            && Int(box.maxX) - 1 + Int(whole) <= image.high_x
    }

    /// The rows of a page between which row `y` lies, from column `x` on. The second one is the first one where the
    /// weight is 0.
    @inline(__always)
    func pageRow(
        _ x: Int, _ y: Int
    ) -> (upper: UnsafePointer<UInt32>, lower: UnsafePointer<UInt32>, weight: UInt32) {
        let (row, weight) = texelRow(y)
        guard let texels = image.texels, let shift = columnShift else {
            preconditionFailure("an image of \(u.x) texels to the pixel is no page")
        }
        let upper = texels + row * image.stride + x + shift
        return (upper, weight == 0 ? upper : upper + image.stride, weight)
    }
}
