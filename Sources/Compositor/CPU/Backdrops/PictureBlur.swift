import CKernels

/// Blurs pictures where they are, as the CPU backend blurs backdrops; its memory is kept from one to the next.
@MainActor package final class PictureBlur {
    private let kernels: UnsafePointer<KernelTable>
    private var blur: GaussianBlur

    package init(kernels: KernelSet = .best) {
        self.kernels = kernels.table
        blur = GaussianBlur(kernels)
    }

    /// Blurs `pixels` with the standard `deviation`, in pixels, and makes their colours `saturation` times as strong.
    package func run(_ pixels: PixelTarget, deviation: Double, saturation: Float) {
        let line = pixels.base.assumingMemoryBound(to: UInt32.self), pitch = pixels.bytesPerRow / 4
        // A row is read before it is written, and not again.
        blur.run(
            width: pixels.width, height: pixels.height, channels: 4, deviation: deviation,
            fill: { y, row in kernels.pointee.widen(row, line + y * pitch, pixels.width) },
            take: { y, row in
                if saturation != 1 { kernels.pointee.saturate(row, saturation, pixels.width) }
                kernels.pointee.narrow(line + y * pitch, row, pixels.width)
            })
    }
}
