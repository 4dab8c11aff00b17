import CSDL2
import Compositor
import Graphics

extension GPUPainter {
    /// Draws what lay below when the pass began, blurred, over the quad.
    ///
    /// SDL's targets have 8 bits to the channel, in which weighted sums go wrong by several levels, and it mixes no channels
    /// with each other: made small by the card, the picture is read, blurred, and uploaded again.
    mutating func drawBackdrop(_ command: DrawCommand, under map: QuadMap) throws(PlatformError) {
        guard let below else { return }
        let deviation = Double(command.parameters.x)
        let scale = BackdropScale(deviation: deviation)
        let reach = Int32((3 * deviation).rounded(.up)) + Int32(2 * scale.shrinkage)
        let area = command.box.grown(by: reach).intersection(below.box)
        guard !area.isEmpty else { return }
        let picture = try reduced(below, area: area, by: scale.shrinkage)
        defer { pool.release(picture.texture) }
        try batch.flush()
        let pixels = try device.read(
            picture.texture, width: picture.box.width, height: picture.box.height, "reading a backdrop")
        try select()
        blur.run(pixels, deviation: scale.rest, saturation: 1 + command.parameters.y)
        try picture.texture.upload(pixels.base, bytesPerRow: pixels.bytesPerRow)
        let low = SIMD2(Double(area.minX), Double(area.minY))
        let size = SIMD2(Double(area.width), Double(area.height))
        guard let place = QuadMap((SIMD3(1, 0, low.x), SIMD3(0, 1, low.y), SIMD3(0, 0, 1))) else { return }
        let mapping = TextureMap(place, origin: .zero, size: size)
        try fill(
            command, under: map, with: picture.texture, color: SIMD4(repeating: command.alpha), mapping: mapping)
        try batch.flush()
    }

    /// The part `area` of `source`, `shrinkage` times smaller along each side; its box says how large it came out.
    private mutating func reduced(
        _ source: Target, area: PixelRect, by shrinkage: Int
    ) throws(PlatformError) -> Target {
        let origin = PixelRect(
            minX: area.minX - source.box.minX, minY: area.minY - source.box.minY,
            maxX: area.maxX - source.box.minX, maxY: area.maxY - source.box.minY)
        var picture = try copy(source.texture, part: origin, width: area.width, height: area.height)
        var size = 1
        while size < shrinkage {
            let smaller = try copy(
                picture.texture, part: picture.box, width: (picture.box.width + 1) / 2,
                height: (picture.box.height + 1) / 2)
            pool.release(picture.texture)
            (picture, size) = (smaller, size * 2)
        }
        return picture
    }

    /// A picture of `width` times `height` texels that shows the part `part` of `texture`.
    private mutating func copy(
        _ texture: GPUTexture, part: PixelRect, width: Int, height: Int
    ) throws(PlatformError) -> Target {
        let target = try pool.acquire(width: width, height: height, exactly: true)
        let result = Target(texture: target, box: PixelRect(width: width, height: height))
        try push(result)
        let texels = SIMD2(Double(texture.width), Double(texture.height))
        let low = SIMD2(Double(part.minX), Double(part.minY)) / texels
        let high = SIMD2(Double(part.maxX), Double(part.maxY)) / texels
        let size = SIMD2(Double(width), Double(height))
        mesh.removeAll()
        mesh.append(low: .zero, high: size)
        if try confine(to: nil), let map = QuadMap((SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1))) {
            let isWhole = part.width == width && part.height == height
            try batch.use(texture, nearest: isWhole, blend: GPUDevice.replace)
            let mapping = TextureMap(map, origin: .zero, size: size, low: low, high: high)
            batch.append(mesh, origin: .zero, color: .one) { mapping.coordinates(at: $0) }
        }
        return try pop()
    }
}
