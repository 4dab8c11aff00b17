/// A row of pixels in memory of exactly its size, so that the address sanitizer sees every access beyond.
final class PixelRow {
    let count: Int
    let base: UnsafeMutablePointer<UInt32>

    init(count: Int, _ pixel: (Int) -> UInt32 = { _ in 0 }) {
        self.count = count
        base = .allocate(capacity: count)
        for index in 0..<count { (base + index).initialize(to: pixel(index)) }
    }

    deinit { base.deallocate() }

    func hasSamePixels(as other: PixelRow) -> Bool {
        count == other.count && (0..<count).allSatisfy { base[$0] == other.base[$0] }
    }
}
