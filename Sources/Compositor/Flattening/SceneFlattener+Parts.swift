import Graphics
import RenderTree

/// Cutting of children of a 3-D context that go through each other.
extension SceneFlattener {
    /// So many cuts are made in one context at most, so many parts of one child, and rings are looked for among so many.
    private static let (cutLimit, partLimit, ringLimit) = (64, 8, 128)
    /// The distance to which the far part of an opaque child goes on below the near part, in pixels, so that nothing
    /// of what is behind shows where they meet.
    private static let overlap = 1.5

    /// Cuts one of each two children that go through each other; whether any was.
    mutating func cutCrossings(from start: Int, firstCut: Int, _ source: NodeSource) -> Bool {
        var hasCut = false
        for index in sorter.crossings.indices {
            let first = sorter.crossings[index].first
            let second = sorter.crossings[index].second
            let cost = costOfCutting(order[first].node, source)
            let other = costOfCutting(order[second].node, source)
            let isFirst = cost == other ? order[first].node > order[second].node : cost < other
            let node = order[isFirst ? first : second].node
            let quad = order[isFirst ? second : first].quad
            let whole = DepthOutline(quad)
            for part in start..<order.count where order[part].node == node {
                let common = DepthOutline(order[part], depthCuts).intersection(whole)
                if cut(part, by: quad, in: common, from: start, firstCut: firstCut) { hasCut = true }
            }
        }
        return hasCut
    }

    /// Cuts one of those that wait for each other to be drawn first; whether one was.
    mutating func cutRing(from start: Int, firstCut: Int) -> Bool {
        guard order.count - start <= Self.ringLimit else { return false }
        sorter.findRing()
        let count = sorter.ring.count
        for place in 0..<count {
            let rank = sorter.ring[place]
            let other = sorter.ring[place + 1 == count ? 0 : place + 1]
            let near = ranks[start + rank].entry
            let far = ranks[start + other].entry
            if cut(near, by: order[far].quad, in: nil, from: start, firstCut: firstCut) { return true }
            if cut(far, by: order[near].quad, in: nil, from: start, firstCut: firstCut) { return true }
        }
        return false
    }

    /// Cuts entry `index` of the open context where the plane of `quad` goes through `outline`, or through what is left of the
    /// entry; false where it does not, or enough was cut.
    private mutating func cut(
        _ index: Int, by quad: DepthQuad, in outline: DepthOutline?, from start: Int, firstCut: Int
    ) -> Bool {
        guard depthCuts.count - firstCut < 2 * Self.cutLimit, order[index].quad.isSeen, quad.isSeen else {
            return false
        }
        let left = DepthOutline(order[index], depthCuts)
        guard let line = DepthRelation.cut(through: order[index].quad, by: quad, in: outline ?? left) else {
            return false
        }
        var parts = 0
        for other in start..<order.count where order[other].node == order[index].node { parts += 1 }
        guard parts < Self.partLimit else { return false }
        var near = order[index]
        depthCuts.append(DepthCut(line: line, isFar: true, before: near.cut))
        order[index].cut = Int32(truncatingIfNeeded: depthCuts.count)
        depthCuts.append(DepthCut(line: line, isFar: false, before: near.cut))
        near.cut = Int32(truncatingIfNeeded: depthCuts.count)
        ranks.append(DepthRank(depth: 0, entry: order.count))
        order.append(near)
        for rank in start..<ranks.count where ranks[rank].entry == index || ranks[rank].entry == order.count - 1 {
            let entry = order[ranks[rank].entry]
            let depths = entry.quad.depths
            let middle = DepthOutline(entry, depthCuts).middle
            ranks[rank].depth = depths.x * middle.x + depths.y * middle.y + depths.z
        }
        return true
    }

    /// The relative cost of drawing node `index` twice, for comparisons.
    private func costOfCutting(_ index: Int, _ source: NodeSource) -> Int {
        switch source.nodes[index].kind {
        case .backdrop, .context3D: .max
        case .group: 3 + Int(source.nodes[index].subtreeCount)
        case .fragment: 3
        case .solid, .border, .image, .path, .stroke, .shadow, .gradient, .mesh: isOpaque(index, source) ? 1 : 2
        }
    }

    /// Whether nothing shines through the bounds of node `index`, as far as can be said at once.
    private func isOpaque(_ index: Int, _ source: NodeSource) -> Bool {
        let node = source.nodes.baseAddress.unsafelyUnwrapped + index
        guard node.pointee.opacity >= 1 else { return false }
        switch node.pointee.kind {
        case .solid: return node.pointee.color.w >= 1
        case .image: return resources?.isOpaqueImage(node.pointee.resource) ?? false
        case .group:
            let apart: RenderNode.Flags = [.masked, .throwsShadow]
            guard node.pointee.subtreeCount > 1, index + 1 < source.nodes.count,
                node.pointee.flags.isDisjoint(with: apart)
            else { return false }
            // Most have a background.
            let first = node + 1
            return first.pointee.kind == .solid && first.pointee.flags.isFlat && first.pointee.opacity >= 1
                && first.pointee.color.w >= 1 && first.pointee.transform == .identity
                && first.pointee.bounds == node.pointee.bounds
        default: return false
        }
    }

    /// Opens a frame for one part of a child of the top frame's context, and returns its first node; where nothing of the part is
    /// seen, the node behind it.
    mutating func beginPart(_ entry: DepthEntry, _ source: NodeSource) -> Int {
        var frame = frames[frames.count - 1]
        let next = entry.node + entry.count
        frame.role = .group
        frame.end = next
        frame.resume = next
        frame.layer = -1
        let isHard = frame.opacity < 1 || !isOpaque(entry.node, source)
        var index = entry.cut
        while index != 0 {
            let cut = depthCuts[Int(index) - 1]
            guard clip(&frame, to: cut, isHard: isHard) else { return next }
            index = cut.before
        }
        frames.append(frame)
        return entry.node
    }

    /// Limits `frame` to one side of a line of its space; false where nothing is left to see.
    private mutating func clip(_ frame: inout GroupState, to cut: DepthCut, isHard: Bool) -> Bool {
        guard let inverse = frame.world.inverted() else { return true }
        var line = SIMD3(
            inverse.m11 * cut.line.x + inverse.m12 * cut.line.y + inverse.m13 * cut.line.z,
            inverse.m21 * cut.line.x + inverse.m22 * cut.line.y + inverse.m23 * cut.line.z,
            inverse.m31 * cut.line.x + inverse.m32 * cut.line.y + inverse.m33 * cut.line.z)
        let length = (line.x * line.x + line.y * line.y).squareRoot()
        guard length > 0, length.isFinite, line.z.isFinite else { return true }
        line /= length
        if cut.isFar, !isHard { line.z -= Self.overlap }
        let kept = cut.isFar ? -line : line
        guard let box = frame.clipBox.part(above: kept) else { return false }
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
        var clip = Clip(quad: quad, box: box, inside: .empty, parent: frame.clip)
        if isHard { clip.upperSide = cut.isFar ? .complement : .hard }
        frame.clipBox = box
        frame.clip = add(clip)
        return true
    }
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
