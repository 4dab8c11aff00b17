import CSDL2
import Compositor
import Graphics

extension GPUPainter {
    /// Draws what lay below when the pass began, blurred, over the quad.
    mutating func drawBackdrop(_ command: DrawCommand, under map: QuadMap) throws(PlatformError) {
        guard let below else { return }
        let weights = BlurWeights(sigma: Double(command.parameters.x))
        let reach = Int32(weights.taps.count << weights.halvings) + Int32(2 << weights.halvings)
        let area = command.box.grown(by: reach).intersection(below.box)
        guard !area.isEmpty else { return }
        let blurred = try blur(below, area: area, weights: weights)
        defer { pool.release(blurred.texture) }
        if command.parameters.y != 0 { try saturate(blurred, by: 1 + command.parameters.y) }
        let low = SIMD2(Double(area.minX), Double(area.minY))
        let size = SIMD2(Double(area.width), Double(area.height))
        guard let place = QuadMap((SIMD3(1, 0, low.x), SIMD3(0, 1, low.y), SIMD3(0, 0, 1))) else { return }
        let mapping = TextureMap(place, origin: .zero, size: size)
        try fill(
            command, under: map, with: blurred.texture, color: SIMD4(repeating: command.alpha), mapping: mapping)
        try batch.flush()
    }

    /// Makes the colours of `picture` stronger.
    ///
    /// SDL mixes no channels with each other: the picture, a small one, is read, changed and uploaded again.
    private mutating func saturate(_ picture: Target, by saturation: Float) throws(PlatformError) {
        try batch.flush()
        let pixels = PixelBuffer(width: picture.box.width, height: picture.box.height)
        var area = SDL_Rect(PixelRect(width: pixels.width, height: pixels.height))
        try device.setTarget(picture.texture)
        let status = SDL_RenderReadPixels(
            device.renderer, &area, SDL_PIXELFORMAT_ARGB8888.rawValue, pixels.base, Int32(pixels.bytesPerRow))
        try device.check(status, "reading a backdrop")
        try select()
        pixels.saturate(by: saturation)
        try picture.texture.upload(pixels.base, bytesPerRow: pixels.bytesPerRow, to: area)
    }

    /// The part `area` of `source`, made smaller and blurred; its box says how large it came out.
    private mutating func blur(
        _ source: Target, area: PixelRect, weights: BlurWeights
    ) throws(PlatformError) -> Target {
        let origin = PixelRect(
            minX: area.minX - source.box.minX, minY: area.minY - source.box.minY,
            maxX: area.maxX - source.box.minX, maxY: area.maxY - source.box.minY)
        var picture = try copy(source.texture, part: origin, width: area.width, height: area.height)
        for _ in 0..<weights.halvings {
            let smaller = try copy(
                picture.texture, part: picture.box, width: (picture.box.width + 1) / 2,
                height: (picture.box.height + 1) / 2)
            pool.release(picture.texture)
            picture = smaller
        }
        guard weights.taps.count > 1 else { return picture }
        for direction in [SIMD2(1.0, 0.0), SIMD2(0.0, 1.0)] {
            let smoother = try sum(picture, taps: weights.taps, along: direction)
            pool.release(picture.texture)
            picture = smoother
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
        try stretch(
            texture, low: low, high: high, size: SIMD2(Double(width), Double(height)), weight: 1,
            nearest: part.width == width && part.height == height)
        return try pop()
    }

    /// The weighted sum of `picture` and itself, shifted to both sides along `direction`.
    private mutating func sum(
        _ picture: Target, taps: [Int], along direction: SIMD2<Double>
    ) throws(PlatformError) -> Target {
        let (width, height) = (picture.box.width, picture.box.height)
        let texture = try pool.acquire(width: width, height: height, exactly: true)
        try push(Target(texture: texture, box: picture.box))
        let size = SIMD2(Double(width), Double(height))
        let texels = SIMD2(Double(picture.texture.width), Double(picture.texture.height))
        for offset in (1 - taps.count)..<taps.count {
            try addShifted(
                picture.texture, by: direction * Double(offset), size: size, texels: texels,
                weight: Float(taps[abs(offset)]) / 255)
        }
        return try pop()
    }

    /// Adds `texture`, shifted by whole texels, to the target; beyond its edges the outermost texels go on.
    private mutating func addShifted(
        _ texture: GPUTexture, by shift: SIMD2<Double>, size: SIMD2<Double>, texels: SIMD2<Double>, weight: Float
    ) throws(PlatformError) {
        let axis = SIMD2(shift.x == 0 ? 0.0 : 1.0, shift.y == 0 ? 0.0 : 1.0)
        let limit = min(abs(shift.sum()), (size * axis).sum() - 1)
        guard limit > 0 else {
            return try stretch(texture, low: .zero, high: size / texels, size: size, weight: weight)
        }
        let forward = shift.sum() > 0
        let (along, across) = (axis * limit, SIMD2(1.0, 1.0) - axis)
        // The part that stays inside, and the strip that repeats the last texel.
        let (from, to) = forward ? (along, SIMD2<Double>.zero) : (SIMD2<Double>.zero, along)
        try stretch(
            texture, low: from / texels, high: (from + size - along) / texels, size: size - along, at: to,
            weight: weight)
        let edge = forward ? (size - 0.5) * axis : 0.5 * axis
        try stretch(
            texture, low: edge / texels, high: (edge + size * across) / texels, size: size * across + along,
            at: forward ? (size - along) * axis : .zero, weight: weight)
    }

    /// Adds the part `low` to `high` of `texture`, times `weight`, to the rectangle of `size` at `place`.
    private mutating func stretch(
        _ texture: GPUTexture, low: SIMD2<Double>, high: SIMD2<Double>, size: SIMD2<Double>,
        at place: SIMD2<Double> = .zero, weight: Float, nearest: Bool = true
    ) throws(PlatformError) {
        guard let map = QuadMap((SIMD3(1, 0, place.x), SIMD3(0, 1, place.y), SIMD3(0, 0, 1))) else { return }
        mesh.removeAll()
        mesh.append(low: place, high: place + size)
        guard try confine(to: nil) else { return }
        try batch.use(texture, nearest: nearest, blend: GPUDevice.add)
        let mapping = TextureMap(map, origin: .zero, size: size, low: low, high: high)
        batch.append(mesh, origin: .zero, color: SIMD4(repeating: weight)) { mapping.coordinates(at: $0) }
    }
}
