import CKernels

extension BandPainter {
    /// Composes what the command's source holds over its shape.
    mutating func paintPixels(
        _ command: UnsafePointer<PreparedCommand>, _ area: PixelRect, _ pass: borrowing PreparedPass,
        into surface: PixelRows
    ) {
        for y in Int(area.minY)..<Int(area.maxY) {
            let span = span(command, y, area, pass)
            if span.isEmpty { continue }
            let source = fetch(command, span, y, pass)
            compose(source, span, y, command, minX: Int(area.minX), into: surface)
        }
    }

    /// Composes `source`, whose first pixel belongs to `span.start`.
    @inline(__always)
    mutating func compose(
        _ source: UnsafePointer<UInt32>, _ span: RowSpan, _ y: Int, _ command: UnsafePointer<PreparedCommand>,
        minX: Int, into surface: PixelRows
    ) {
        let (row, alpha) = (surface.pixel(0, y), command.pointee.alpha)
        if span.start < span.fullStart {
            kernels.pointee.over_mask(
                row + span.start, source, scratch.mask + span.start - minX, alpha, span.fullStart - span.start)
        }
        blend(
            row + span.fullStart, source + (span.fullStart - span.start), span.fullEnd - span.fullStart, alpha: alpha,
            isOpaque: command.pointee.isOpaque)
        if span.fullEnd < span.end {
            kernels.pointee.over_mask(
                row + span.fullEnd, source + (span.fullEnd - span.start), scratch.mask + span.fullEnd - minX, alpha,
                span.end - span.fullEnd)
        }
    }

    /// The source's pixels for `span` of row `y`: in place where an image has them ready, else in `scratch.source`.
    @inline(__always)
    private mutating func fetch(
        _ command: UnsafePointer<PreparedCommand>, _ span: RowSpan, _ y: Int, _ pass: borrowing PreparedPass
    ) -> UnsafePointer<UInt32> {
        let (x, n) = (span.start, span.end - span.start)
        switch command.pointee.paint {
        case .axialGradient, .radialGradient, .conicGradient: fetchGradient(command, x, y, n, pass)
        case .nearestImage: sample(command, x, y, n, into: scratch.source, with: sample_nearest)
        default: sample(command, x, y, n, into: scratch.source, with: kernels.pointee.projective)
        }
        return UnsafePointer(scratch.source)
    }

    private typealias Sampler =
        @convention(c) (
            UnsafeMutablePointer<UInt32>, UnsafePointer<SampledImage>, UnsafePointer<ProjectiveRow>, Int
        ) -> Void

    /// Samples pixel by pixel, under any map.
    private mutating func sample(
        _ command: UnsafePointer<PreparedCommand>, _ x: Int, _ y: Int, _ n: Int,
        into d: UnsafeMutablePointer<UInt32>, with sampler: Sampler
    ) {
        guard n > 0 else { return }
        var row = command.pointee.projectiveRow(x, y)
        row.ahead = command.pointee.texels(down: 8, from: x + n / 2, y)
        withUnsafePointer(to: command.pointee.image) { sampler(d, $0, &row, n) }
    }

    private mutating func fetchGradient(
        _ command: UnsafePointer<PreparedCommand>, _ x: Int, _ y: Int, _ n: Int, _ pass: borrowing PreparedPass
    ) {
        var row = command.pointee.projectiveRow(x, y)
        let (ramp, count) = (pass.ramps.base + command.pointee.first, Int32(command.pointee.count))
        switch command.pointee.paint {
        case .axialGradient: gradient_axial(scratch.source, ramp, count, &row, n)
        case .radialGradient: gradient_radial(scratch.source, ramp, count, &row, n)
        default: gradient_conic(scratch.source, ramp, count, &row, n)
        }
    }
}

/// 16.16 fixed-point numbers, as the kernels take them.
enum Fixed {
    /// Columns that are counted from one fixed-point start, a power of two: a step's rounding error grows to 1/512 texel
    /// at most.
    static let chunk = 256
    /// Half of the last of 7 and 8 bits of fraction: cutting off bits then rounds to nearest.
    static let half7: Int32 = 1 << 8
    static let half8: Int32 = 1 << 7

    /// Positions of texels must be smaller.
    static let limit = 32_767

    /// The nearest number, less whole multiples of 2^16: sums of steps come out right wherever the result can be said.
    @inline(__always)
    static func wrapped(_ value: Double) -> Int32 {
        Int32(truncatingIfNeeded: (max(-1e12, min(1e12, value)) * 65536 + 0.5).wholeBelow)
    }

    /// The nearest number; `value` is held to what 16.16 can say.
    @inline(__always)
    static func of(_ value: Double) -> Int32 {
        Int32(truncatingIfNeeded: (max(-32767, min(32767, value)) * 65536 + 0.5).wholeBelow)
    }
}

/// A run of pixels, narrowed down to those whose source coordinate lies in a range.
struct Run {
    private var low, high: Double

    init(_ low: Double, _ high: Double) { (self.low, self.high) = (low, high) }

    /// Leaves the pixels i at which `from` <= start + i · step < `to`.
    mutating func limit(_ start: Double, _ step: Double, from: Double, to: Double) {
        if step == 0 {
            if !(start >= from && start < to) { high = low }
            return
        }
        let (a, b) = ((from - start) / step, (to - start) / step)
        low = max(low, min(a, b))
        high = min(high, max(a, b))
    }

    /// The whole pixels strictly inside; empty runs lie at the end.
    var whole: (first: Int, last: Int) {
        guard low < high else { return (Int(max(high, 0)), Int(max(high, 0))) }
        let (first, last) = (low.wholeAbove, high.wholeAbove)
        return first < last ? (first, last) : (last, last)
    }
}
