import CKernels
import Graphics

extension PixelBuffer {
    /// Makes the colours `saturation` times as strong as they are, as a backdrop's are.
    package func saturate(by saturation: Float, kernels: KernelSet = .best) {
        var wide = PlainBuffer<Float>()
        wide.reserve(width * 4)
        for y in 0..<height {
            guard let row = row(y).baseAddress else { return }
            kernels.table.pointee.widen(wide.base, row, width)
            kernels.table.pointee.saturate(wide.base, saturation, width)
            kernels.table.pointee.narrow(row, wide.base, width)
        }
    }
}
