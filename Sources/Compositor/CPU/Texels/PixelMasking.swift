extension UnsafeMutablePointer<UInt32> {
    /// Multiplies `count` premultiplied pixels by the bytes of `mask` times `alpha`, both of 255.
    ///
    /// Most of a mask is all or nothing, which takes a look at eight pixels at a time.
    func multiply(by mask: UnsafePointer<UInt8>, _ alpha: UInt32, count: Int) {
        let bytes = UnsafeRawPointer(mask)
        var index = 0
        while index < count {
            if index + 8 <= count {
                let eight = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                if eight == 0 {
                    (self + index).update(repeating: 0, count: 8)
                    index += 8
                    continue
                }
                if eight == .max, alpha == 255 {
                    index += 8
                    continue
                }
            }
            self[index] = self[index].multiplied(by: UInt32(mask[index]).multiplied(byShare: alpha))
            index += 1
        }
    }
}

extension UInt32 {
    /// The product of two parts of 255, rounded to the nearest.
    fileprivate func multiplied(byShare other: UInt32) -> UInt32 {
        let product = self * other + 128
        return (product + product >> 8) >> 8
    }

    /// The four bytes times `share` of 255, each rounded to the nearest.
    fileprivate func multiplied(by share: UInt32) -> UInt32 {
        let low = (self & 0x00FF_00FF) * share + 0x0080_0080
        let high = (self >> 8 & 0x00FF_00FF) * share + 0x0080_0080
        return (low + (low >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF | (high + (high >> 8 & 0x00FF_00FF)) & 0xFF00_FF00
    }
}
