import CSDL2
import Compositor
import Foundation
import RenderTree

/// Turns the commands of a list into triangles, layer by layer.
@MainActor struct GPUPainter {
    /// A picture that is being drawn, and the device pixels that it stands for.
    struct Target {
        var texture: GPUTexture
        var box: PixelRect

        var origin: SIMD2<Double> { SIMD2(Double(box.minX), Double(box.minY)) }
    }

    let device: GPUDevice
    var deadline: GPUDeadline?
    let images: ImageTextures
    let baked: BakedPictures
    let paths: PathPictures
    let pool: TargetPool
    let topologies: MeshTopologies
    let blur: BackdropBlur
    let list: DrawList
    let resources: ResourceStore
    /// The pixels of the canvas that are drawn again.
    let region: PixelRect
    /// Whether the window takes the canvas's place.
    let drawsOnWindow: Bool
    var batch: TriangleBatch
    /// The canvas first, open layers above it.
    var targets: [Target]
    /// The canvas that the backdrops of the pass read, as it was when the pass began; nil where none is drawn.
    var below: Target?
    var mesh = CoverageMesh()

    /// Draws the list over its canvas, whatever that shows in the region; false where the deadline cuts it off.
    mutating func run() throws(PlatformError) -> Bool {
        try select()
        if !list.startsOpaque { try erase() }
        for pass in list.passes {
            if pass.readsTarget { below = try copyForBackdrops(of: pass) }
            var index = pass.start
            while index < pass.end {
                let command = list.commands[index]
                let pixels = command.box.intersection(target.box).area
                if try deadline?.isOver(before: command, index: index, pixels: pixels, in: &batch) == true {
                    return false
                }
                if command.kind == .beginLayer, !isVisible(command.box) {
                    index = list.endOfLayer(index)
                } else {
                    try draw(command)
                }
                index += 1
            }
            if let copy = below?.texture { pool.release(copy) }
            below = nil
        }
        try batch.flush()
        return true
    }

    /// Makes the region of the canvas transparent.
    private mutating func erase() throws(PlatformError) {
        if region == target.box { return try device.clear() }
        let low = SIMD2(Double(region.minX), Double(region.minY))
        mesh.removeAll()
        mesh.append(low: low, high: low + SIMD2(Double(region.width), Double(region.height)))
        try drawMesh(within: region, with: images.white, color: .zero, mapping: nil, blend: GPUDevice.replace)
    }

    private mutating func draw(_ command: DrawCommand) throws(PlatformError) {
        switch command.kind {
        case .beginLayer, .beginMask: return try beginLayer(command.box)
        case .endLayer: return try endLayer(command)
        case .endMask: return try endMask()
        default: break
        }
        guard isVisible(command.box), let map = QuadMap(command.quad, in: list) else { return }
        switch command.kind {
        case .solid: try fill(command, under: map, with: images.white, color: command.components)
        case .image: try drawImage(command, under: map)
        case .gradient: try drawGradient(command, under: map)
        case .path, .stroke: try drawPath(command)
        case .shadow: try drawShadow(command, under: map)
        case .border: try drawBorder(command, under: map)
        case .mesh: try drawMesh(command, under: map)
        case .backdrop: try drawBackdrop(command, under: map)
        case .beginLayer, .endLayer, .beginMask, .endMask: break
        }
    }

    private func isVisible(_ box: PixelRect) -> Bool {
        targets.count == 1 ? box.intersects(region) : targets[targets.count - 1].box.intersects(box)
    }
}

extension GPUPainter {
    var target: Target { targets[targets.count - 1] }

    /// Limits what follows to `box`, where the mesh goes beyond it; false where nothing would be left of it.
    mutating func confine(_ mesh: CoverageMesh, to box: PixelRect) throws(PlatformError) -> Bool {
        let limits = targets.count == 1 ? box.intersection(region) : box
        let low = SIMD2(Double(limits.minX), Double(limits.minY))
        let high = SIMD2(Double(limits.maxX), Double(limits.maxY))
        // Up to half a pixel is the smoothing, which reaches no further pixel's centre.
        let sticksOut = mesh.vertices.contains {
            any($0.position .< low - 0.51) || any($0.position .> high + 0.51)
        }
        return try confine(to: sticksOut ? limits : nil)
    }

    /// Limits what follows to `limits`, in device pixels; false where nothing would be left.
    mutating func confine(to limits: PixelRect?) throws(PlatformError) -> Bool {
        let moved = limits.map {
            let visible = $0.intersection(target.box)
            return PixelRect(
                minX: visible.minX - target.box.minX, minY: visible.minY - target.box.minY,
                maxX: visible.maxX - target.box.minX, maxY: visible.maxY - target.box.minY)
        }
        // SDL takes an empty limit for none.
        if moved?.isEmpty == true { return false }
        guard moved != device.limits else { return true }
        try batch.flush()
        device.confine(to: moved)
        return true
    }
}

extension DrawCommand {
    /// Whether this is an upright rectangle through which nothing shines, and which no clip cuts.
    var isOpaqueBox: Bool {
        flags.contains(.opaque) && quad.isBox && clip == 0 && alpha >= 1 && (kind == .solid || kind == .image)
    }

    /// The premultiplied colour as red, green, blue, alpha, 0 to 1.
    var components: SIMD4<Float> {
        let color = premultipliedColor
        return SIMD4<Float>(SIMD4(color >> 16 & 255, color >> 8 & 255, color & 255, color >> 24)) / 255
    }
}
