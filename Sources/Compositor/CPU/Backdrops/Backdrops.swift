import CKernels
import Foundation
import Graphics

/// Blurred pictures of the target under each backdrop of a pass, as it was when the pass began; the memory is kept
/// between frames.
@MainActor final class Backdrops {
    /// A blurred piece of the target, `shrinkage` pixels to one of its own.
    final class Picture {
        fileprivate(set) var pixels = PixelBuffer(width: 0, height: 0)
        /// The target's pixels that it stands for.
        fileprivate(set) var rect = PixelRect.empty
        fileprivate(set) var shrinkage = 1
        fileprivate(set) var width = 0, height = 0
        fileprivate var command = -1
    }

    private var pictures: [Picture] = []
    private var used = 0
    private let kernels: UnsafePointer<KernelTable>
    private var blur: GaussianBlur
    /// Of the pixels in some rows of the target, by channel.
    private var sums = PlainBuffer<UInt16>()

    init(_ kernels: KernelSet) {
        self.kernels = kernels.table
        blur = GaussianBlur(kernels)
    }

    /// The picture for command `index` of the list whose pass was last captured.
    func picture(at index: Int) -> Picture? {
        for picture in pictures.prefix(used) where picture.command == index { return picture }
        return nil
    }

    /// Reads and blurs what those backdrops of `pass` show that are drawn again over `damage`.
    func capture(_ pass: DrawPass, of list: DrawList, over damage: Damage, from target: PixelTarget) {
        used = 0
        for index in pass.start..<pass.end where list.commands[index].kind == .backdrop {
            let rect = list.reach(of: index).intersection(target.bounds)
            if rect.isEmpty || !damage.intersects(list.commands[index].box) { continue }
            if used == pictures.count { pictures.append(Picture()) }
            let picture = pictures[used]
            used += 1
            picture.command = index
            let filter = list.commands[index].backdrop
            capture(
                rect, deviation: Double(filter.deviation), saturation: 1 + filter.saturation, from: target,
                into: picture)
        }
    }

    private func capture(
        _ rect: PixelRect, deviation: Double, saturation: Float, from target: PixelTarget, into picture: Picture
    ) {
        picture.rect = rect
        let scale = BackdropScale(deviation: deviation)
        let step = scale.shrinkage
        picture.shrinkage = step
        picture.width = (rect.width + step - 1) / step
        picture.height = (rect.height + step - 1) / step
        if picture.pixels.width < picture.width || picture.pixels.height < picture.height {
            picture.pixels = PixelBuffer(
                width: max(picture.width, picture.pixels.width), height: max(picture.height, picture.pixels.height))
        }
        let line = picture.pixels.base.assumingMemoryBound(to: UInt32.self), pitch = picture.pixels.bytesPerRow / 4
        blur.run(
            width: picture.width, height: picture.height, channels: 4, deviation: scale.rest,
            fill: { y, row in
                if step == 1 {
                    kernels.pointee.widen(row, pixels(of: target, rect, row: y), rect.width)
                } else {
                    average(y, step, rect, target, into: row)
                }
            },
            take: { y, row in
                if saturation != 1 { kernels.pointee.saturate(row, saturation, picture.width) }
                kernels.pointee.narrow(line + y * pitch, row, picture.width)
            })
    }

    /// Fills row `y` of a picture with the means of squares of `step` by `step` pixels, as far as `rect` goes.
    private func average(
        _ y: Int, _ step: Int, _ rect: PixelRect, _ target: PixelTarget, into row: UnsafeMutablePointer<Float>
    ) {
        let rows = (y * step)..<min((y + 1) * step, rect.height)
        sums.reset(0, count: rect.width * 4)
        for row in rows { kernels.pointee.sum(sums.base, pixels(of: target, rect, row: row), rect.width) }
        let columns = UnsafeMutableRawPointer(sums.base).assumingMemoryBound(to: SIMD4<UInt16>.self)
        var mean = row
        for start in stride(from: 0, to: rect.width, by: step) {
            let end = min(start + step, rect.width)
            var sum = SIMD4<UInt32>.zero
            for column in start..<end { sum &+= SIMD4<UInt32>(truncatingIfNeeded: columns[column]) }
            let value = SIMD4<Float>(sum) / Float(rows.count * (end - start))
            mean[0] = value.x
            mean[1] = value.y
            mean[2] = value.z
            mean[3] = value.w
            mean += 4
        }
    }

    /// The target's pixels from the left side of `rect` on, `row` rows below its top.
    private func pixels(of target: PixelTarget, _ rect: PixelRect, row: Int) -> UnsafePointer<UInt32> {
        let offset = (Int(rect.minY) - target.originY + row) * target.bytesPerRow
        let line = (target.base + offset).assumingMemoryBound(to: UInt32.self)
        return UnsafePointer(line + (Int(rect.minX) - target.originX))
    }
}
