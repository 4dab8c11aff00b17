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

    /// Sets the pixels of `rect` to `pixel`, premultiplied BGRA; those outside of the memory are left out.
    package func fill(_ rect: PixelRect, with pixel: UInt32) {
        let area = rect.intersection(bounds)
        guard !area.isEmpty else { return }
        for y in Int(area.minY)..<Int(area.maxY) {
            let start = base + (y - originY) * bytesPerRow + (Int(area.minX) - originX) * 4
            start.assumingMemoryBound(to: UInt32.self).update(repeating: pixel, count: area.width)
        }
    }
}
