import Foundation
import Graphics

/// What lay under each backdrop of a pass when it began, blurred; the memory is kept between frames.
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
    private var blur = GaussianBlur()

    /// The picture for command `index` of the list whose pass was last captured.
    func picture(at index: Int) -> Picture? {
        for picture in pictures.prefix(used) where picture.command == index { return picture }
        return nil
    }

    /// Reads and blurs what the backdrops of `pass` show.
    func capture(_ pass: DrawPass, of list: DrawList, from target: PixelTarget) {
        used = 0
        for index in pass.start..<pass.end where list.commands[index].kind == .backdrop {
            let rect = list.reach(of: index).intersection(target.bounds)
            if rect.isEmpty { continue }
            if used == pictures.count { pictures.append(Picture()) }
            let picture = pictures[used]
            used += 1
            picture.command = index
            capture(rect, deviation: Double(list.commands[index].parameters.x), from: target, into: picture)
        }
    }

    private func capture(_ rect: PixelRect, deviation: Double, from target: PixelTarget, into picture: Picture) {
        picture.rect = rect
        // At a size at which the deviation is 1.5 to 3 pixels little is lost, and the work is done quickly.
        picture.shrinkage = 1
        while Double(picture.shrinkage) * 3 <= deviation, picture.shrinkage < 256 { picture.shrinkage *= 2 }
        let step = picture.shrinkage
        picture.width = (rect.width + step - 1) / step
        picture.height = (rect.height + step - 1) / step
        if picture.pixels.width < picture.width || picture.pixels.height < picture.height {
            picture.pixels = PixelBuffer(
                width: max(picture.width, picture.pixels.width), height: max(picture.height, picture.pixels.height))
        }
        // Averaging squares and drawing the picture large again blur a little as well.
        let ownVariance = step > 1 ? Double(step * step - 1) / 12 + Double(step * step) / 6 : 0
        let rest = max(0, deviation * deviation - ownVariance).squareRoot() / Double(step)
        blur.begin(width: picture.width, height: picture.height, deviation: rest)
        for y in 0..<picture.height {
            for x in 0..<picture.width { blur.set(x, y, average(x, y, step, rect, target)) }
        }
        blur.run()
        for y in 0..<picture.height {
            let row = picture.pixels.row(y)
            for x in 0..<picture.width { row[x] = blur.pixel(x, y) }
        }
    }

    /// The mean of the target's pixels that belong to pixel (`x`, `y`) of a picture: alpha, red, green, blue.
    private func average(_ x: Int, _ y: Int, _ step: Int, _ rect: PixelRect, _ target: PixelTarget) -> SIMD4<Float> {
        var sum = SIMD4<UInt32>.zero
        let rows = (y * step)..<min((y + 1) * step, rect.height)
        let columns = (x * step)..<min((x + 1) * step, rect.width)
        let left = Int(rect.minX) - target.originX
        for row in rows {
            let offset = (Int(rect.minY) - target.originY + row) * target.bytesPerRow
            let line = (target.base + offset).assumingMemoryBound(to: UInt32.self) + left
            for column in columns {
                let pixel = line[column]
                sum &+= SIMD4(pixel >> 24, pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
            }
        }
        return SIMD4<Float>(sum) / Float(rows.count * columns.count)
    }
}
