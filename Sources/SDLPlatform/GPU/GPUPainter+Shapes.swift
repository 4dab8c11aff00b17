import CSDL2
import Compositor
import Graphics
import RenderTree

extension GPUPainter {
    /// Draws `command`'s quad, within its clips, with `texture` laid over it.
    ///
    /// `mapping` gives the texture's position; without one, every pixel takes its middle. Without a `blend` mode it is
    /// composed over what is there.
    mutating func fill(
        _ command: DrawCommand, under map: QuadMap, with texture: GPUTexture, color: SIMD4<Float>,
        mapping: TextureMap? = nil, blend: SDL_BlendMode? = nil
    ) throws(PlatformError) {
        cover(command, under: map)
        // A fully opaque quad need not read the pixels below, which is half of the work.
        let replaces = command.isOpaqueBox && mesh.vertices.allSatisfy { $0.coverage == 1 }
        try drawMesh(
            within: command.box, with: texture, color: color, mapping: mapping,
            blend: blend ?? (replaces ? GPUDevice.replace : GPUDevice.sourceOver))
    }

    /// Draws `mesh`, coloured with the premultiplied `color`, limited to `box`.
    mutating func drawMesh(
        within box: PixelRect, with texture: GPUTexture, color: SIMD4<Float>, mapping: TextureMap?,
        blend: SDL_BlendMode = GPUDevice.sourceOver
    ) throws(PlatformError) {
        guard !mesh.indices.isEmpty, try confine(mesh, to: box) else { return }
        let origin = target.origin
        guard var mapping else {
            try batch.use(texture, nearest: true, blend: blend)
            batch.append(mesh, origin: origin, color: color) { _ in SIMD2(0.5, 0.5) }
            return
        }
        let texels = SIMD2(Double(texture.width), Double(texture.height))
        let nearest = mapping.isNearest || mapping.isPixelForPixel(over: box, texels: texels)
        try batch.use(texture, nearest: nearest, blend: blend)
        if !nearest { mapping.hold(&mesh, texels: texels) }
        mapping.cutAtStretch(&mesh)
        mapping.cutAtPerspective(&mesh, texels: texels)
        batch.append(mesh, origin: origin, color: color) { mapping.coordinates(at: $0) }
    }

    /// Sets `mesh` to the part of `command`'s quad within its clips.
    mutating func cover(_ command: DrawCommand, under map: QuadMap) {
        mesh.removeAll()
        let clips = clips(of: command)
        if command.quad.isBox, clips.allSatisfy(\.isBox) {
            var (low, high) = command.quad.corners
            for clip in clips {
                let corners = clip.quad.corners
                low = pointwiseMax(low, corners.low)
                high = pointwiseMin(high, corners.high)
            }
            if all(low .< high) { mesh.append(low: low, high: high) }
            return
        }
        // A quad that covers its clip lends it the inside; the edges are the clip's.
        let quadCounts = !command.flags.contains(.fillsClip) || clips.isEmpty
        var polygon = quadCounts ? map.outline(of: command.quad, hard: command.hardEdges) : nil
        for clip in clips {
            guard let outline = outline(of: clip) else { continue }
            polygon = polygon?.intersection(outline) ?? outline
        }
        if let polygon { mesh.append(polygon) }
    }

    /// The clips that take something away from `command`.
    func clips(of command: DrawCommand) -> ClipChain { ClipChain(of: command, in: list) }

    /// The outline of `clip` on the device; nil where its quad has no map.
    func outline(of clip: Clip) -> ConvexPolygon? {
        guard let map = QuadMap(clip.quad, in: list) else { return nil }
        return map.outline(of: clip.quad, hard: clip.upperSide == .smooth ? RenderNode.Edges(rawValue: 0) : .top)
    }
}

extension Clip {
    /// Whether this is a rectangle along the pixel grid, smooth and without rounded corners.
    fileprivate var isBox: Bool { quad.isBox && upperSide == .smooth }
}

extension RoundedQuad {
    /// Whether this is a rectangle along the pixel grid without rounded corners, which is covered exactly.
    var isBox: Bool { isUpright && radius == 0 }

    /// The low and the high corner on the device of a quad that is a box.
    var corners: (low: SIMD2<Double>, high: SIMD2<Double>) {
        let edges = edges
        return (SIMD2(edges.lowX, edges.lowY), SIMD2(edges.highX, edges.highY))
    }
}
