import CKernels
import Foundation
import Graphics
import RenderTree

/// Draws lists in main memory, pass by pass, in bands of rows, over the damage only; it defines what a list looks like.
@MainActor package final class CPUBackend: RenderBackend {
    /// The memory that is drawn into. Memory lent to the backend, such as a window's surface, must stay valid until
    /// another target is set.
    package private(set) var target: PixelTarget
    package let kernels: KernelSet
    /// The memory drawn into where none is lent to the backend.
    private var ownPixels: PixelBuffer?
    /// The store whose resources the ids of the last list named.
    private weak var store: ResourceStore?
    var pass = PreparedPass()
    private var painter: BandPainter
    /// The threads that it draws on.
    package let workers: BandWorkers
    private var bands = PlainBuffer<PixelRect>()
    var tiles = DamageTiles()
    /// Edges and pixels of shadows that were made since the last look at the deadline.
    var uncheckedWork = 0
    let shadows = ShadowMasks()
    private(set) lazy var shadowPainter = ShadowPainter(kernels: kernels)
    let backdrops: Backdrops
    let topologies = MeshTopologies()
    package var deadline: DrawingDeadline? {
        get { pass.deadline }
        set { pass.deadline = newValue }
    }
    package private(set) var isCutOff = false

    /// A backend with its own, transparent memory of `width` by `height` pixels.
    package convenience init(
        width: Int, height: Int, kernels: KernelSet = .best, workers: BandWorkers? = nil
    ) {
        let pixels = PixelBuffer(width: width, height: height)
        self.init(target: PixelTarget(pixels), kernels: kernels, workers: workers)
        ownPixels = pixels
    }

    /// A backend that draws into `target`, by `workers` where that is worth it; the pixels are the same.
    package init(target: PixelTarget, kernels: KernelSet = .best, workers: BandWorkers? = nil) {
        self.target = target
        self.kernels = kernels
        painter = BandPainter(kernels: kernels)
        backdrops = Backdrops(kernels)
        self.workers = workers ?? BandWorkers(threads: 1, kernels: kernels)
    }

    /// Draws into `target` from now on. Its pixels count as unknown: the next damage should be all of it.
    package func setTarget(_ target: PixelTarget) {
        self.target = target
        ownPixels = nil
    }

    /// Images are read where they are: nothing is copied.
    @discardableResult
    package func draw(_ list: DrawList, over damage: Damage, resources: ResourceStore) -> Int {
        isCutOff = false
        if damage.isEmpty { return 0 }
        beginFrame(resources)
        deadline?.begin()
        if list.passes.isEmpty { damage.rects.forEach(clear) }
        for index in list.passes.indices {
            let pass = list.passes[index]
            // Below the first command there is nothing, whatever the memory still holds.
            if index == 0, pass.readsTarget { damage.rects.forEach(clear) }
            if pass.readsTarget { backdrops.capture(pass, of: list, over: damage, from: target) }
            prepare(pass, of: list, over: damage, resources)
            paint(damage, of: list, isFirst: index == 0)
            if isOver {
                isCutOff = true
                break
            }
        }
        return 0
    }

    /// Takes over what was made for the frames before, unless that was of another store.
    private func beginFrame(_ resources: ResourceStore) {
        if store !== resources {
            store = resources
            shadows.removeAll()
            pass.ramps.removeAll()
        }
        shadows.beginFrame()
        pass.ramps.beginFrame()
    }

    package func readPixels() -> PixelBuffer {
        let copy = PixelBuffer(width: target.width, height: target.height)
        for y in 0..<copy.height {
            (copy.base + y * copy.bytesPerRow).copyMemory(
                from: target.base + y * target.bytesPerRow, byteCount: copy.width * 4)
        }
        return copy
    }

    /// Paints the prepared pass over `damage`, band by band; the first pass starts from transparency.
    private func paint(_ damage: Damage, of list: DrawList, isFirst: Bool) {
        bands.removeAll()
        var pixels = 0
        for rect in damage.rects {
            let rect = rect.intersection(list.bounds).intersection(target.bounds)
            appendBands(of: rect)
            pixels += rect.area
        }
        let target = surface(target.bounds)
        withUnsafePointer(to: pass) { pass in
            let job = BandJob(
                pass: pass, bands: UnsafePointer(bands.base), count: bands.count, isFirst: isFirst, target: target)
            workers.paint(job, pixels: pixels, with: &painter)
        }
    }

    /// Bands end where strips of rows do, which the pass is sorted into.
    private func appendBands(of rect: PixelRect) {
        let rows = Int32(BandPainter.rows)
        var band = rect
        while band.minY < rect.maxY, !rect.isEmpty {
            band.maxY = min(rect.maxY, (band.minY / rows + 1) * rows)
            bands.append(band)
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
