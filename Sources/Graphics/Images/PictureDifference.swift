import Foundation

/// The pixels in which two pictures differ, premultiplied channel by channel.
package struct PictureDifference: Equatable, Sendable, CustomStringConvertible {
    /// Pixels of which a channel differs by more than the tolerance; 0 where the sizes differ.
    package private(set) var count = 0
    /// The largest step of a channel of any pixel, 0...255, counted or not; 0 where the sizes differ.
    package private(set) var largestStep = 0
    /// The smallest rectangle around the pixels that count, in whole pixels from the top left corner; nil without any.
    package private(set) var bounds: CGRect?
    /// The steps of a channel, of 255, by which a pixel may differ without being counted.
    package let tolerance: Int
    /// The sizes of the first picture and the second one, in pixels.
    private let sizes: [SIMD2<Int>]

    /// The difference of `first` and `second`; linear in their pixels, less where whole rows are the same.
    package init(_ first: CGImage, _ second: CGImage, tolerance: Int = 0) {
        self.tolerance = tolerance
        sizes = [SIMD2(first.width, first.height), SIMD2(second.width, second.height)]
        guard hasOneSize, first !== second else { return }
        var columns = Int.max...Int.max
        var rows = Int.max...Int.max
        for y in 0..<first.height {
            guard let changed = add(first.pixels.row(y), second.pixels.row(y)) else { continue }
            let left = min(columns.lowerBound, changed.lowerBound)
            let right = columns.lowerBound == .max ? changed.upperBound : max(columns.upperBound, changed.upperBound)
            columns = left...right
            rows = min(rows.lowerBound, y)...y
        }
        guard count > 0 else { return }
        bounds = CGRect(
            x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }

    /// Adds the pixels of a row of both pictures; returns the columns from the first that counts to the last, nil without any.
    private mutating func add(
        _ first: UnsafeMutableBufferPointer<UInt32>, _ second: UnsafeMutableBufferPointer<UInt32>
    ) -> ClosedRange<Int>? {
        guard let start = first.baseAddress, let other = second.baseAddress,
            memcmp(start, other, first.count * MemoryLayout<UInt32>.stride) != 0
        else { return nil }
        var columns: ClosedRange<Int>?
        for x in first.indices where first[x] != second[x] {
            let step = Self.step(first[x], second[x])
            largestStep = max(largestStep, step)
            guard step > tolerance else { continue }
            count += 1
            columns = (columns?.lowerBound ?? x)...x
        }
        return columns
    }

    /// The largest step of a channel between two pixels, 0...255.
    static func step(_ first: UInt32, _ second: UInt32) -> Int {
        var largest = 0
        for shift in [0, 8, 16, 24] as [UInt32] {
            largest = max(largest, abs(Int((first >> shift) & 255) - Int((second >> shift) & 255)))
        }
        return largest
    }

    /// Whether both pictures have the same width and the same height.
    package var hasOneSize: Bool { sizes[0] == sizes[1] }

    /// Whether the pictures have one size and no pixel counts.
    package var isNone: Bool { hasOneSize && count == 0 }

    /// Whether the pictures have one size and no channel differs by more than `steps`, whatever the tolerance is.
    package func isWithin(_ steps: Int) -> Bool { hasOneSize && largestStep <= steps }

    /// The fraction of the pixels that count, 0...1; 1 where the sizes differ.
    package var fraction: Double {
        guard hasOneSize else { return 1 }
        let area = sizes[0].x * sizes[0].y
        return area == 0 ? 0 : Double(count) / Double(area)
    }

    /// The number of pixels and the largest step, or both sizes, as a clause.
    package var description: String {
        guard hasOneSize else {
            return "\(sizes[0].x) x \(sizes[0].y) pixels instead of \(sizes[1].x) x \(sizes[1].y)"
        }
        return "\(count) pixels differ, by at most \(largestStep) of 255"
    }
}
