import CKernels

/// Fetches the pixels of a mesh: texels times colours.
struct MeshSampler: BitwiseCopyable {
    let kernels: UnsafePointer<KernelTable>

    /// The pixels of `plane` for `n` pixels from column `x` of row `y`.
    @inline(__always)
    func fetch(
        _ plane: UnsafePointer<MeshPlane>, _ command: UnsafePointer<PreparedCommand>, _ x: Int, _ y: Int, _ n: Int,
        into d: UnsafeMutablePointer<UInt32>
    ) {
        var x = x
        var d = d
        let end = x + n
        while x < end {
            let count = min(end, (x & ~(Fixed.chunk - 1)) + Fixed.chunk) - x
            fetchChunk(plane, command, x, y, count, into: d)
            x += count
            d += count
        }
    }

    /// The same within columns that are counted from one fixed-point start.
    private func fetchChunk(
        _ plane: UnsafePointer<MeshPlane>, _ command: UnsafePointer<PreparedCommand>, _ x: Int, _ y: Int, _ n: Int,
        into d: UnsafeMutablePointer<UInt32>
    ) {
        let isTinted = plane.pointee.isTinted
        var tint = isTinted ? plane.pointee.tint(x, y) : Self.white
        guard let texels = command.pointee.image.texels else { return kernels.pointee.shade(d, &tint, n) }
        let run = TexelRun(plane, x, y, n)
        guard run.isInside(command) else { return fetchBorder(plane, command, x, y, n, into: d) }
        let source = texels + run.row * command.pointee.image.stride + run.column
        prefetch(source + command.pointee.image.stride)
        if !run.isAlongRow {
            kernels.pointee.affine(d, source, command.pointee.image.stride, run.u, run.v, run.du, run.dv, n)
            if isTinted { kernels.pointee.tint(d, &tint, n) }
        } else if run.isCopy, !isTinted {
            d.update(from: source, count: n)
        } else {
            kernels.pointee.tint_row(d, source, run.u, run.du, &tint, n)
        }
    }

    private static let white = Tint(start: (1 << 23, 1 << 23, 1 << 23, 1 << 23), step: (0, 0, 0, 0))

    /// As `fetchChunk` where some samples need texels beyond the image: those are the nearest ones inside.
    private func fetchBorder(
        _ plane: UnsafePointer<MeshPlane>, _ command: UnsafePointer<PreparedCommand>, _ x: Int, _ y: Int, _ n: Int,
        into d: UnsafeMutablePointer<UInt32>
    ) {
        let image = command.pointee.image
        let at = plane.pointee.texel(x, y)
        let step = (u: plane.pointee.ux, v: plane.pointee.vx)
        var inside = PixelRun(0, Double(n))
        inside.limit(at.u, step.u, from: Double(image.low_x) + 1.0 / 64, to: Double(image.high_x) - 1.0 / 64)
        inside.limit(at.v, step.v, from: Double(image.low_y) + 1.0 / 64, to: Double(image.high_y) - 1.0 / 64)
        var (first, last) = inside.whole
        if first < last, !TexelRun(plane, x + first, y, last - first).isInside(command) {
            first = n
            last = n
        }
        func sample(_ from: Int, _ to: Int) {
            guard from < to else { return }
            withUnsafePointer(to: image) {
                sample_affine(
                    d + from, $0, at.u + Double(from) * step.u, at.v + Double(from) * step.v, step.u, step.v, to - from)
            }
            if plane.pointee.isTinted {
                var tint = plane.pointee.tint(x + from, y)
                kernels.pointee.tint(d + from, &tint, to - from)
            }
        }
        sample(0, first)
        if first < last { fetchChunk(plane, command, x + first, y, last - first, into: d + first) }
        sample(last, n)
    }
}

/// Texel positions of a run of pixels in 16.16 fixed-point numbers, with half a step added so that truncation in the
/// kernels rounds.
private struct TexelRun {
    /// From texel (`column`, `row`) on.
    var u: Int32, v: Int32
    var du: Int32, dv: Int32
    /// The least texels that are read.
    var column: Int, row: Int
    /// The largest whole texels; the next ones are read as well.
    private var lastColumn: Int, lastRow: Int
    /// All samples lie on texels of one row; they are those texels themselves.
    var isAlongRow: Bool, isCopy: Bool

    /// For `n` pixels from column `x` of row `y`, all within one chunk.
    @inline(__always)
    init(_ plane: UnsafePointer<MeshPlane>, _ x: Int, _ y: Int, _ n: Int) {
        // Fixed-point steps are counted from columns that do not depend on where the run starts.
        let anchor = x & ~(Fixed.chunk - 1)
        let start = plane.pointee.wholeTexel(anchor, y)
        du = plane.pointee.du
        dv = plane.pointee.dv
        let steps = Int64(x - anchor)
        var u = start.u &+ steps &* Int64(du)
        var v = start.v &+ steps &* Int64(dv)
        // Along a row 8 bits of fraction count, else 7.
        isAlongRow = dv == 0 && (v &+ 128) & 0xFF00 == 0
        u &+= isAlongRow ? 128 : 256
        v &+= isAlongRow ? 128 : 256
        isCopy = isAlongRow && du == 65536 && u & 0xFF00 == 0
        let lastU = u &+ Int64(n - 1) &* Int64(du)
        let lastV = v &+ Int64(n - 1) &* Int64(dv)
        column = Int(min(u, lastU) >> 16)
        lastColumn = Int(max(u, lastU) >> 16)
        row = Int(min(v, lastV) >> 16)
        lastRow = Int(max(v, lastV) >> 16)
        // A sample on a texel needs no other one.
        if isAlongRow { lastRow &-= 1 }
        if isCopy { lastColumn &-= 1 }
        self.u = Int32(truncatingIfNeeded: u &- Int64(column) << 16)
        self.v = Int32(truncatingIfNeeded: v &- Int64(row) << 16)
    }

    /// Whether all texels that are read exist, and steps and the image's rows are small enough for the kernels.
    @inline(__always)
    func isInside(_ command: UnsafePointer<PreparedCommand>) -> Bool {
        column >= Int(command.pointee.image.low_x) && lastColumn < Int(command.pointee.image.high_x)
            && row >= Int(command.pointee.image.low_y) && lastRow < Int(command.pointee.image.high_y)
            && du.magnitude &+ dv.magnitude < 60 << 16 && (isAlongRow || command.pointee.image.stride < Fixed.limit)
    }
}
