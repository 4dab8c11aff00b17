import RenderTree

/// Writes the contents of a layer: an image, fragment, mesh or backdrop, in one node or in parts.
@MainActor struct ContentsWriter {
    /// The layer as it shows.
    let layer: LayerPointer

    /// Whether one node as large as the bounds can show the contents, with the layer's clipping and corner radius.
    var fitsOneNode: Bool {
        if layer.pointee.flags.contains(.hasCenter), layer.pointee.contentsKind != .mesh { return false }
        let clips = layer.pointee.flags.contains(.masksToBounds)
        let frame = layer.contentsFrame
        let bounds = layer.pointee.bounds
        switch layer.pointee.contentsKind {
        case .mesh: return !clips
        case .backdrop: return true
        case .fragment:
            // Cut past the edge of its picture, it fills less.
            let isWithin = CGRect.unit.contains(layer.pointee.contentsRect)
            return frame == bounds && isWithin && !(clips && layer.pointee.cornerRadius > 0)
        default: return clips ? frame.contains(bounds) : frame == bounds
        }
    }

    /// Writes the contents, in one node or in parts.
    func write(into nodes: inout NodeBuffer) {
        if layer.pointee.flags.contains(.hasCenter), layer.pointee.contentsKind != .mesh {
            writeFadingOrParts(into: &nodes)
        } else {
            fill(nodes.append(.image, of: layer), isAlone: false)
        }
    }

    /// Makes `node`, which was written last, one of the contents; `isAlone` where no group cuts and rounds them.
    func fill(_ node: NodePointer, isAlone: Bool) {
        let frame = layer.contentsFrame
        let part = layer.pointee.contentsRect
        node.pointee.kind = layer.pointee.contentsKind
        node.pointee.resource = layer.pointee.contents
        switch layer.pointee.contentsKind {
        case .mesh:
            let cover = layer.pointee.contentsSize
            node.pointee.cover = SIMD2(Float(cover.width), Float(cover.height))
        case .backdrop: fillBackdrop(node, isAlone: isAlone)
        case .fragment:
            node.pointee.bounds = SIMD4(clamping: frame)
            node.pointee.cornerRadius = 0
            node.pointee.contentsRect = SIMD4(clamping: part)
            node.cropToPicture()
        default:
            node.filter(as: layer)
            if isAlone, layer.pointee.flags.contains(.masksToBounds) {
                node.pointee.contentsRect = SIMD4(clamping: part.part(layer.pointee.bounds, of: frame))
            } else {
                node.pointee.bounds = SIMD4(clamping: frame)
                node.pointee.cornerRadius = 0
                node.pointee.contentsRect = SIMD4(clamping: part)
            }
            // Hard at a cut, where another layer often continues: smooth edges would let through what is below both.
            if node.pointee.cornerRadius == 0, frame == layer.pointee.bounds { node.pointee.hardEdges = part.cuts }
        }
    }

    /// Without a blur, what is below is left alone.
    private func fillBackdrop(_ node: NodePointer, isAlone: Bool) {
        if !isAlone { node.pointee.cornerRadius = 0 }
        if let backdrop = layer.subclassState(as: BackdropState.self), backdrop.blurRadius > 0 {
            node.pointee.backdrop = RenderNode.Backdrop(
                deviation: Float(min(backdrop.blurRadius, CALayer.maximumBlurRadius)),
                saturation: Float(backdrop.saturation - 1))
        } else {
            node.pointee.kind = .solid
            node.pointee.color = SIMD4(0, 0, 0, 0)
        }
    }

    /// Writes contents that are not one image that is stretched.
    private func writeFadingOrParts(into nodes: inout NodeBuffer) {
        if let fade = layer.pointee.contentsFade {
            layer.pointee.contentsFade = nil
            let picture = layer.pointee.contentsPicture
            let look = fade.pointee
            write(look.below, opacity: look.belowOpacity, into: &nodes)
            write(look.above, opacity: look.aboveOpacity, into: &nodes)
            layer.pointee.contentsPicture = picture
            layer.pointee.contentsFade = fade
        } else if !layer.pointee.keepsPartOfContents {
            fill(nodes.append(.image, of: layer), isAlone: false)
        } else if layer.pointee.tilesContents {
            writeTiles(into: &nodes)
        } else {
            writeParts(into: &nodes)
        }
    }

    /// Writes `picture` as the contents of the layer, which are forgotten.
    private func write(_ picture: ContentsPicture, opacity: Float, into nodes: inout NodeBuffer) {
        guard !picture.id.isNone, opacity > 0 else { return }
        let index = nodes.count
        let group = nodes.append(.group, of: layer)
        group.pointee.cornerRadius = 0
        group.pointee.opacity = opacity
        group.pointee.flags.insert(.flattens)
        layer.pointee.contentsPicture = picture
        writeFadingOrParts(into: &nodes)
        nodes.close(index)
    }

    /// Writes contents whose middle is repeated: as one picture, as fine as they are, so that no seam shows.
    private func writeTiles(into nodes: inout NodeBuffer) {
        let index = nodes.count
        let scale = layer.pointee.contentsScale
        let group = nodes.append(.group, of: layer)
        group.pointee.cornerRadius = 0
        group.pointee.flags.insert(.rasterized)
        group.pointee.flags.insert(.flattens)
        group.pointee.rasterizationScale = scale > 0 ? Float(scale) : 1
        group.filter(as: layer)
        writeParts(into: &nodes)
        nodes.close(index)
    }

    /// Writes the contents in parts: the corners outside of `contentsCenter` keep their size, the edges are stretched or
    /// repeated along, the middle both ways.
    ///
    /// In a layer smaller than two corners, they share it in proportion, and nothing else shows.
    private func writeParts(into nodes: inout NodeBuffer) {
        let frame = layer.contentsFrame
        let part = layer.pointee.contentsRect
        let center = layer.pointee.contentsCenter
        let scale =
            layer.pointee.contentsKind == .fragment ? 1 : max(layer.pointee.contentsScale, .leastNormalMagnitude)
        let size = layer.pointee.contentsSize
        let isTiled = layer.pointee.tilesContents
        // Edges between two parts are not smoothed: both would let through what is below.
        let columns = CenterSplit(
            low: center.minX, high: center.maxX, natural: size.width * part.width / scale, length: frame.width,
            isTiled: isTiled, pixel: 1 / scale)
        let rows = CenterSplit(
            low: center.minY, high: center.maxY, natural: size.height * part.height / scale, length: frame.height,
            isTiled: isTiled, pixel: 1 / scale)
        for row in 0..<rows.count {
            for column in 0..<columns.count {
                let x = columns.place(column)
                let y = rows.place(row)
                let u = columns.span(column)
                let v = rows.span(row)
                guard x.length > 0, y.length > 0, u.length > 0, v.length > 0 else { continue }
                let node = nodes.append(layer.pointee.contentsKind)
                node.pointee.resource = layer.pointee.contents
                node.filter(as: layer)
                node.pointee.bounds = SIMD4(
                    clamping: CGRect(
                        x: frame.minX + x.start, y: frame.minY + y.start, width: x.length, height: y.length))
                node.pointee.contentsRect = SIMD4(
                    clamping: CGRect(
                        x: part.minX + u.start * part.width, y: part.minY + v.start * part.height,
                        width: u.length * part.width, height: v.length * part.height))
                if x.start > 0 { node.pointee.hardEdges.insert(.left) }
                if x.start + x.length < frame.width { node.pointee.hardEdges.insert(.right) }
                if y.start > 0 { node.pointee.hardEdges.insert(.top) }
                if y.start + y.length < frame.height { node.pointee.hardEdges.insert(.bottom) }
                if layer.pointee.contentsKind == .fragment { node.cropToPicture() }
            }
        }
    }
}

extension NodePointer {
    /// Leaves of a fragment's node what shows of the picture: beyond the picture there is nothing.
    fileprivate func cropToPicture() {
        let part = pointee.contentsRect
        let bounds = pointee.bounds
        let low = part.lowHalf
        let high = part.lowHalf + part.highHalf
        if low.x >= 0, low.y >= 0, high.x <= 1, high.y <= 1 { return }
        let from = low.clamped(lowerBound: .zero, upperBound: .one)
        let to = high.clamped(lowerBound: .zero, upperBound: .one)
        let scale = bounds.highHalf / part.highHalf
        pointee.contentsRect = SIMD4(lowHalf: from, highHalf: to - from)
        pointee.bounds = SIMD4(lowHalf: bounds.lowHalf + (from - low) * scale, highHalf: (to - from) * scale)
    }
}

extension LayerPointer {
    /// The frame of the contents, in the layer's own coordinates.
    var contentsFrame: CGRect {
        let bounds = pointee.bounds
        let kind = pointee.contentsKind
        if pointee.contentsGravity == .resize || kind == .mesh || kind == .backdrop {
            return bounds
        }
        let scale = kind == .fragment || !(pointee.contentsScale > 0) ? 1 : pointee.contentsScale
        let part = pointee.contentsRect.size
        let natural = CGSize(
            width: pointee.contentsSize.width * abs(part.width) / scale,
            height: pointee.contentsSize.height * abs(part.height) / scale)
        return pointee.contentsGravity.frame(of: natural, in: bounds, pixel: 1 / scale)
    }
}

extension CGRect {
    /// All of something, in unit coordinates.
    fileprivate static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// The sides at which this part of a picture, in unit coordinates, ends within the picture.
    fileprivate var cuts: RenderNode.Edges {
        var edges = RenderNode.Edges(rawValue: 0)
        let slack = 1e-5
        guard width > 0, height > 0, self != .unit else { return edges }
        if minX > slack { edges.insert(.left) }
        if minY > slack { edges.insert(.top) }
        if maxX < 1 - slack { edges.insert(.right) }
        if maxY < 1 - slack { edges.insert(.bottom) }
        return edges
    }

    /// The part of this unit rectangle that shows in `visible` when all of it covers `whole`.
    fileprivate func part(_ visible: CGRect, of whole: CGRect) -> CGRect {
        guard whole.width > 0, whole.height > 0 else { return self }
        return CGRect(
            x: minX + (visible.minX - whole.minX) / whole.width * width,
            y: minY + (visible.minY - whole.minY) / whole.height * height,
            width: visible.width / whole.width * width, height: visible.height / whole.height * height)
    }
}
