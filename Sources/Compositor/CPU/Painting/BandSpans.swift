/// The spans of a shape and of clips in the rows of a band, with their coverage. A command often has those of the one before
/// it: a picture, and a shade over it.
struct BandSpans: ~Copyable {
    /// The numbers of a shape and of the innermost clip, and the columns and rows that they limit.
    struct Key: Equatable, BitwiseCopyable {
        var shape, clip: Int
        var area: PixelRect
    }

    private let masks: UnsafeMutablePointer<UInt8>
    private let spans: UnsafeMutablePointer<RowSpan>
    private let pitch: Int
    private var key: Key?
    /// A bit for each row that is known.
    private var known: UInt32 = 0

    /// Spans of no more than `width` columns.
    init(width: Int) {
        precondition(BandPainter.rows <= UInt32.bitWidth, "\(BandPainter.rows) rows")
        pitch = width + 64
        masks = .allocate(capacity: pitch * BandPainter.rows)
        spans = .allocate(capacity: BandPainter.rows)
        spans.initialize(repeating: .none, count: BandPainter.rows)
    }

    deinit {
        masks.deallocate()
        spans.deallocate()
    }

    /// Forgets all spans; shapes and clips have other numbers in another pass.
    mutating func removeAll() { key = nil }

    /// The coverage of row `y`, whose column 0 is the first of the area.
    @inline(__always)
    func mask(_ y: Int, of area: PixelRect) -> UnsafeMutablePointer<UInt8> { masks + (y - Int(area.minY)) * pitch }

    /// The span of row `y`; nil where it is not known. Those for other keys are forgotten.
    @inline(__always)
    mutating func span(_ y: Int, for key: Key) -> RowSpan? {
        if self.key != key {
            self.key = key
            known = 0
        }
        let row = y - Int(key.area.minY)
        return known >> UInt32(row) & 1 != 0 ? spans[row] : nil
    }

    /// Keeps the span of row `y`, whose coverage was written.
    @inline(__always)
    mutating func keep(_ span: RowSpan, _ y: Int, of area: PixelRect) {
        let row = y - Int(area.minY)
        spans[row] = span
        known |= 1 << UInt32(row)
    }
}
