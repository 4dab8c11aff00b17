import Graphics
import RenderTree

extension ShapeTable {
    /// Adds the outline of what `command` fills, which `map` takes to the device, and returns its index.
    mutating func append(_ command: DrawCommand, under map: Homography) -> Int {
        guard !command.hardEdges.isEmpty, command.quad.radius == 0, let sides = QuadSides(of: command.quad, under: map)
        else { return append(command.quad, under: map) }
        return append(sides, hard: command.hardEdges, within: command.box)
    }

    /// Adds the outline of `clip`, which `map` takes to the device, and returns its index.
    mutating func append(_ clip: Clip, under map: Homography) -> Int {
        guard clip.upperSide != .smooth,
            let sides = QuadSides(of: clip.quad, under: map, isMirrored: clip.upperSide == .complement)
        else { return append(clip.quad, under: map) }
        return append(sides, hard: .top, within: clip.box)
    }

    private mutating func append(_ sides: QuadSides, hard: RenderNode.Edges, within box: PixelRect) -> Int {
        // All around, cut off at the sides that are smoothed.
        let lowX = Double(box.minX) - 1
        let lowY = Double(box.minY) - 1
        let highX = Double(box.maxX) + 1
        let highY = Double(box.maxY) + 1
        corners.removeAll()
        corners.append(SIMD2(lowX, lowY))
        corners.append(SIMD2(highX, lowY))
        corners.append(SIMD2(highX, highY))
        corners.append(SIMD2(lowX, highY))
        sides.forEach(of: hard.inverted) { cutCorners(at: $0) }
        let index = appendCorners()
        let firstCut = cuts.count
        // Asked at the middle of a pixel, they answer for the point beside it.
        sides.forEach(of: hard) { plane in
            cuts.append(plane + SIMD3(0, 0, plane.x * sides.probe.x + plane.y * sides.probe.y))
        }
        shapes.base[index].kind = .cut
        shapes.base[index].firstCut = firstCut
        shapes.base[index].lastCut = cuts.count
        return index
    }

    /// Leaves of the corners the part on the upper side of `plane`.
    private mutating func cutCorners(at plane: QuadSides.Plane) {
        let outline = corners.base
        seen.removeAll()
        clipPolygon(
            corners.count, height: { plane.x * outline[$0].x + plane.y * outline[$0].y + plane.z },
            keep: { seen.append(outline[$0]) },
            cross: { seen.append(outline[$0] + (outline[$1] - outline[$0]) * $2) })
        takeSeen()
    }

    /// The columns of row `y`, from `minX` to `maxX`, that lie on the right side of all hard edges of `shape`.
    borrowing func columns(of shape: Shape, row y: Int, minX: Int, maxX: Int) -> Range<Int> {
        var low = minX
        var high = maxX
        for index in shape.firstCut..<shape.lastCut {
            let plane = cuts.base[index]
            let height = plane.y * (Double(y) + 0.5) + plane.z
            if plane.x == 0 {
                if height < 0 { return minX..<minX }
                continue
            }
            let crossing = max(-1e9, min(1e9, -height / plane.x - 0.5)).wholeAbove
            if plane.x > 0 { low = max(low, crossing) } else { high = min(high, crossing) }
        }
        return low..<max(low, high)
    }
}

extension RowSpan {
    /// The part of the span within `columns`; pixels that were covered in part remain so.
    func intersection(_ columns: Range<Int>) -> RowSpan {
        var span = RowSpan(
            start: max(start, columns.lowerBound), fullStart: max(fullStart, columns.lowerBound),
            fullEnd: min(fullEnd, columns.upperBound), end: min(end, columns.upperBound))
        if span.isEmpty { return .none }
        if span.fullStart >= span.fullEnd { (span.fullStart, span.fullEnd) = (span.end, span.end) }
        return span
    }
}
