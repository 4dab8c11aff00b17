extension PreparedPass {
    /// The place, among `range` of the `members`, of the last command that alone decides all pixels of `band`: what comes
    /// before it is not seen. Nil where there is none.
    borrowing func lastOpaque(of range: Range<Int>, over band: PixelRect) -> Int? {
        var place = range.upperBound
        while place > range.lowerBound {
            place -= 1
            let command = commands.base + Int(members.base[place])
            switch command.pointee.paint {
            case .endLayer, .endMask:
                // What is in a layer decides nothing outside of it.
                while Int(members.base[place]) != command.pointee.partner { place -= 1 }
            default:
                if isOpaque(command, over: band) { return place }
            }
        }
        return nil
    }

    /// Fewer columns than these are not worth looking after.
    private static let leastCover = 32
    /// More commands than these are not drawn again and again for many runs of columns.
    private static let mostInRuns = 8

    /// The cover of the first of `range` of the `members` in many columns of `band`, outside of all layers; nil without one.
    borrowing func cover(of range: Range<Int>, over band: PixelRect) -> BandCover? {
        var cover: BandCover?
        var place = range.upperBound
        while place > range.lowerBound + 1 {
            place -= 1
            let command = commands.base + Int(members.base[place])
            switch command.pointee.paint {
            case .endLayer, .endMask:
                while Int(members.base[place]) != command.pointee.partner { place -= 1 }
            default:
                let columns = hiddenColumns(of: command, over: band)
                // A lower one is drawn whole itself: it has to hide more than those above it.
                let hidden = cover?.visibleColumns.count(of: columns) ?? columns.count
                if hidden < Self.leastCover { continue }
                if cover == nil {
                    cover = BandCover(place, columns, of: band)
                } else {
                    cover?.extend(to: place, columns)
                }
            }
        }
        guard let cover, cover.visibleColumns.count > 2 else { return cover }
        return cover.firstIndex - range.lowerBound <= Self.mostInRuns ? cover : nil
    }

    /// Whether the command at `index`, the first of a layer that is `box`, covers all of it with opaque pixels.
    borrowing func isCovered(_ box: PixelRect, by index: Int) -> Bool {
        guard index < commands.count, !box.isEmpty else { return false }
        return hiddenColumns(of: commands.base + index, over: box) == box.minX..<box.maxX
    }

    /// The columns in which nothing of what lies below `command` is seen in any row of `band`.
    private borrowing func hiddenColumns(
        of command: UnsafePointer<PreparedCommand>, over band: PixelRect
    ) -> Range<Int32> {
        let box = command.pointee.box
        guard command.pointee.alpha == 255, box.minY <= band.minY, box.maxY >= band.maxY,
            hasOpaqueSource(command)
        else { return 0..<0 }
        let area = box.intersection(band)
        if area.width < Self.leastCover { return 0..<0 }
        if command.pointee.paint == .mesh {
            guard command.pointee.clip == 0, area == band else { return 0..<0 }
            let columns = meshes.solidColumns(meshes.records.base[command.pointee.first], of: band)
            return Int32(columns.lowerBound)..<Int32(columns.upperBound)
        }
        var columns = shapes.wholeColumns(of: command.pointee.shape, within: area)
        var clip = Int(command.pointee.clip)
        while clip != 0, !columns.isEmpty {
            columns = columns.clamped(to: shapes.wholeColumns(of: clips[clip].shape, within: area))
            clip = clips[clip].parent
        }
        return columns
    }

    /// Whether all pixels that `command` draws are opaque but for its shape, its clips and its opacity.
    private borrowing func hasOpaqueSource(_ command: UnsafePointer<PreparedCommand>) -> Bool {
        switch command.pointee.paint {
        case .color: command.pointee.color >> 24 == 255
        case .uprightImage, .affineImage, .projectiveImage, .nearestImage, .trilinearImage, .axialGradient,
            .radialGradient, .conicGradient, .mesh:
            command.pointee.isOpaque
        case .ring, .path, .pathMask, .shadow, .beginLayer, .endLayer, .beginMask, .endMask: false
        }
    }

    /// Whether no command comes between the member at `index`, which begins a layer, and the layer's end.
    borrowing func isEmptyLayer(at index: Int) -> Bool {
        let begin = commands.base + Int(members.base[index])
        return begin.pointee.paint == .beginLayer && Int(members.base[index + 1]) == begin.pointee.partner
    }

    private borrowing func isOpaque(_ command: UnsafePointer<PreparedCommand>, over band: PixelRect) -> Bool {
        guard command.pointee.clip == 0, command.pointee.alpha == 255, command.pointee.box.contains(band) else {
            return false
        }
        switch command.pointee.paint {
        case .color: if command.pointee.color >> 24 != 255 { return false }
        case .uprightImage: if !command.pointee.isOpaque { return false }
        default: return false
        }
        let shape = shapes.shapes.base[command.pointee.shape]
        switch shape.kind {
        case .unlimited: return true
        case .quad, .convex, .cut: return false
        case .upright:
            return shape.lowX <= Double(band.minX) && shape.lowY <= Double(band.minY)
                && shape.highX >= Double(band.maxX) && shape.highY >= Double(band.maxY)
        }
    }
}
