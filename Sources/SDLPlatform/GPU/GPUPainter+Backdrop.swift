import CSDL2
import Compositor
import Foundation
import Graphics

extension GPUPainter {
    /// Draws what lay below when the pass began, blurred, over the quad.
    ///
    /// SDL's targets have 8 bits to the channel, in which weighted sums go wrong by several levels, and it mixes no channels
    /// with each other: made small by the card, the picture is read, blurred, and uploaded again.
    mutating func drawBackdrop(_ command: DrawCommand, under map: QuadMap) throws(PlatformError) {
        guard let below, isCaptured(command) else { return }
        let scale = BackdropScale(deviation: Double(command.backdrop.deviation))
        let area = reach(of: command)
        let picture = try reduced(below, area: area, by: scale.shrinkage)
        defer { pool.release(picture.texture) }
        try batch.flush()
        let width = picture.box.width
        let height = picture.box.height
        try blur.run(
            on: picture.texture, width: width, height: height, deviation: scale.rest,
            saturation: 1 + command.backdrop.saturation)
        try select()
        let low = SIMD2(Double(area.minX), Double(area.minY))
        guard let place = QuadMap(Homography(CGAffineTransform(translationX: low.x, y: low.y))) else { return }
        let texels = SIMD2(Double(picture.texture.width), Double(picture.texture.height))
        let size = SIMD2(Double(width), Double(height))
        let mapping = TextureMap(
            place, origin: .zero, size: size * Double(scale.shrinkage), high: size / texels)
        cover(command, under: map)
        // Between a corner that the picture does not reach and one on it, what the picture shows would be stretched.
        mesh.split { $0.x - Double(area.minX) }
        mesh.split { $0.x - Double(area.maxX) }
        mesh.split { $0.y - Double(area.minY) }
        mesh.split { $0.y - Double(area.maxY) }
        try drawMesh(
            within: command.box, with: picture.texture, color: SIMD4(repeating: command.alpha), mapping: mapping)
        try batch.flush()
    }

    /// A copy of the canvas, as it stands, under the backdrops of `pass`; nil where they show nothing.
    mutating func copyForBackdrops(of pass: DrawPass) throws(PlatformError) -> Target? {
        var area = PixelRect.empty
        for index in pass.start..<pass.end where isCaptured(list.commands[index]) {
            area = area.union(reach(of: list.commands[index]))
        }
        guard !area.isEmpty else { return nil }
        try batch.flush()
        let canvas = targets[0]
        let texture = try pool.acquire(width: area.width, height: area.height)
        try device.setTarget(texture)
        SDL_SetTextureBlendMode(canvas.texture.pointer, GPUDevice.replace)
        try canvas.texture.setNearest(true)
        var source = SDL_Rect(area)
        var place = SDL_Rect(PixelRect(width: area.width, height: area.height))
        try device.check(
            SDL_RenderCopy(device.renderer, canvas.texture.pointer, &source, &place), "copying the canvas")
        try select()
        return Target(texture: texture, box: area)
    }

    /// Whether `command` is a backdrop that shows in what is drawn again.
    private func isCaptured(_ command: DrawCommand) -> Bool {
        command.kind == .backdrop && command.box.intersects(region)
    }

    /// The pixels of the canvas that backdrop `command` reads.
    private func reach(of command: DrawCommand) -> PixelRect {
        command.box.grown(by: command.blurReach).intersection(targets[0].box)
    }

    /// The part `area` of `source`, `shrinkage` times smaller along each side; the size of the result is in its box.
    private mutating func reduced(
        _ source: Target, area: PixelRect, by shrinkage: Int
    ) throws(PlatformError) -> Target {
        let part = PixelRect(
            minX: area.minX - source.box.minX, minY: area.minY - source.box.minY,
            maxX: area.maxX - source.box.minX, maxY: area.maxY - source.box.minY)
        var picture = try copy(part, of: source.texture, halved: shrinkage > 1)
        var size = 2
        while size < shrinkage {
            let larger = picture.texture
            picture = try copy(picture.box, of: larger, halved: true)
            pool.release(larger)
            size *= 2
        }
        return picture
    }

    /// A picture of the part `part` of `texture`, or, if it is to be `halved`, with a pixel for every square of four; those at
    /// an odd edge stand for two or one.
    private mutating func copy(
        _ part: PixelRect, of texture: GPUTexture, halved: Bool
    ) throws(PlatformError) -> Target {
        let (width, height) = halved ? ((part.width + 1) / 2, (part.height + 1) / 2) : (part.width, part.height)
        let result = Target(
            texture: try pool.acquire(width: width, height: height), box: PixelRect(width: width, height: height))
        try push(result)
        let texels = SIMD2(Double(texture.width), Double(texture.height))
        let low = SIMD2(Double(part.minX), Double(part.minY)) / texels
        let size = SIMD2(Double(width), Double(height))
        mesh.removeAll()
        mesh.append(low: .zero, high: size)
        if let map = QuadMap(.identity) {
            var mapping = TextureMap(
                map, origin: .zero, size: size, low: low, high: low + size * (halved ? 2 : 1) / texels)
            mapping.end(at: SIMD2(Double(part.maxX), Double(part.maxY)) / texels)
            try drawMesh(
                within: result.box, with: texture, color: .one, mapping: mapping, blend: GPUDevice.replace)
        }
        return try pop()
    }
}

extension DrawList {
    /// The region to be redrawn for `damaged` to become right: all that is read by the backdrops which show some of
    /// it, as it was before what lies above them was drawn.
    func regionOfBackdrops(around damaged: PixelRect) -> PixelRect {
        guard !damaged.isEmpty, passes.contains(where: \.readsTarget) else { return damaged }
        var region = damaged
        var hasGrown = true
        while hasGrown {
            hasGrown = false
            for command in commands where command.kind == .backdrop {
                let reach = command.box.grown(by: command.blurReach).intersection(bounds)
                guard region.intersects(reach), !region.contains(reach) else { continue }
                region = region.union(reach)
                hasGrown = true
            }
        }
        return region
    }
}
