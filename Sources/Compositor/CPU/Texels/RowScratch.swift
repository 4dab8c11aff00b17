/// The memory that drawing one row needs, for rows of up to a certain width.
struct RowScratch: ~Copyable {
    /// Coverage of the pixels of a row, one byte each; column 0 is the first of the band.
    let mask: UnsafeMutablePointer<UInt8>
    let clipMask: UnsafeMutablePointer<UInt8>
    let holeMask: UnsafeMutablePointer<UInt8>
    /// Area differences, zero between uses.
    let cells: UnsafeMutablePointer<Float>
    /// Fetched pixels.
    let source: UnsafeMutablePointer<UInt32>
    /// A row of texels between two rows of an image; `texelCapacity` of them.
    let texels: UnsafeMutablePointer<UInt32>
    let width: Int
    let texelCapacity: Int

    init(width: Int) {
        self.width = width
        texelCapacity = 2 * width + 64
        mask = .allocate(capacity: width + 64)
        clipMask = .allocate(capacity: width + 64)
        holeMask = .allocate(capacity: width + 64)
        cells = .allocate(capacity: width + 64)
        cells.initialize(repeating: 0, count: width + 64)
        source = .allocate(capacity: width + 64)
        texels = .allocate(capacity: texelCapacity + 64)
        texels.initialize(repeating: 0, count: texelCapacity + 64)
    }

    deinit {
        mask.deallocate()
        clipMask.deallocate()
        holeMask.deallocate()
        cells.deallocate()
        source.deallocate()
        texels.deallocate()
    }
}
