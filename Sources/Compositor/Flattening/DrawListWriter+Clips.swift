import Foundation
import Graphics
import RenderTree

/// Clips of groups, and those of commands.
extension DrawListWriter {
    /// The least distance of a clip's edge from the content's, in pixels, at which it cuts the content.
    private static let leastCut = 1.0 / 256
    /// The distance to which the far part of an opaque child of a 3-D context goes on below the near part, in pixels, so that
    /// nothing of what is behind shows where they meet.
    private static let overlap = 1.5

    /// Limits `group` to `bounds` of its space; false where nothing is left to see.
    mutating func clip(_ group: inout GroupState, to bounds: SIMD4<Float>, radius: Float) -> Bool {
        guard let (quad, box) = place(bounds, radius: radius, under: group.world) else { return false }
        group.clipBox = group.clipBox.intersection(box)
        if group.clipBox.isEmpty { return false }
        let inside = quad.wholePixels
        if inside.contains(group.clipBox) { return true }
        var clip = Clip(quad: quad, box: group.clipBox, inside: inside, parent: group.clip)
        if group.clip != 0 {
            let parent = list.clips[Int(group.clip)]
            let isSmooth = parent.upperSide == .smooth
            if isSmooth, parent.quad == quad { return true }
            if isSmooth, let both = parent.quad.intersection(quad) {
                // Two rectangles along the pixel grid make one: their edges are smoothed once.
                clip.quad = both
                clip.inside = both.wholePixels
                clip.parent = parent.parent
            } else {
                // What takes nothing away from this one would smooth the edges that they share a second time.
                while clip.parent != 0, list.clips[Int(clip.parent)].upperSide == .smooth,
                    list.covers(list.clips[Int(clip.parent)].quad, quad)
                {
                    clip.parent = list.clips[Int(clip.parent)].parent
                }
            }
        }
        group.clip = add(clip)
        return true
    }

    /// Limits `group` to its mask, if that is no more than a rounded rectangle through which everything is seen.
    mutating func clip(_ group: inout GroupState, toMask mask: UnsafePointer<RenderNode>) -> Bool {
        let node = mask.pointee
        guard node.kind == .solid, node.flags.isFlat,
            node.opacity >= 1, node.color.w >= 1
        else { return false }
        let world = group.world
        group.world = world.after(node.transform)
        if !clip(&group, to: node.bounds, radius: node.cornerRadius) { group.clipBox = .empty }
        group.world = world
        return true
    }

    /// Replaces the clips of `group` that are rectangles along the edges of pixels by the whole pixels that they leave of `bounds`.
    mutating func cut(_ group: inout GroupState, byClipsOver bounds: SIMD4<Float>, under world: Homography) {
        guard let (quad, _) = place(bounds, radius: 0, under: world) else { return }
        let far = Double.infinity
        let content = quad.isBoxLike ? quad.edges : (-far, -far, far, far)
        while group.clip != 0 {
            let clip = list.clips[Int(group.clip)]
            guard clip.quad.isBoxLike, clip.quad.radius == 0, clip.upperSide == .smooth else { return }
            let edges = clip.quad.edges
            // One coefficient of each sum is 0.
            let x = PixelAxis(scale: Double(clip.quad.a + clip.quad.c))
            let y = PixelAxis(scale: Double(clip.quad.d + clip.quad.b))
            var whole = group.clipBox
            if content.0 < edges.lowX - Self.leastCut { whole.minX = max(whole.minX, x.snappedPixel(edges.lowX)) }
            if content.1 < edges.lowY - Self.leastCut { whole.minY = max(whole.minY, y.snappedPixel(edges.lowY)) }
            if content.2 > edges.highX + Self.leastCut { whole.maxX = min(whole.maxX, x.snappedPixel(edges.highX)) }
            if content.3 > edges.highY + Self.leastCut { whole.maxY = min(whole.maxY, y.snappedPixel(edges.highY)) }
            group.clip = clip.parent
            group.clipBox = whole
        }
    }

    /// Limits `group` to one side of a line of its space; false where nothing is left to see.
    mutating func clip(_ group: inout GroupState, to cut: DepthCut, isHard: Bool) -> Bool {
        guard let inverse = group.world.inverted() else { return true }
        var line = SIMD3(
            inverse.m11 * cut.line.x + inverse.m12 * cut.line.y + inverse.m13 * cut.line.z,
            inverse.m21 * cut.line.x + inverse.m22 * cut.line.y + inverse.m23 * cut.line.z,
            inverse.m31 * cut.line.x + inverse.m32 * cut.line.y + inverse.m33 * cut.line.z)
        let length = (line.x * line.x + line.y * line.y).squareRoot()
        guard length > 0, length.isFinite, line.z.isFinite else { return true }
        line /= length
        if cut.isFar, !isHard { line.z -= Self.overlap }
        let kept = cut.isFar ? -line : line
        guard let box = group.clipBox.part(above: kept) else { return false }
        // Parts of one line are told apart by nothing else, so that each pixel belongs to one of them.
        let bounds = list.bounds
        let middle = SIMD2(Double(bounds.width), Double(bounds.height)) / 2
        let reach = (middle * middle).sum().squareRoot() + 16
        let height = line.x * middle.x + line.y * middle.y + line.z
        let normal = SIMD2(line.x, line.y)
        let along = SIMD2(normal.y, -normal.x)
        let corner = middle - normal * height - along * reach
        let down = cut.isFar ? -normal : normal
        let quad = RoundedQuad(
            a: Float(along.x), b: Float(along.y), c: Float(down.x), d: Float(down.y), tx: Float(corner.x),
            ty: Float(corner.y), width: Float(2 * reach), height: Float(reach + abs(height)))
        var clip = Clip(quad: quad, box: box, inside: .empty, parent: group.clip)
        if isHard { clip.upperSide = cut.isFar ? .complement : .hard }
        group.clipBox = box
        group.clip = add(clip)
        return true
    }
}

extension RoundedQuad {
    /// Whether the sides run along the pixel grid, whichever of them lies across.
    fileprivate var isBoxLike: Bool { homography == 0 && ((b == 0 && c == 0) || (a == 0 && d == 0)) }
}

extension PixelRect {
    /// The box around what of this one lies where `line`, x · column + y · row + z, is at least 0; nil where nothing does.
    fileprivate func part(above line: SIMD3<Double>) -> PixelRect? {
        let low = SIMD2(Double(minX), Double(minY))
        let high = SIMD2(Double(maxX), Double(maxY))
        var first = SIMD2<Double>(repeating: .infinity)
        var last = SIMD2<Double>(repeating: -.infinity)
        func corner(_ index: Int) -> SIMD2<Double> {
            SIMD2(index == 0 || index == 3 ? low.x : high.x, index < 2 ? low.y : high.y)
        }
        func add(_ point: SIMD2<Double>) {
            first = pointwiseMin(first, point)
            last = pointwiseMax(last, point)
        }
        clipPolygon(
            4, height: { (SIMD2(line.x, line.y) * corner($0)).sum() + line.z }, keep: { add(corner($0)) },
            cross: { add(corner($0) + (corner($1) - corner($0)) * $2) })
        guard first.x < last.x, first.y < last.y else { return nil }
        let box = PixelRect(enclosing: first.x, first.y, last.x, last.y).intersection(self)
        return box.isEmpty ? nil : box
    }
}
