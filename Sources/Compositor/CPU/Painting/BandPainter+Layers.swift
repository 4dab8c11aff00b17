import CKernels

extension BandPainter {
    /// Composes the rows of a finished layer into what is below it.
    mutating func paintLayer(
        _ layer: PixelRows, _ command: UnsafePointer<PreparedCommand>, _ pass: borrowing PreparedPass,
        into surface: PixelRows
    ) {
        let area = command.pointee.box.intersection(layer.rect)
        for y in Int(area.minY)..<max(Int(area.minY), Int(area.maxY)) {
            let span = span(command, y, area, pass)
            if span.isEmpty { continue }
            compose(
                UnsafePointer(layer.pixel(span.start, y)), span, y, command, minX: Int(area.minX), into: surface)
        }
    }

    /// Multiplies a layer by the alpha of its mask; what the mask does not reach goes away.
    mutating func multiply(_ layer: PixelRows, byAlphaOf mask: PixelRows) {
        let low = Int(mask.rect.minX)
        let high = Int(mask.rect.maxX)
        for y in Int(layer.rect.minY)..<Int(layer.rect.maxY) {
            if y < mask.rect.minY || y >= mask.rect.maxY {
                layer.pixel(Int(layer.rect.minX), y).update(repeating: 0, count: layer.rect.width)
                continue
            }
            layer.pixel(Int(layer.rect.minX), y).update(repeating: 0, count: low - Int(layer.rect.minX))
            pixels_multiply_alpha(layer.pixel(low, y), mask.pixel(low, y), high - low)
            layer.pixel(high, y).update(repeating: 0, count: Int(layer.rect.maxX) - high)
        }
    }
}
