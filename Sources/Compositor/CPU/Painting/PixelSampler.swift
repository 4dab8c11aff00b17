import CKernels

/// Fetches the pixels of gradients, and of images under any map, pixel by pixel.
struct PixelSampler: BitwiseCopyable {
    let kernels: UnsafePointer<KernelTable>
    /// The memory that a row's pixels are fetched into.
    let pixels: UnsafeMutablePointer<UInt32>
    /// The memory for pixels of an image of half the size, which are mixed with the others.
    let coarserPixels: UnsafeMutablePointer<UInt32>
    /// The approximate distance of the texels that are fetched some rows later.
    let ahead: Int

    /// A sampler of the source of `command` for `area`.
    init(
        kernels: UnsafePointer<KernelTable>, scratch: borrowing RowScratch, _ command: UnsafePointer<PreparedCommand>,
        _ area: PixelRect
    ) {
        self.kernels = kernels
        pixels = scratch.source
        coarserPixels = scratch.texels
        let middle = (Int(area.minX) + Int(area.maxX)) / 2
        ahead = command.pointee.texels(down: 8, from: middle, Int(area.minY))
    }

    /// Whether all rows of `command` have the same pixels, as those of a gradient along them.
    static func repeatsRows(_ command: UnsafePointer<PreparedCommand>) -> Bool {
        command.pointee.paint == .axialGradient && command.pointee.u.y == 0 && command.pointee.w.y == 0
    }

    /// Fetches the source's pixels for `span` of row `y`.
    @inline(__always)
    func fetch(
        _ command: UnsafePointer<PreparedCommand>, _ span: RowSpan, _ y: Int, _ pass: borrowing PreparedPass
    ) {
        let x = span.start
        let n = span.end - span.start
        switch command.pointee.paint {
        case .axialGradient, .radialGradient, .conicGradient: fetchGradient(command, x, y, n, pass)
        case .nearestImage: sampleNearest(command, x, y, n)
        case .trilinearImage:
            sample(command, x, y, n)
            mix(command, x, y, n, with: pass.coarserImages.base + command.pointee.first)
        default: sample(command, x, y, n)
        }
    }

    /// Samples pixel by pixel, under any map.
    private func sample(_ command: UnsafePointer<PreparedCommand>, _ x: Int, _ y: Int, _ n: Int) {
        guard n > 0 else { return }
        var row = command.pointee.imageRow(x, y)
        row.ahead = ahead
        withUnsafePointer(to: command.pointee.image) { kernels.pointee.projective(pixels, $0, &row, n) }
    }

    /// The same without filtering.
    private func sampleNearest(_ command: UnsafePointer<PreparedCommand>, _ x: Int, _ y: Int, _ n: Int) {
        guard n > 0 else { return }
        var row = command.pointee.imageRow(x, y)
        withUnsafePointer(to: command.pointee.image) { sample_nearest(pixels, $0, &row, n) }
    }

    /// Mixes the fetched pixels with those of an image of half the size.
    private func mix(
        _ command: UnsafePointer<PreparedCommand>, _ x: Int, _ y: Int, _ n: Int,
        with coarser: UnsafePointer<SampledImage>
    ) {
        guard n > 0 else { return }
        var row = command.pointee.imageRow(x, y)
        row.u = row.u / 2 - row.w / 4
        row.v = row.v / 2 - row.w / 4
        row.du = row.du / 2 - row.dw / 4
        row.dv = row.dv / 2 - row.dw / 4
        kernels.pointee.projective(coarserPixels, coarser, &row, n)
        kernels.pointee.lerp_rows(pixels, pixels, coarserPixels, UInt32(command.pointee.count), n)
    }

    private func fetchGradient(
        _ command: UnsafePointer<PreparedCommand>, _ x: Int, _ y: Int, _ n: Int, _ pass: borrowing PreparedPass
    ) {
        var row = command.pointee.projectiveRow(x, y)
        let ramp = pass.ramps.colors.base + command.pointee.first
        let count = Int32(GradientRamps.length)
        switch command.pointee.paint {
        case .axialGradient: gradient_axial(pixels, ramp, count, &row, n)
        case .radialGradient: gradient_radial(pixels, ramp, count, &row, n)
        default: gradient_conic(pixels, ramp, count, &row, n)
        }
    }
}
