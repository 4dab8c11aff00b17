import CKernels
import Foundation
import Graphics
import RenderTree

/// Draws lists in main memory, pass by pass, in bands of rows, over the damage only; it defines what a list looks like.
@MainActor package final class CPUBackend: RenderBackend {
    /// Where it draws. Memory lent to it, such as a window's surface, must stay valid until another target is set.
    package private(set) var target: PixelTarget
    package let kernels: KernelSet
    /// The memory drawn into where nobody lends any.
    private var ownPixels: PixelBuffer?
    var pass = PreparedPass()
    private var painter: BandPainter
    var tiles = DamageTiles()
    let pyramids = ImagePyramids()
    let shadows = ShadowMasks()
    let backdrops = Backdrops()

    /// A backend with its own, transparent memory of `width` by `height` pixels.
    package init(width: Int, height: Int, kernels: KernelSet = .best) {
        let pixels = PixelBuffer(width: width, height: height)
        ownPixels = pixels
        target = PixelTarget(pixels)
        self.kernels = kernels
        painter = BandPainter(kernels: kernels)
    }

    /// A backend that draws into `target`.
    package init(target: PixelTarget, kernels: KernelSet = .best) {
        self.target = target
        self.kernels = kernels
        painter = BandPainter(kernels: kernels)
    }

    /// Draws into `target` from now on. Its pixels count as unknown: the next damage should be all of it.
    package func setTarget(_ target: PixelTarget) {
        self.target = target
        ownPixels = nil
    }

    /// Images are read where they are: nothing is copied.
    package func makeTexture(_ image: CGImage, for id: ResourceID) -> Bool { false }

    package func draw(_ list: DrawList, over damage: Damage, resources: ResourceStore) {
        if damage.isEmpty { return }
        pyramids.beginFrame(resources)
        shadows.beginFrame(resources)
        if list.passes.isEmpty { damage.rects.forEach(clear) }
        for index in list.passes.indices {
            let pass = list.passes[index]
            if pass.readsTarget { backdrops.capture(pass, of: list, from: target) }
            prepare(pass, of: list, over: damage, resources)
            for rect in damage.rects {
                paint(rect.intersection(list.bounds).intersection(target.bounds), isFirst: index == 0)
            }
        }
    }

    package func readPixels() -> PixelBuffer {
        let copy = PixelBuffer(width: target.width, height: target.height)
        for y in 0..<copy.height {
            (copy.base + y * copy.bytesPerRow).copyMemory(
                from: target.base + y * target.bytesPerRow, byteCount: copy.width * 4)
        }
        return copy
    }

    /// Paints the prepared pass over `rect`, band by band; the first pass starts from transparency.
    private func paint(_ rect: PixelRect, isFirst: Bool) {
        var band = rect
        while band.minY < rect.maxY, !rect.isEmpty {
            // Bands end where strips of rows do, which the pass is sorted into.
            let rows = Int32(BandPainter.rows)
            band.maxY = min(rect.maxY, (band.minY / rows + 1) * rows)
            painter.paint(pass, isFirst: isFirst, into: surface(band))
            band.minY = band.maxY
        }
    }

    private func surface(_ rect: PixelRect) -> PixelRows {
        let offset =
            (Int(rect.minY) - target.originY) * target.bytesPerRow + (Int(rect.minX) - target.originX) * 4
        return PixelRows(base: target.base + offset, bytesPerRow: target.bytesPerRow, rect: rect)
    }

    private func clear(_ rect: PixelRect) {
        let rect = rect.intersection(target.bounds)
        if !rect.isEmpty { surface(rect).clear() }
    }
}
