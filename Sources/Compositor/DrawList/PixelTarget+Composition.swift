import Graphics

extension PixelTarget {
    /// Composes what `picture` has in `rect` over these pixels; both are pictures of the same device, from (0, 0) on.
    ///
    /// Pixels outside either of them are left out.
    package func compose(_ picture: PixelBuffer, in rect: PixelRect, kernels: KernelSet) {
        let area = rect.intersection(bounds).intersection(PixelRect(width: picture.width, height: picture.height))
        guard !area.isEmpty else { return }
        for y in Int(area.minY)..<Int(area.maxY) {
            let start = base + (y - originY) * bytesPerRow + (Int(area.minX) - originX) * 4
            let source = picture.base + y * picture.bytesPerRow + Int(area.minX) * 4
            kernels.table.pointee.over(
                start.assumingMemoryBound(to: UInt32.self), source.assumingMemoryBound(to: UInt32.self), area.width)
        }
    }
}
