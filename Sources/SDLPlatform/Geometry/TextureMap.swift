import Compositor

/// From device pixels to the unit coordinates of a texture.
struct TextureMap: Hashable, Sendable {
    /// The largest shift of a picture by cutting perspective into triangles, in texels.
    private static let tolerance = 0.1
    /// Parts of a texel that mixing in 255 steps does not show.
    private static let slack = 1.0 / 256

    private var map: QuadMap
    /// The local point of the picture's top left corner, and its extent there.
    private var origin, size: SIMD2<Double>
    /// The part of the texture that the picture takes.
    private var low, high: SIMD2<Double>
    /// The fraction of the texture that the picture fills, along each side.
    private var used = SIMD2<Double>.one
    /// The unit coordinates that are seen: those of the middles of the part's outermost texels, once these are known.
    private var least, most: SIMD2<Double>
    /// From where on, in local units from the origin, and over how much, the picture shows one texel.
    private var middle = SIMD2<Double>.zero, stretch = SIMD2<Double>.zero
    /// Whether a pixel takes the texel that it lies on, however large that is.
    var isNearest = false

    /// The map that spreads the part `low` to `high` of a texture over the local rectangle at `origin`.
    init(
        _ map: QuadMap, origin: SIMD2<Double>, size: SIMD2<Double>, low: SIMD2<Double> = .zero,
        high: SIMD2<Double> = .one
    ) {
        self.map = map
        self.origin = origin
        self.size = size
        self.low = low
        self.high = high
        least = pointwiseMin(low, high)
        most = pointwiseMax(low, high)
    }

    /// Unit coordinates of what is shown at `pixel`, within the part: SDL draws nothing at all if any corner of a
    /// triangle is outside the texture.
    func coordinates(at pixel: SIMD2<Double>) -> SIMD2<Double> {
        let unit = unit(at: pixel)
        let clamped = pointwiseMin(pointwiseMax(unit, pointwiseMax(least, .zero)), pointwiseMin(most, .one))
        return SIMD2(clamped.x.isFinite ? clamped.x : 0, clamped.y.isFinite ? clamped.y : 0)
    }

    private func unit(at pixel: SIMD2<Double>) -> SIMD2<Double> {
        let local = map.local(pixel) - origin
        return low + pointwiseMin(local, pointwiseMax(middle, local - stretch)) / size * (high - low)
    }

    /// Whether the pixels of `box` lie exactly on texels of a texture of `texels`: mixing, which graphics cards that are
    /// programs take long for, would give each pixel the colour of one texel.
    func isPixelForPixel(over box: PixelRect, texels: SIMD2<Double>) -> Bool {
        guard map.isAffine, stretch == .zero else { return false }
        let corner = SIMD2(Double(box.minX), Double(box.minY))
        let shift = (unit(at: corner) * texels - corner).rounded(.toNearestOrEven)
        return [.zero, SIMD2(Double(box.width), 0), SIMD2(0, Double(box.height))].allSatisfy {
            let error = unit(at: corner + $0) * texels - corner - $0 - shift
            return all(error .>= -Self.slack) && all(error .<= Self.slack)
        }
    }

    /// The number of texels per pixel along a side at `pixel`, for a texture of `texels`: the square root of their
    /// number in the pixel's area.
    func density(at pixel: SIMD2<Double>, of texels: SIMD2<Double>) -> Double {
        let x = SIMD2(0.5, 0.0)
        let y = SIMD2(0.0, 0.5)
        let alongX = (map.local(pixel + x) - map.local(pixel - x)) / size * (high - low) * texels
        let alongY = (map.local(pixel + y) - map.local(pixel - y)) / size * (high - low) * texels
        return abs(alongX.x * alongY.y - alongX.y * alongY.x).squareRoot()
    }

    /// Takes the picture from the part `used` (from the top left corner on) of another texture instead.
    mutating func narrow(to used: SIMD2<Double>) {
        low *= used
        high *= used
        self.used = used
        least = pointwiseMin(low, high)
        most = pointwiseMax(low, high)
    }

    /// Has nothing be seen beyond `end`, in unit coordinates of the texture: the last texel before it goes on.
    mutating func end(at end: SIMD2<Double>) { most = pointwiseMin(most, end) }

    /// Has what is seen end with the part of the picture, not half a texel beyond, where a card would mix in what is there;
    /// `mesh` is cut where that is. `texels` is the size of the texture.
    mutating func hold(_ mesh: inout CoverageMesh, texels: SIMD2<Double>) {
        let first = least * texels + Self.slack
        let last = most * texels - Self.slack
        for axis in 0..<2 {
            // At the edges of the texture the card holds on by itself.
            if first[axis] > 1 {
                least[axis] = min((first[axis].rounded(.down) + 0.5) / texels[axis], most[axis])
                split(&mesh, axis, at: least[axis])
            }
            if last[axis] < used[axis] * texels[axis] - 1 {
                most[axis] = max((last[axis].rounded(.up) - 0.5) / texels[axis], least[axis])
                split(&mesh, axis, at: most[axis])
            }
        }
    }

    private func split(_ mesh: inout CoverageMesh, _ axis: Int, at unit: Double) {
        split(&mesh, axis, atPlace: (unit - low[axis]) / (high[axis] - low[axis]) * size[axis])
    }

    /// Cuts `mesh` where local points are `place` away from the origin along `axis`.
    private func split(_ mesh: inout CoverageMesh, _ axis: Int, atPlace place: Double) {
        let local = origin[axis] + place
        mesh.split { axis == 0 ? map.isBeyond(x: local, $0) : map.isBeyond(y: local, $0) }
    }

    /// Makes the picture longer by `stretch`, along each axis, by repeating what it shows `middle` local units from the origin.
    /// The whole of the picture must be the whole of the texture.
    mutating func stretch(at middle: SIMD2<Double>, by stretch: SIMD2<Double>) {
        self.middle = middle
        self.stretch = stretch
    }

    /// Cuts `mesh` where the stretched part begins and ends, between which straight interpolation then stays true.
    func cutAtStretch(_ mesh: inout CoverageMesh) {
        for axis in 0..<2 where stretch[axis] > 0 {
            split(&mesh, axis, atPlace: middle[axis])
            split(&mesh, axis, atPlace: middle[axis] + stretch[axis])
        }
    }

    /// Cuts `mesh` so that straight interpolation between corners stays true to the perspective of a texture of `texels`; leaves
    /// it as it is where there is no perspective.
    func cutAtPerspective(_ mesh: inout CoverageMesh, texels: SIMD2<Double>) {
        guard !map.isAffine else { return }
        mesh.subdivide { start, end in
            // Halving a side quarters the error of a smooth map.
            var level = 0
            var left = bend(between: start, end, texels: texels)
            while left > Self.tolerance, level < CoverageMesh.highestLevel {
                left /= 4
                level += 1
            }
            return level
        }
    }

    /// The largest shift, in texels, by straight interpolation between the sides or the corners of the square whose middle line
    /// goes from `start` to `end`.
    private func bend(between start: SIMD2<Double>, _ end: SIMD2<Double>, texels: SIMD2<Double>) -> Double {
        let middle = (start + end) / 2
        let along = (end - start) / 2
        let across = SIMD2(-along.y, along.x)
        let shown = unit(at: middle)
        var worst = 0.0
        for offset in [along, across, along + across, along - across] {
            let error = ((unit(at: middle + offset) + unit(at: middle - offset)) / 2 - shown) * texels
            let squared = (error * error).sum()
            // Beyond the horizon there is no picture.
            guard squared.isFinite else { return .infinity }
            worst = max(worst, squared)
        }
        return worst.squareRoot()
    }
}
